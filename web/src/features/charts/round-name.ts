/** What a game calls its rounds on its own pages. A coup is a hand in English, a donne a round. */
export type RoundName = 'deal' | 'hand' | 'coup' | 'round' | 'donne';
