/** Lines of the history with the draw that they are about. */

import type { HistoryLine } from '../../../table-kit/history/history-game.ts';
import { shownCards } from '../table-queries.ts';
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
  ...(drawn && { slots: shownCards(drawn) }),
});

/** Returns the draw of a line that `drawnLine` made. */
export const drawnOf = (line: HistoryLine | null): Drawn | null => (line as DrawnLine | null)?.drawn ?? null;
