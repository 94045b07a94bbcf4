/** The events of Glic as lines of the history. */

import { poolName } from '../../../i18n/game-texts.ts';
import { isolated } from '../../../i18n/isolated.ts';
import {
  closedSentence,
  eventSentences,
  joined,
  listIn,
  nameIn,
  numberIn,
  type Money,
  type Sentence,
} from '../../../table-kit/history/event-sentences.ts';
import { messages } from '../messages/messages.ts';
import { sumOf } from '../model/table-queries.ts';
import { outText, pochText, runPaidText } from '../sentence.ts';
import type { EndedRun, Left, PoolAmount, SettledPoch, Sum, WonHand } from '../view.ts';

const words = () => messages().entries;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  hand_dealt: ({ dealer, antes }, sum) => words().dealt(nameIn(dealer), sum(sumOf(listIn<Sum>(antes)))),
  pools_claimed: ({ punter, paid }, sum) => {
    const parts = listIn<PoolAmount>(paid);
    return words().claimed(
      nameIn(punter),
      sum(sumOf(parts)),
      parts.map(({ pool }) => poolName(pool)),
    );
  },
  bet_placed: ({ punter, amount, owed }, sum) =>
    numberIn(owed) > 0
      ? words().raised(nameIn(punter), sum(owed), sum(amount))
      : words().bet(nameIn(punter), sum(amount)),
  bet_seen: ({ punter, owed }, sum) => words().seen(nameIn(punter), sum(owed)),
  bet_passed: ({ punter, for_all: forAll }) => (forAll ? words().passAll : words().pass(nameIn(punter))),
  hand_folded: ({ punter }) => words().fold(nameIn(punter)),
  best_hand_named: ({ punters }) => words().best(listIn<string>(punters).map(isolated)),
  poch_settled: (data, _, currency) => pochText(data as unknown as SettledPoch, currency),
  sequence_ended: (data, sum, currency) =>
    joined(runPaidText(data as unknown as EndedRun, currency), paidText(listIn<Sum>(data['payments']), sum)),
  hand_won: (data, sum, currency) =>
    joined(
      outText(data as unknown as WonHand, currency),
      words().left(
        listIn<Left>(data['counts']).map(({ punter, count }) => words().of(isolated(punter), count)),
      ),
      paidText(listIn<Sum>(data['payments']), sum),
    ),
  hand_abandoned: ({ bets }) => joined(words().end, listIn(bets).length ? words().betsReturned : ''),
  session_closed: ({ shares }, sum) => joined(closedSentence(), sharesText(listIn<Sum>(shares), sum)),
};

const ofEach = (sums: readonly Sum[], sum: Money): readonly string[] =>
  sums.map(({ punter, amount }) => messages().calls.of(isolated(punter), sum(amount)));

const paidText = (payments: readonly Sum[], sum: Money): string =>
  payments.length ? words().paid(ofEach(payments, sum)) : '';

const sharesText = (shares: readonly Sum[], sum: Money): string =>
  shares.length ? words().shared(sum(sumOf(shares)), ofEach(shares, sum)) : '';

/** Returns an event of the game as a sentence; null for another event. */
export const eventLine = eventSentences('glic', SENTENCES);
