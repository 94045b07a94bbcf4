/** The sentences of the board. */

import { money } from '../../../i18n/amounts/currency.ts';
import { isolated } from '../../../i18n/isolated.ts';
import type { BoardSentence } from '../../../table-kit/board/board-game.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { mayRefill } from '../model/sums.ts';
import { hasTwoSides, isAbiding, mustAccept, openSum } from '../model/table-queries.ts';
import { holderText, promptText, resultText } from '../sentence.ts';
import type { Table } from '../view.ts';

const NO_MODE = { mode: { kind: 'none' } } as const;

/** The result of the newest hand until the next stake; then what the table waits for. */
export function boardSentence(table: Table): BoardSentence {
  const words = pagesMessages().board;
  const { currency, excess, phase, staked } = table;
  if (phase === 'closed' || table.dealt) return { text: promptText(table, NO_MODE) };
  const result = table.hand > 0 && isResultNew(table) ? resultText(table) : '';
  if (result) return { text: result, notes: [nextText(table)] };
  if (phase === 'open') return { text: openText(table) };
  if (table.is_broken || mustAccept(table) || table.bancos.length)
    return { text: promptText(table, NO_MODE) };
  if (staked === 0) return { text: words.placeStakes };
  const held = holderText(table);
  const notes = held ? [held] : [];
  if (excess > 0) return { text: words.excess(money(excess, currency)), notes };
  const open = openSum(table);
  return { text: open > 0 ? words.left(money(open, currency)) : words.covered, notes };
}

/** What the table waits for after a hand. */
function nextText(table: Table): string {
  const words = pagesMessages().board;
  if (table.phase === 'open') return openText(table);
  if (!table.is_broken || table.banker === null) return words.placeStakes;
  return (mayRefill(table) ? words.refillOrPass : words.mustPass)(isolated(table.banker));
}

/** Whether nothing was staked and no bank was taken since the newest hand. */
const isResultNew = ({ phase, stakes, hands_held, passed_sum }: Table): boolean =>
  phase === 'open' ? passed_sum === 0 : hands_held > 0 && stakes.every(({ abides }) => abides);

function openText({ currency, in_turn, late_banker, passed_sum }: Table): string {
  const words = pagesMessages().board;
  if (passed_sum > 0) return words.whoTakes(money(passed_sum, currency));
  if (in_turn === null) return words.auction;
  return (late_banker === null ? words.firstBank : words.dealPasses)(isolated(in_turn));
}

/** Whether a screen reader says the headline: after each hand, even if it has the same result, and in a new phase. */
export const isNewSentence = (before: Table, after: Table): boolean =>
  before.hand !== after.hand || before.phase !== after.phase || before.banker !== after.banker;

export const boardStatus = ({ hand, cards_left }: Table): string => {
  const words = pagesMessages().board;
  return words.status(hand + 1, words.cardsLeft(cards_left));
};

/** The line that tells newcomers what happens at the table now. */
export function boardHint(table: Table): string {
  const { hints } = pagesMessages().board;
  if (!table.players.length) return hints.noPlayers;
  if (table.phase !== 'staking') return hints[table.phase];
  if (table.bancos.length) return hints.banco;
  if (isAbiding(table)) return hints.tie;
  return hasTwoSides(table) && table.staked === 0 ? hints.two : hints.staking;
}
