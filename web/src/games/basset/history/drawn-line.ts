/** Lines of the history with the draw that they are about. */

import { rankOf } from '../../../i18n/cards.ts';
import type { HistoryLine } from '../../../table-kit/history/history-game.ts';
import type { Slot } from '../../../table-kit/table-game.ts';
import type { Drawn, Line } from './event-text.ts';

/** A line with its draw; null if it has none. */
export interface DrawnLine extends HistoryLine {
  readonly drawn: Drawn | null;
}

/** Returns a line for the band, with the cards of its draw. */
export const drawnLine = ({ words, call, drawn }: Line): DrawnLine => ({
  words,
  call,
  drawn,
  ...(drawn && { slots: slotsOf(drawn) }),
});

/** Returns the draw of a line that `drawnLine` made. */
export const drawnOf = (line: HistoryLine | null): Drawn | null => (line as DrawnLine | null)?.drawn ?? null;

// Of twins only the first card can win or lose.
function slotsOf(drawn: Drawn): readonly Slot[] {
  const twins = drawn.how === 'twins_first' || drawn.how === 'twins_void';
  return drawn.cards.map((card, index) => {
    const mark = twins && index ? undefined : drawn.marks[rankOf(card)];
    return { card, look: mark === 'won' || mark === 'lost' ? mark : 'plain' };
  });
}
