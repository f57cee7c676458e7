package cli

import (
	"context"
	"fmt"

	"muggins.example/conformance"
	"muggins.example/internal/diagnosis"
	"muggins.example/internal/mutation"
	"muggins.example/protocol"
)

// hint says in a line which wrong program fails as this one does; "" where
// nothing failed or none is near.
func hint(ctx context.Context, results *conformance.Results, reference protocol.Subject) (string, error) {
	if results == nil || reference == nil || len(results.Wrong()) == 0 {
		return "", nil
	}
	like, err := diagnosis.Hint(ctx, results, diagnosis.Beside{Reference: reference, Suspects: mutation.NewSuspects()})
	if err != nil {
		return "", fmt.Errorf("comparing with wrong programs: %w", err)
	}
	if like == nil {
		return "", nil
	}
	return fmt.Sprintf("in %s it is %s", like.Ruleset, like), nil
}
