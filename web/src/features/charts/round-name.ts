/** What a game calls its rounds on its own pages. */
export type RoundName = 'deal' | 'round';
