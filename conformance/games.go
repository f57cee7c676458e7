package conformance

import (
	"fmt"
	"io/fs"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"muggins.example/internal/rulebook"
	"muggins.example/plan"
	"muggins.example/protocol"
)

// recording is a file of scenarios/: a whole game and all that it has to show.
type recording struct {
	ID     string         `json:"id"`
	Title  string         `json:"title"`
	Shows  string         `json:"shows"`
	Rules  []string       `json:"rules"`
	Source string         `json:"source"`
	Play   jsontext.Value `json:"play"`
	Trace  jsontext.Value `json:"trace"`
}

// addGames reads the recorded games of a folder and puts them behind the
// scenarios of the features.
func (s *Suite) addGames(fsys fs.FS, root string) error {
	return fs.WalkDir(fsys, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".json") || !strings.Contains(path, "/") {
			return err
		}
		data, err := fs.ReadFile(fsys, path)
		if err != nil {
			return err
		}
		if err := s.addGame(root+"/"+path, data); err != nil {
			return fmt.Errorf("%s/%s: %w", root, path, err)
		}
		return nil
	})
}

func (s *Suite) addGame(path string, data []byte) error {
	var r recording
	if err := json.Unmarshal(data, &r, json.RejectUnknownMembers(true)); err != nil {
		return err
	}
	play, err := protocol.DecodePlay(r.Play)
	if err != nil {
		return fmt.Errorf("play: %w", err)
	}
	answer, err := protocol.DecodeAnswer([]byte(`{"trace":`+string(r.Trace)+`}`), play)
	if err != nil {
		return err
	}
	for _, id := range r.Rules {
		if s.Book.Rule(id) == nil {
			return fmt.Errorf("rules: no rule has the id %s", id)
		}
	}
	rule := &rulebook.Rule{
		ID: r.ID, Sentence: r.Shows, Source: r.Source, Status: rulebook.Stated, Topic: Games,
		Rulesets: []string{play.Ruleset}, Path: path, Line: 1,
	}
	s.scenarios = append(s.scenarios, &rulebook.Scenario{
		ID: r.ID, Title: r.Title + ": " + strings.Join(r.Rules, ", "), Path: path, Line: 1, Rule: rule, Tags: []string{"@games", "@" + play.Ruleset},
	})
	s.plans = append(s.plans, plan.Record(r.ID, path, play, answer.Trace))
	return nil
}

// Games stands for a topic where recorded games are counted: they touch all.
const Games protocol.Topic = "games"
