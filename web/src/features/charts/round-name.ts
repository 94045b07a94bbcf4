/** What a game calls its rounds on its own pages. A tenure is one banker's time, a donne a round. */
export type RoundName = 'deal' | 'hand' | 'tenure' | 'round' | 'donne';
