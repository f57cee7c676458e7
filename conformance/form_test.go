package conformance_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"muggins.example/conformance"
)

func TestOwnFeaturesAreWellFormed(t *testing.T) {
	form, err := conformance.CheckForm()
	require.NoError(t, err)
	require.Empty(t, form.Unused)
	require.Empty(t, form.Problems, form.Problems.Error())
}
