package claims_test

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"time"

	"muggins.example/features"
	"muggins.example/internal/claims"
	"muggins.example/internal/rulebook"
)

func TestTry(t *testing.T) {
	sources, _, _ := rulebook.ReadSources(features.FS(), "features")
	sub, _ := fs.Sub(features.Claims(), "claims")
	start := time.Now()
	r, err := claims.Check(sub, "features/claims", sources)
	fmt.Println(time.Since(start), err)
	if err != nil {
		return
	}
	var b strings.Builder
	r.Write(&b)
	fmt.Println(b.String())
	for _, f := range r.Faults {
		fmt.Println(f)
	}
	fmt.Println(r.Count())
}
