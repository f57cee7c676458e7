package claims

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// join writes a list with commas and an and.
func join(words []string) string {
	switch n := len(words); n {
	case 0:
		return "none"
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
}

// numbers writes rising numbers, three or more in a row as from and to.
func numbers(list []int) string {
	var words []string
	for i := 0; i < len(list); {
		end := i
		for end+1 < len(list) && list[end+1] == list[end]+1 {
			end++
		}
		if end-i < 2 {
			words = append(words, strconv.Itoa(list[i]))
			i++
			continue
		}
		words = append(words, fmt.Sprintf("%d to %d", list[i], list[end]))
		i = end + 1
	}
	return join(words)
}

// number reads what was given as a number within bounds.
func (g given) number(name string, low, high int) (int, error) {
	n, err := strconv.Atoi(g[name])
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%q is no %s: write a number from %d to %d", g[name], name, low, high)
	}
	return n, nil
}

// numbers reads what was given as numbers within bounds, as numbers writes them.
func (g given) numbers(name string, low, high int) ([]int, error) {
	var list []int
	for word := range strings.SplitSeq(strings.ReplaceAll(g[name], " and ", ", "), ", ") {
		from, to, ranged := strings.Cut(word, " to ")
		first, err := given{name: from}.number(name, low, high)
		last := first
		if err == nil && ranged {
			last, err = given{name: to}.number(name, first, high)
		}
		if err != nil {
			return nil, fmt.Errorf("%q are no %s: write numbers from %d to %d, such as 1, 3 and 5 or 1 to 5", g[name], name, low, high)
		}
		for n := first; n <= last; n++ {
			list = append(list, n)
		}
	}
	return list, nil
}

// one reads what was given as one of some words, and returns its place.
func (g given) one(name string, words ...string) (int, error) {
	at := slices.Index(words, g[name])
	if at < 0 {
		return 0, fmt.Errorf("%q is no %s: write one of %s", g[name], name, strings.Join(words, ", "))
	}
	return at, nil
}

// quantity says in a word how much of a whole a part is; nothing is the word for 0.
func quantity(part, whole int, nothing string) string {
	switch {
	case part == 0:
		return nothing
	case part == whole:
		return "all"
	case 2*part > whole:
		return "most"
	}
	return "few"
}

func choose(b bool, yes, no string) string {
	if b {
		return yes
	}
	return no
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

func orNone(n int) string { return choose(n == 0, "none", strconv.Itoa(n)) }

// count writes a number with a word that is plural behind all numbers but 1.
func count(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}
