/** The sentences of the board. */

import { isolated } from '../../../i18n/isolated.ts';
import type { BoardSentence } from '../../../table-kit/board/board-game.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { gameNumber, SEATS, seatedOf } from '../model/table-queries.ts';
import { promptText, resultText } from '../sentence.ts';
import type { Table } from '../view.ts';

/** The newest result, and below it who deals; before the first round, what the table waits for. */
export function boardSentence(table: Table): BoardSentence {
  const words = pagesMessages().board;
  const prompt = promptText(table, { mode: { kind: 'none' } });
  const result = resultText(table);
  const dealer = words.deals(isolated(table.dealer ?? ''));
  if (table.counted) return { text: prompt };
  if (result) return { text: result, notes: [dealer] };
  return table.phase === 'playing'
    ? { text: words.plays(table.round + 1, table.rules.rounds), notes: [dealer] }
    : { text: prompt };
}

/** Whether a screen reader says the headline: after each round and game. */
export const isNewSentence = (before: Table, after: Table): boolean =>
  before.deals !== after.deals || before.games !== after.games || before.phase !== after.phase;

export function boardStatus(table: Table): string {
  const words = pagesMessages().board;
  const game = gameNumber(table);
  return table.phase === 'playing' ? words.statusOfRound(game, table.round + 1) : words.status(game);
}

/** The line that tells newcomers what happens at the table now. */
export function boardHint(table: Table): string {
  const { hints } = pagesMessages().board;
  const { phase, counted } = table;
  if (seatedOf(table) < SEATS && phase !== 'closed') return hints.noPlayers;
  return counted ? hints.counted : hints[phase];
}
