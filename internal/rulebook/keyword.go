package rulebook

import (
	"slices"
	"strings"

	"muggins.example/protocol"
)

func keywords() []string {
	return []string{"Feature:", "Rule:", "Example:", "Examples:", "Scenario Outline:", "Given", "When", "Then", "And", "But"}
}

// nearestKeyword returns the keyword that a line was probably meant to begin
// with, or "".
func nearestKeyword(text string) string {
	text = strings.TrimSpace(text)
	if before, _, ok := strings.Cut(text, ":"); ok {
		if k := Nearest(before+":", keywords()); k != "" {
			return k
		}
	}
	word, _, _ := strings.Cut(text, " ")
	return Nearest(word, keywords())
}

func looksLikeStep(l string) bool {
	l = strings.TrimSpace(l)
	for _, k := range []string{"Given ", "When ", "Then ", "And ", "But ", "* ", "|"} {
		if strings.HasPrefix(l, k) {
			return true
		}
	}
	return false
}

func rulesetTags() []string {
	var tags []string
	for _, r := range protocol.Rulesets() {
		tags = append(tags, "@"+r)
	}
	return tags
}

func isRuleset(tag string) bool { return slices.Contains(rulesetTags(), tag) }

func listStatuses() string {
	var names []string
	for _, s := range Statuses() {
		names = append(names, "@"+string(s))
	}
	return strings.Join(names, ", ")
}

func listTopics() string {
	var names []string
	for _, t := range protocol.Topics() {
		names = append(names, "@topic:"+string(t))
	}
	return strings.Join(names, ", ")
}
