package cards

// Legal appends to buf what the seat on turn may do and returns it: plays of
// the cards that fit, by card index, else a go, all with the word Due. Claims
// and calls need no turn and are not listed. After the round it appends nothing.
func (r *Rules) Legal(s *State, buf []Action) []Action {
	if s.Status != Playing {
		return buf
	}
	for rest := s.fitting; rest != 0; rest &= rest - 1 {
		buf = append(buf, Action{Player: s.Turn, Card: rest.first()})
	}
	if r.MayGo(s.fitting != 0) {
		buf = append(buf, Action{Player: s.Turn, Kind: Go})
	}
	return buf
}
