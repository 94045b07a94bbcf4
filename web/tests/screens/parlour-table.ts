/** A table of two players in pounds, with two cards for each. Amounts of lines are in farthings. */

import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { newTable } from '../dom/table.ts';

export const STAKES = ['stake anne K 240', 'stake anne 7 480', 'stake bess K 48', 'stake bess 10 120'];

const RULES = { preset: 'parlour', overrides: { cards_required: 2, max_cards: 2 } };

/** Opens the table after these lines, with some rules changed. */
export async function openParlourTable(lines: readonly string[] = [], changed: object = {}): Promise<Dealer> {
  const table = await newTable({
    lines: ['seat anne 9600 hearts', 'seat bess 9600 spades', ...lines],
    rules: { ...RULES, overrides: { ...RULES.overrides, ...changed } },
    currency: 'lsd',
    bank: { funds: 96_000 },
  });
  return openAsDealer(table);
}

/** The cards of a player, in the order of their names, when everything is recorded. */
export async function cardsOf(dealer: Dealer, player: string): Promise<readonly string[]> {
  await dealer.waitUntilRecorded();
  const { stakes } = await dealer.table.state();
  return stakes
    .filter(({ punter }) => punter === player)
    .map(({ card }) => card)
    .sort();
}
