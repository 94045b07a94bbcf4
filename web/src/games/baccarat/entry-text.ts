/** Entries of the outbox and of the log as sentences. */

import { money } from '../../i18n/amounts/currency.ts';
import { isolated } from '../../i18n/isolated.ts';
import type { Entered } from '../../outbox/ports.ts';
import { sharedEntryText } from '../../table-kit/rejection/shared-entry-text.ts';
import { cardTexts, type CardsByPart } from './card-list.ts';
import { messages } from './messages/messages.ts';
import { cardsIn, resultsByCards, resultsIn } from './model/entered-hand.ts';
import { dealtText } from './sentence.ts';
import type { Table } from './view.ts';

const textIn = (entered: Entered, field: string): string => isolated(String(entered[field] ?? ''));
const sumIn = (entered: Entered, field: string, { currency }: Table): string =>
  money(Number(entered[field] ?? 0), currency);

type Sentence = (entered: Entered, table: Table) => string;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  seat: (entered, table) =>
    (isStanding(entered['where']) ? messages().entries.standing : messages().entries.seated)(
      textIn(entered, 'name'),
      sumIn(entered, 'purse', table),
    ),
  buyin: (entered, table) =>
    messages().entries.boughtIn(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  cashout: (entered, table) =>
    messages().entries.cashedOut(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  bank: (entered, table) =>
    messages().entries.bank(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  fund: (entered, table) => messages().entries.refilled(sumIn(entered, 'amount', table)),
  stake: (entered, table) =>
    messages().entries.stake(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  withdraw: (entered) => messages().entries.withdraw(textIn(entered, 'punter')),
  again: () => messages().entries.again,
  banco: (entered) =>
    (entered['how'] ? messages().entries.bancoCheval : messages().entries.banco)(textIn(entered, 'punter')),
  accept: () => messages().entries.accept,
  hand: (entered) => dealtText(resultsIn(entered)),
  cards: (entered) => withCards(cardsIn(entered)),
  pass: (_, table) =>
    table.banker === null ? messages().entries.declines : messages().entries.pass(isolated(table.banker)),
  shoe: () => messages().entries.shuffled,
  close: () => messages().entries.closing,
};

export const isStanding = (where: unknown): boolean => String(where ?? '').startsWith('standing');

/** Returns an entry as a sentence; null if the kit has the words for it. */
export const entrySentence = (entered: Entered, table: Table): string | null =>
  SENTENCES[entered.kind]?.(entered, table) ?? null;

const withCards = (cards: CardsByPart): string =>
  messages().entries.withCards(dealtText(resultsByCards(cards)), cardTexts(cards));

/** Returns an entry as a sentence, in the words of the log. */
export function entryText(entered: Entered, table: Table): string {
  const describe = (other: Entered): string => entryText(other, table);
  return entrySentence(entered, table) ?? sharedEntryText(entered, table.currency, describe) ?? entered.kind;
}
