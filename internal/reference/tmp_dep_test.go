package reference_test

import (
	"context"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
)

func TestTmpDependences(t *testing.T) {
	suite, err := conformance.LoadFrom(os.DirFS(os.Getenv("FEAT")), "features")
	require.NoError(t, err)
	s := reference.Subject(reference.Implementation())
	defer s.Close()
	all, err := suite.Dependences(context.Background(), s)
	require.NoError(t, err)
	f, _ := os.Create("/tmp/deps.txt")
	defer f.Close()
	for _, d := range all {
		f.WriteString(d.String() + "\n")
	}
	t.Log(len(all))
}
