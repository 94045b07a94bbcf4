/** The events of Swiss Tarot as lines of the history. */

import { isolated } from '../../../i18n/isolated.ts';
import {
  closedSentence,
  eventSentences,
  joined,
  listIn,
  nameIn,
  numberIn,
  type EventData,
  type Sentence,
  type Money,
} from '../../../table-kit/history/event-sentences.ts';
import { messages } from '../messages/messages.ts';
import { settledText } from '../sentence.ts';
import type { Points, SettledGame } from '../view.ts';

type Share = SettledGame['shares'][number];

const SENTENCES: Readonly<Record<string, Sentence>> = {
  game_begun: ({ amount }, sum) => messages().entries.ante(sum(amount)),
  round_counted: ({ dealer, points }) =>
    messages().entries.counted(
      nameIn(dealer),
      listIn<Points>(points).map(({ punter, count }) => messages().calls.of(isolated(punter), count)),
    ),
  game_settled: (data, sum, currency) =>
    joined(settledText(data as unknown as SettledGame, currency), keptText(data, sum)),
  game_abandoned: ({ antes, kept }, sum) =>
    joined(
      messages().entries.end,
      listIn(antes).length ? messages().entries.antesReturned : '',
      numberIn(kept) > 0 ? messages().entries.kept(sum(kept)) : '',
    ),
  session_closed: ({ shares }, sum) => joined(closedSentence(), sharesText(listIn<Share>(shares), sum)),
};

/** What stays in the pot after a tie that was shared. */
const keptText = ({ winners, kept }: EventData, sum: Money): string =>
  listIn(winners).length && numberIn(kept) > 0 ? messages().entries.kept(sum(kept)) : '';

function sharesText(shares: readonly Share[], sum: Money): string {
  if (!shares.length) return '';
  const { shared, of } = messages().entries;
  const total = shares.reduce((all, { amount }) => all + amount, 0);
  return shared(
    sum(total),
    shares.map(({ punter, amount }) => of(isolated(punter), sum(amount))),
  );
}

/** Returns an event of the game as a sentence; null for another event. */
export const eventLine = eventSentences('tarot', SENTENCES);
