/** Entries of the outbox and of the log as sentences. */

import type { Entered } from '../../outbox/ports.ts';
import { sumIn, textIn } from '../../table-kit/entries/entry-fields.ts';
import { entrySentences, type SentenceOf } from '../../table-kit/entries/entry-sentences.ts';
import { messages } from './messages/messages.ts';
import { cardList } from './card-list.ts';
import { outcomeOf } from './model/hand-result.ts';
import type { Outcome, Table } from './view.ts';

/** The table is that after the entry, or of now: its banker may be another than the entry's. */
const SENTENCES: Readonly<Record<string, SentenceOf<Table>>> = {
  wager: (entered, table) => messages().entries.wagerIs(sumIn(entered, 'amount', table)),
  cover: (entered, table) =>
    entered['all']
      ? messages().entries.coverAll(textIn(entered, 'punter'))
      : messages().entries.cover(textIn(entered, 'punter'), sumIn(entered, 'amount', table)),
  withdraw: (entered) => messages().entries.withdraw(textIn(entered, 'punter')),
  match: (entered) => messages().entries.dealt[entered['outcome'] as Outcome] ?? '',
  cards: (entered, table) => handSentence(cardsIn(entered), table),
  pass: () => messages().entries.pass,
  auction: (entered, table) =>
    messages().entries.buys(textIn(entered, 'punter'), sumIn(entered, 'price', table)),
};

const cardsIn = (entered: Entered): readonly string[] =>
  (entered['cards'] as readonly string[] | undefined) ?? [];

function handSentence(cards: readonly string[], { rules }: Table): string {
  const outcome = outcomeOf(cards, rules.match);
  const result = outcome === null ? '' : messages().entries.dealt[outcome];
  return messages().entries.withCards(result, cardList(cards)).trim();
}

/** Returns an entry as a sentence, in the words of the log. */
export const entryText = entrySentences(SENTENCES);
