package rulebook

import (
	"slices"
	"strings"

	"muggins.example/protocol"
)

// words checks the second word of the ids, which says what a rule is about. One
// that is the name of a topic goes with that topic. Any other goes with one
// topic in its folder, or stands in one file.
func (l *linter) words(b *Book) {
	said := map[string]*word{}
	for _, r := range b.Rules() {
		name, ok := secondWord(r.ID)
		if !ok || r.Topic == "" || slices.Contains(apart(), r.ID) {
			continue
		}
		if isTopic(name) {
			if name != string(r.Topic) {
				l.problems.add(r.Path, r.Line, "the id %s says %s, which is a topic, and the rule is tagged @topic:%s: tag it @topic:%s, or take another word for a new rule", r.ID, name, r.Topic, name)
			}
			continue
		}
		key := folder(r.Path) + " " + name
		if said[key] == nil {
			said[key] = &word{first: r}
		}
		l.add(said[key], name, r)
	}
}

// word is a second word of ids of one folder.
type word struct {
	first    *Rule
	other    *Rule // the first rule of another topic
	scatters bool  // it stands in several files
	told     bool
}

// add notes one more rule of a word and tells once where its topics scatter.
func (l *linter) add(w *word, name string, r *Rule) {
	w.scatters = w.scatters || r.Path != w.first.Path
	if w.other == nil && r.Topic != w.first.Topic {
		w.other = r
	}
	if !w.scatters || w.other == nil || w.told {
		return
	}
	w.told = true
	against := w.first
	if r.Topic == against.Topic {
		against = w.other
	}
	l.problems.add(r.Path, r.Line, "the id %s says %s for @topic:%s, and %s (%s:%d) says it for @topic:%s: "+
		"give both one topic, put them into one file, or take another word for a new rule", r.ID, name, r.Topic, against.ID, against.Path, against.Line, against.Topic)
}

func secondWord(id string) (string, bool) {
	parts := strings.Split(id, ".")
	if len(parts) < 2 {
		return "", false
	}
	return parts[1], true
}

func isTopic(name string) bool { return slices.Contains(protocol.Topics(), protocol.Topic(name)) }

// apart returns the ids whose second word goes with another topic than it
// should. They are older than the check, and ids stay.
func apart() []string {
	return []string{
		"cards.claim.automatic",       // award: a program that counts by itself
		"cards.limit.21-pays",         // award: what a limit of 21 pays
		"cards.round.last-stack",      // award: the stack that a round leaves
		"cards.round.next-deal",       // turn: who deals next
		"hoyle.award.last-tile",       // settle: the last tile scores before hands are counted
		"muggins.call.none",           // award: a sum is scored without a call
		"muggins.players.two-to-four", // turn: how many play
		"muggins.settle.closer",       // round: who closed it
	}
}
