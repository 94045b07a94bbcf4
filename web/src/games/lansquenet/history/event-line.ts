/** The events of Lansquenet as lines of the history. */

import { isolated } from '../../../i18n/isolated.ts';
import {
  closedSentence,
  eventSentences,
  joined,
  nameIn,
  numberIn,
  type Sentence,
} from '../../../table-kit/history/event-sentences.ts';
import { cardList } from '../card-list.ts';
import { messages } from '../messages/messages.ts';
import { settledText } from '../sentence.ts';
import type { Cover, Outcome, SettledHand } from '../view.ts';

const SENTENCES: Readonly<Record<string, Sentence>> = {
  wager_placed: ({ banker, amount, replaced }, sum) =>
    replaced
      ? messages().entries.wagerChanged(nameIn(banker), sum(amount), sum(replaced))
      : messages().entries.wager(nameIn(banker), sum(amount)),
  cover_placed: ({ punter, amount, for_all: forAll }, sum) =>
    forAll
      ? messages().entries.coverRest(nameIn(punter), sum(amount))
      : messages().entries.cover(nameIn(punter), sum(amount)),
  cover_withdrawn: ({ punter, amount }, sum) => messages().entries.withdrawn(nameIn(punter), sum(amount)),
  hand_dealt: ({ outcome, cards }) => dealtText(outcome as Outcome, cards as readonly string[]),
  hand_settled: (data, sum, currency) => handText(data as unknown as SettledHand, sum, currency),
  bank_passed: ({ banker, next_banker: next, wager }, sum) =>
    joined(
      banker === next
        ? messages().entries.keepsDeck(nameIn(banker))
        : messages().entries.passes(nameIn(banker), nameIn(next)),
      returnedWager(wager, sum),
    ),
  bank_sold: ({ banker, punter, price, wager }, sum) =>
    joined(messages().entries.sold(nameIn(punter), nameIn(banker), sum(price)), returnedWager(wager, sum)),
  session_closed: ({ wager, covers }, sum) =>
    joined(
      closedSentence(),
      returnedWager(wager, sum),
      Array.isArray(covers) && covers.length
        ? messages().entries.coversReturned((covers as Cover[]).length)
        : '',
    ),
};

const returnedWager = (wager: unknown, sum: (amount: unknown) => string): string =>
  numberIn(wager) > 0 ? messages().entries.wagerReturned(sum(wager)) : '';

function dealtText(outcome: Outcome, cards: readonly string[]): string {
  const result = messages().entries.dealt[outcome] ?? '';
  return cards.length ? messages().entries.withCards(result, cardList(cards)) : result;
}

/** What the banker won or paid, where the deck goes, and what each cover won or lost. */
function handText(hand: SettledHand, sum: (amount: unknown) => string, currency: string): string {
  const { entries } = messages();
  const parts = (member: 'lost' | 'paid'): string[] =>
    hand.covers
      .filter((cover) => cover[member] > 0)
      .map((cover) => entries.of(isolated(cover.punter), sum(cover[member])));
  const [lost, won] = [parts('lost'), parts('paid')];
  return joined(
    settledText(hand, currency),
    lost.length ? entries.lost(lost) : '',
    won.length ? entries.won(won) : '',
  );
}

/** Returns an event of the game as a sentence; null for another event. */
export const eventLine = eventSentences('lansquenet', SENTENCES);
