/** Entries of the outbox and of the log as sentences. */

import { sumIn, textIn } from '../../table-kit/entries/entry-fields.ts';
import { entrySentences, type SentenceOf } from '../../table-kit/entries/entry-sentences.ts';
import { entryMessages } from '../../table-kit/entries/messages/messages.ts';
import { cardTexts, type CardsByPart } from './card-list.ts';
import { messages } from './messages/messages.ts';
import { cardsIn, resultsByCards, resultsIn } from './model/entered-hand.ts';
import { dealtText } from './sentence.ts';
import type { Table } from './view.ts';

/** The table is that after the entry, or of now: its banker may be another than the entry's. */
const SENTENCES: Readonly<Record<string, SentenceOf<Table>>> = {
  seat: (entered, table) =>
    (isStanding(entered['where']) ? messages().entries.standing : entryMessages().seated)(
      textIn(entered, 'name'),
      sumIn(entered, 'purse', table),
    ),
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
  pass: () => messages().entries.pass,
  shoe: () => messages().entries.shuffled,
};

export const isStanding = (where: unknown): boolean => String(where ?? '').startsWith('standing');

const withCards = (cards: CardsByPart): string =>
  messages().entries.withCards(dealtText(resultsByCards(cards)), cardTexts(cards));

/** Returns an entry as a sentence, in the words of the log. */
export const entryText = entrySentences(SENTENCES);
