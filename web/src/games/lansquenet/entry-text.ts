/** Entries of the outbox and of the log as sentences. */

import { money } from '../../i18n/amounts/currency.ts';
import { isolated } from '../../i18n/isolated.ts';
import type { Entered } from '../../outbox/ports.ts';
import { sharedEntryText } from '../../table-kit/rejection/shared-entry-text.ts';
import { messages } from './messages/messages.ts';
import { cardList } from './card-list.ts';
import { outcomeOf } from './model/hand-result.ts';
import type { Outcome, Table } from './view.ts';

const textIn = (entered: Entered, field: string): string => isolated(String(entered[field] ?? ''));
const sumIn = (entered: Entered, field: string, { currency }: Table): string =>
  money(Number(entered[field] ?? 0), currency);

type Sentence = (entered: Entered, table: Table) => string;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  seat: (entered, table) =>
    messages().entries.seated(textIn(entered, 'name'), sumIn(entered, 'purse', table)),
  buyin: (entered, table) =>
    messages().entries.boughtIn(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  cashout: (entered, table) =>
    messages().entries.cashedOut(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  wager: (entered, table) =>
    messages().entries.wager(isolated(table.banker ?? ''), sumIn(entered, 'amount', table)),
  cover: (entered, table) =>
    entered['all']
      ? messages().entries.coverAll(textIn(entered, 'punter'))
      : messages().entries.cover(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  withdraw: (entered) => messages().entries.withdraw(textIn(entered, 'punter')),
  match: (entered) => messages().entries.dealt[entered['outcome'] as Outcome] ?? '',
  cards: (entered, table) => handSentence(cardsIn(entered), table),
  pass: (_, table) => messages().entries.pass(isolated(table.banker ?? '')),
  auction: (entered, table) =>
    messages().entries.buys(textIn(entered, 'punter'), sumIn(entered, 'price', table)),
  close: () => messages().entries.closing,
};

/** Returns an entry as a sentence; null if the kit has the words for it. */
export const entrySentence = (entered: Entered, table: Table): string | null =>
  SENTENCES[entered.kind]?.(entered, table) ?? null;

const cardsIn = (entered: Entered): readonly string[] =>
  (entered['cards'] as readonly string[] | undefined) ?? [];

function handSentence(cards: readonly string[], { rules }: Table): string {
  const outcome = outcomeOf(cards, rules.match);
  const result = outcome === null ? '' : messages().entries.dealt[outcome];
  return messages().entries.withCards(result, cardList(cards)).trim();
}

/** Returns an entry as a sentence, in the words of the log. */
export function entryText(entered: Entered, table: Table): string {
  const describe = (other: Entered): string => entryText(other, table);
  return entrySentence(entered, table) ?? sharedEntryText(entered, table.currency, describe) ?? entered.kind;
}
