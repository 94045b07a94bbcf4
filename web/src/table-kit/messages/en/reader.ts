/** Texts for screen readers. */

import { cap, rank, small } from '../../../i18n/en/grammar.ts';

export const reader = {
  table: 'Players',
  ranks: 'Players and ranks',
  player: 'Player',
  actions: 'Actions',
  keys: 'Cards',
  key: (on: string, seen: number, of: number) =>
    seen >= of
      ? `${cap(rank(on))}, none left`
      : `${cap(rank(on))}, ${seen ? small(seen) : 'none'} of ${small(of)} drawn`,
  notRecorded: 'not recorded yet',
  correctEntry: 'correct this entry',
  /** A note, and the entry that a tap on it corrects. */
  corrects: (note: string, entry: string) => `${note} (correct: ${entry})`,
  drawSlot: (on: string | null, wins: boolean) =>
    on === null
      ? wins
        ? 'Winning card: none yet'
        : 'Losing card: none yet'
      : `${cap(rank(on))} ${wins ? 'wins' : 'loses'}. Tap to remove it`,
};
