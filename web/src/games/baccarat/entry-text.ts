/** Entries of the outbox and of the log as sentences. */

import { money } from '../../i18n/amounts/currency.ts';
import { isolated } from '../../i18n/isolated.ts';
import type { Entered } from '../../outbox/ports.ts';
import { sharedEntryText } from '../../table-kit/rejection/shared-entry-text.ts';
import { cardTexts, type CardsByPart } from './card-list.ts';
import { messages } from './messages/messages.ts';
import { resultOf } from './model/hand-result.ts';
import { dealtText } from './sentence.ts';
import type { PlayedHand, Result, Table } from './view.ts';

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

/** Returns the results of an entry; a hand that is left out was not dealt. */
export const resultsIn = (entered: Readonly<Record<string, unknown>>): PlayedHand => ({
  right: (entered['right'] ?? 'none') as Result,
  left: (entered['left'] ?? 'none') as Result,
});

/** Returns the cards of an entry. */
export function cardsIn(entered: Readonly<Record<string, unknown>>): CardsByPart {
  const of = (part: string): readonly string[] => (entered[part] as readonly string[] | undefined) ?? [];
  return { bank: of('bank'), right: of('right'), left: of('left') };
}

/** Returns what won by the cards. */
export const resultsByCards = ({ bank, right, left }: CardsByPart): PlayedHand => ({
  right: resultOf(bank, right),
  left: resultOf(bank, left),
});

const withCards = (cards: CardsByPart): string =>
  messages().entries.withCards(dealtText(resultsByCards(cards)), cardTexts(cards));

/** Returns an entry as a sentence, in the words of the log. */
export function entryText(entered: Entered, table: Table): string {
  const describe = (other: Entered): string => entryText(other, table);
  return entrySentence(entered, table) ?? sharedEntryText(entered, table.currency, describe) ?? entered.kind;
}
