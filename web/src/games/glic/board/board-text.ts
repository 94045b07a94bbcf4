/** The sentences of the board. */

import { money } from '../../../i18n/amounts/currency.ts';
import { isolated } from '../../../i18n/isolated.ts';
import type { BoardSentence } from '../../../table-kit/board/board-game.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { isHandOn, PLAYERS_LEAST } from '../model/table-queries.ts';
import { outText, promptText, resultText } from '../sentence.ts';
import type { Table } from '../view.ts';

/** The newest result if a hand has ended, else what the table waits for; below it who dealt, and the level. */
export function boardSentence(table: Table): BoardSentence {
  const words = pagesMessages().board;
  const { currency, dealer, level, next_dealer: next, phase } = table;
  const prompt = promptText(table, { mode: { kind: 'none' } });
  if (phase === 'between') {
    const result = lastText(table);
    const deals = next === null ? [] : [words.deals(isolated(next))];
    return result ? { text: result, notes: deals } : { text: prompt || words.waits };
  }
  if (!isHandOn(table)) return { text: prompt };
  const result = resultText(table);
  return {
    text: prompt,
    notes: [
      ...(result ? [result] : []),
      ...(dealer === null ? [] : [words.dealt(isolated(dealer))]),
      ...(level > 0 ? [words.level(money(level, currency))] : []),
    ],
  };
}

/** How the last hand ended; '' before the first. */
const lastText = ({ last_win: win, currency }: Table): string => (win ? outText(win, currency) : '');

/** Whether a screen reader says the headline: in a new phase, and at each turn. */
export const isNewSentence = (before: Table, after: Table): boolean =>
  before.phase !== after.phase || before.turn !== after.turn || before.hands !== after.hands;

export const boardStatus = ({ hands, phase }: Table): string =>
  pagesMessages().board.status(phase === 'between' ? hands + 1 : hands);

/** The line that tells newcomers what happens at the table now. */
export function boardHint({ phase, players, winners }: Table): string {
  const { hints } = pagesMessages().board;
  if (players.length < PLAYERS_LEAST && phase === 'between') return hints.noPlayers;
  return winners.length ? hints.settling : hints[phase];
}
