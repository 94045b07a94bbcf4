/** A punter's history in lines to read: what happened, when in the deal, and what it moved. */

import { letterOf } from '../../../i18n/cards.ts';
import { money, net } from '../../../i18n/currency.ts';
import { messages } from '../messages/messages.ts';
import type { Table } from '../view.ts';
import {
  kindOf,
  partsIn,
  wholeIn,
  wordIn,
  type HistoryEvent,
  type HistoryDraw,
  type Part,
} from './history-events.ts';

export interface Line {
  key: string;
  said: string;
  /** Which draw of the deal it was; '' where none. */
  when: string;
  figure: string;
  /** Whether the figure is money of the punter's own: it came or went. */
  own: boolean;
}

/** What the lines are read with. `deal`: the deal that the newest of them belong to. */
export interface Reader {
  punter: string;
  table: Pick<Table, 'currency' | 'deal' | 'rules'>;
}

interface Reading extends Reader {
  deal: number;
  /** Answers not yet matched with the win they answer, by card; the newest first. */
  answers: Map<string, HistoryEvent>;
}

type Told = Omit<Line, 'key'>;

/** Reads what happened, the newest first. */
export function linesOf(history: readonly HistoryEvent[], reader: Reader): Line[] {
  const reading: Reading = { ...reader, deal: reader.table.deal, answers: new Map() };
  const lines: Line[] = [];
  for (let at = 0; at < history.length; ) {
    const first = history[at]!;
    const together = laidTogether(history, at);
    const told = together.length ? [laid(together, reading)] : read(first, reading);
    lines.push(...told.map((line, part) => ({ ...line, key: `${first.version}/${part}` })));
    at += Math.max(1, together.length);
  }
  return [...alone(reading), ...lines];
}

/** Stakes that were laid one after the other before the fasse; they read as one. */
function laidTogether(history: readonly HistoryEvent[], from: number): readonly HistoryEvent[] {
  const end = history
    .slice(from)
    .findIndex((line) => kindOf(line) !== 'stake_placed' || line.data.replacement === true);
  return history.slice(from, end < 0 ? undefined : from + end);
}

const sumOf = (amount: number, { table }: Reading): string => money(amount, table.currency);

const came = (said: string, amount: number, reading: Reading, when = ''): Told => ({
  said,
  when,
  figure: amount ? net(amount, reading.table.currency) : '',
  own: true,
});

const aside = (said: string, figure: string, when = ''): Told => ({ said, when, figure, own: false });

function laid(stakes: readonly HistoryEvent[], reading: Reading): Told {
  const oldestFirst = [...stakes].reverse();
  const letters = oldestFirst.map((stake) => letterOf(wordIn(stake.data, 'card'))).join(', ');
  const sum = stakes.reduce((all, stake) => all + wholeIn(stake.data, 'amount'), 0);
  return came(messages().publicPages.player.dealStakes(reading.deal, letters), -sum, reading);
}

function read(line: HistoryEvent, reading: Reading): Told[] {
  if (line.draw) reading.deal = line.draw.deal;
  const reader = READERS[kindOf(line)];
  return reader ? reader(line, reading) : [aside(messages().publicPages.player.other, '')];
}

const READERS: Readonly<Record<string, (line: HistoryEvent, reading: Reading) => Told[]>> = {
  punter_seated: ({ data }, reading) => [
    came(messages().playerPage.events.joined, wholeIn(data, 'purse'), reading),
  ],
  money_brought_in: ({ data }, reading) => [
    came(messages().playerPage.events.buyIn, wholeIn(data, 'amount'), reading),
  ],
  money_cashed_out: ({ data }, reading) => [
    came(messages().playerPage.events.cashOut, -wholeIn(data, 'amount'), reading),
  ],
  book_bought: ({ data }, reading) => [
    came(messages().playerPage.events.book, -wholeIn(data, 'price'), reading),
  ],
  stake_placed: ({ data }, reading) => [
    came(messages().playerPage.events.newCard(wordIn(data, 'card')), -wholeIn(data, 'amount'), reading),
  ],
  stake_withdrawn: ({ data }, reading) =>
    wordIn(data, 'punter') === reading.punter
      ? [
          came(
            messages().playerPage.events.withdrawn(wordIn(data, 'card')),
            wholeIn(data, 'amount'),
            reading,
          ),
          ...betsOf(data, reading),
        ]
      : betsOf(data, reading),
  stake_maced: ({ data }, reading) => [
    came(messages().playerPage.events.mace(wordIn(data, 'card')), -wholeIn(data, 'amount'), reading),
  ],
  side_bet_laid: ({ data }, reading) =>
    isIn(data, reading)
      ? [came(messages().playerPage.events.sideBet, -wholeIn(data, 'amount'), reading)]
      : [],
  win_taken: answered,
  paroli_made: answered,
  pay_chosen: answered,
  draw_settled: settled,
  deal_ended: (line, reading) => {
    reading.deal -= 1;
    return over(messages().playerPage.events.dealOver, line, reading);
  },
  session_closed: (line, reading) => over(messages().playerPage.events.closed, line, reading),
  target_reached: () => [aside(messages().publicPages.player.wonEvening, '')],
};

/** An answer is told with the win it answers, which is older and comes later. */
function answered(line: HistoryEvent, reading: Reading): Told[] {
  const card = wordIn(line.data, 'card');
  const former = reading.answers.get(card);
  reading.answers.set(card, line);
  return former ? [standing(former, reading)] : [];
}

/** Answers whose win was not read yet. */
const alone = (reading: Reading): Line[] =>
  [...reading.answers.values()]
    .sort((one, other) => other.version - one.version)
    .map((line) => ({ ...standing(line, reading), key: `${line.version}/alone` }));

function standing(line: HistoryEvent, reading: Reading): Told {
  const kind = kindOf(line);
  const answer = kind === 'win_taken' ? 'take' : kind === 'paroli_made' ? 'paroli' : 'pay';
  const said = messages().publicPages.player.answered(wordIn(line.data, 'card'), answer);
  return answer === 'take' ? taken(said, line, reading) : aside(said, '');
}

function settled(line: HistoryEvent, reading: Reading): Told[] {
  const when = line.draw ? whenOf(line.draw) : '';
  const outcomes = partsIn(line.data, 'outcomes').map((outcome) => outcomeOf(outcome, reading, when));
  return [...outcomes.reverse(), ...betsOf(line.data, reading, when)];
}

function whenOf(draw: HistoryDraw): string {
  if (draw.kind === 'pair') return messages().playerPage.pair(draw.number);
  return draw.kind === 'last' ? messages().publicPages.player.lastCard : '';
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/** What came to the purse, and beside it what of that was won: the rest is the punter's own that comes home. */
const cameWith = (said: string, amount: number, win: number, reading: Reading, when: string): Told =>
  came(
    said,
    amount,
    reading,
    amount === win ? when : joined(when, messages().playerPage.amountWon(sumOf(win, reading))),
  );

function taken(said: string, { data }: HistoryEvent, reading: Reading, when = ''): Told {
  const win = wholeIn(data, 'win');
  return cameWith(said, win + wholeIn(data, 'couch') - wholeIn(data, 'restake'), win, reading, when);
}

function paid(said: string, outcome: Part, reading: Reading, when: string): Told {
  const win = wholeIn(outcome, 'win');
  return cameWith(said, win + wholeIn(outcome, 'home'), win, reading, when);
}

/** What a card that lost cost: of the purse what moved it, of the couch what lay there already. */
function lost(said: string, outcome: Part, reading: Reading, when: string): Told {
  const [couch, purse] = [wholeIn(outcome, 'from_couch'), wholeIn(outcome, 'from_purse')];
  const moved = wholeIn(outcome, 'home') - purse;
  const paid = couch + purse ? messages().playerPage.toTheBank(sumOf(couch + purse, reading)) : '';
  if (!moved) return aside(said, paid, when);
  return came(said, moved, reading, couch || moved > 0 ? joined(when, paid) : when);
}

function outcomeOf(outcome: Readonly<Record<string, unknown>>, reading: Reading, when: string): Told {
  const card = wordIn(outcome, 'card');
  const { events } = messages().playerPage;
  switch (wordIn(outcome, 'result')) {
    case 'won':
      return won(card, wholeIn(outcome, 'win'), reading, when);
    case 'paid':
      return paid(events.wonPaid(card), outcome, reading, when);
    case 'spared':
      return came(events.missedPay(card), wholeIn(outcome, 'home'), reading, when);
    case 'faced':
      return lost(events.fasse(card), outcome, reading, when);
    default:
      return lost(events.lost(card), outcome, reading, when);
  }
}

function won(card: string, win: number, reading: Reading, when: string): Told {
  const answer = reading.answers.get(card);
  reading.answers.delete(card);
  const { events, next } = messages().playerPage;
  const { ladder, pay } = reading.table.rules;
  if (!answer) return aside(events.won(card), messages().playerPage.amountWon(sumOf(win, reading)), when);
  const kind = kindOf(answer);
  if (kind === 'paroli_made')
    return aside(events.wonParoli(card), next(ladder[wholeIn(answer.data, 'crooks')] ?? 0), when);
  if (kind === 'pay_chosen') return aside(events.wonPay(card), next(pay ?? 0), when);
  const again = wholeIn(answer.data, 'restake') > 0;
  return taken((again ? events.wonAgain : events.wonTaken)(card), answer, reading, when);
}

function over(said: string, line: HistoryEvent, reading: Reading): Told[] {
  const home = partsIn(line.data, 'home').reduce((sum, couch) => sum + wholeIn(couch, 'amount'), 0);
  return [came(said, home, reading), ...betsOf(line.data, reading)];
}

const isIn = (bet: Readonly<Record<string, unknown>>, { punter }: Reading): boolean =>
  wordIn(bet, 'backer') === punter || wordIn(bet, 'against') === punter;

function betsOf(from: Readonly<Record<string, unknown>>, reading: Reading, when = ''): Told[] {
  return partsIn(from, 'bets')
    .filter((bet) => isIn(bet, reading))
    .map((bet) => betOf(bet, reading, when));
}

function betOf(bet: Readonly<Record<string, unknown>>, reading: Reading, when: string): Told {
  const backs = wordIn(bet, 'backer') === reading.punter;
  const [mine, theirs] = [wholeIn(bet, 'to_backer'), wholeIn(bet, 'to_against')];
  const [own, other] = backs ? [mine, theirs] : [theirs, mine];
  const { sideBetReturned, sideBetWon, sideBetLost } = messages().playerPage.events;
  if (own && !other) return cameWith(sideBetWon, own, own / 2, reading, when);
  return came(own ? sideBetReturned : sideBetLost, own, reading, when);
}
