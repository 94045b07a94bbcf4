/** Entries in a few words, for the undo button. */

import type { Entered } from '../../outbox/ports.ts';
import { sumIn, textIn } from '../../table-kit/entries/entry-fields.ts';
import { messages } from './messages/messages.ts';
import type { Outcome, Table } from './view.ts';

type Words = (entered: Entered, table: Table) => string;

const SHORT: Readonly<Record<string, Words>> = {
  wager: (entered, table) => messages().short.wager(sumIn(entered, 'amount', table)),
  cover: (entered, table) =>
    entered['all']
      ? messages().short.rest(textIn(entered, 'punter'))
      : messages().short.cover(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  withdraw: (entered) => messages().short.withdraw(textIn(entered, 'punter')),
  match: (entered) => messages().short.outcome[entered['outcome'] as Outcome] ?? '',
  cards: () => messages().short.cards,
  pass: () => messages().short.pass,
  auction: (entered) => messages().short.sale(textIn(entered, 'punter')),
};

/** Returns an entry in a few words; null if the kit has them. */
export const shortEntry = (entered: Entered, table: Table): string | null =>
  SHORT[entered.kind]?.(entered, table) ?? null;
