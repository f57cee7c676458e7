package reference_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
	"muggins.example/internal/reference"
)

// BenchmarkLoad reads and compiles all features and recorded games.
func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		_, err := conformance.Load()
		require.NoError(b, err)
	}
}

// BenchmarkJudge binds, asks and judges everything on the reference, without
// reading the features again.
func BenchmarkJudge(b *testing.B) {
	suite, err := conformance.Load()
	require.NoError(b, err)
	subject := reference.Subject(reference.Implementation())
	defer subject.Close()
	for b.Loop() {
		results, err := suite.Judge(b.Context(), subject, conformance.Options{})
		require.NoError(b, err)
		require.True(b, results.Conforms())
	}
}
