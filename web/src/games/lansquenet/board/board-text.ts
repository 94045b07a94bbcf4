/** The sentences of the board. */

import { money } from '../../../i18n/amounts/currency.ts';
import { isolated } from '../../../i18n/isolated.ts';
import type { BoardSentence } from '../../../table-kit/board/board-game.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { promptText, resultText } from '../sentence.ts';
import type { Table } from '../view.ts';

/** The result of the newest hand until the next wager is up; then what the table waits for. */
export function boardSentence(table: Table): BoardSentence {
  const words = pagesMessages().board;
  const { banker, currency, left, phase } = table;
  const name = isolated(banker ?? '');
  if (banker === null || phase === 'closed' || phase === 'selling' || table.dealt)
    return { text: promptText(table, { mode: { kind: 'none' } }) };
  if (phase === 'covering') return { text: left > 0 ? words.left(money(left, currency)) : words.allCovered };
  const result = resultText(table);
  return result ? { text: result, notes: [words.nextBanker(name)] } : { text: words.putsUp(name) };
}

/** Whether a screen reader says the headline: after each hand, even if it has the same result, and in a new phase. */
export const isNewSentence = (before: Table, after: Table): boolean =>
  before.hand !== after.hand || before.phase !== after.phase || before.wager !== after.wager;

export const boardStatus = ({ hand }: Table): string => pagesMessages().board.status(hand + 1);

/** The line that tells newcomers what happens at the table now. */
export function boardHint(table: Table): string {
  const { hints } = pagesMessages().board;
  if (!table.players.length) return hints.noPlayers;
  return table.covers.length && table.left === 0 ? hints.dealt : hints[table.phase];
}
