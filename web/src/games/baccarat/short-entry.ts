/** Entries in a few words, for the undo button. */

import type { Entered } from '../../outbox/ports.ts';
import { sumIn, textIn } from '../../table-kit/entries/entry-fields.ts';
import { messages } from './messages/messages.ts';
import type { Result, Table } from './view.ts';

type Words = (entered: Entered, table: Table) => string;

const SHORT: Readonly<Record<string, Words>> = {
  bank: (entered, table) => messages().short.bank(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  fund: (entered, table) => messages().short.refill(sumIn(entered, 'amount', table)),
  stake: (entered, table) =>
    messages().short.stake(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  withdraw: (entered) => messages().short.withdraw(textIn(entered, 'punter')),
  again: () => messages().short.again,
  banco: (entered) => messages().short.banco(textIn(entered, 'punter')),
  accept: () => messages().short.accept,
  hand: resultText,
  cards: () => messages().short.cards,
  pass: () => messages().short.pass,
  shoe: () => messages().short.shoe,
};

function resultText({ right, left }: Entered): string {
  const { result, results } = messages().short;
  const first = result[right as Result] ?? '';
  return left === undefined ? first : results(first, result[left as Result] ?? '');
}

/** Returns an entry in a few words; null if the kit has them. */
export const shortEntry = (entered: Entered, table: Table): string | null =>
  SHORT[entered.kind]?.(entered, table) ?? null;
