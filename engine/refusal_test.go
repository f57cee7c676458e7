package engine_test

import (
	"strings"
	"testing"

	"muggins.example/engine"
)

func TestEveryRefusalHasACodeAndARule(t *testing.T) {
	codes := map[string]bool{}
	for r := engine.Accepted + 1; r <= engine.GoWhileAble; r++ {
		if r.Accepted() || r.Code() == "" || r.String() != r.Code() {
			t.Errorf("refusal %d: code %q", r, r.Code())
		}
		switch book, _, _ := strings.Cut(r.Rule(), "."); book {
		case "dominoes", "muggins", "hoyle", "cards":
		default:
			t.Errorf("refusal %v: rule %q", r, r.Rule())
		}
		codes[r.Code()] = true
	}
	if len(codes) != 16 {
		t.Errorf("%d codes, want the closed list of 16", len(codes))
	}
	if z := engine.Accepted; !z.Accepted() || z.Code() != "" || z.Rule() != "" || z.String() != "accepted" {
		t.Error("the zero refusal must mean accepted and carry neither code nor rule")
	}
}
