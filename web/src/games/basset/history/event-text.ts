/** The events as sentences, with the money that each event moved. */

import { historyMessages } from '../messages/history-messages.ts';
import type { Schemas } from '../../../api/client.ts';
import { callOf, type Called, type Order } from '../draw-calls.ts';
import { money, type Currency } from '../../../i18n/amounts/money.ts';
import { t } from '../../../i18n/language.ts';
import { rankOf } from '../../../i18n/ranks.ts';
import { sessionEventText } from '../../../i18n/session-event-text.ts';
import {
  listIn,
  nameIn,
  numberIn,
  type Event,
  type EventData,
} from '../../../table-kit/history/event-sentences.ts';
import { messages } from '../messages/messages.ts';

export type Drawn = Schemas['BassetDrawnCards'];
export type Table = Schemas['BassetTable'];

/** One line of the history. */
export interface Line {
  readonly event: Event | null;
  readonly words: string;
  /** The announcement of the draw; the line's text if there is no draw. */
  readonly call: string;
  /** The draw that the line describes. */
  readonly drawn: Drawn | null;
}

const DRAWN_CARDS: Readonly<Record<string, (data: EventData) => readonly string[]>> = {
  'basset.fasse_turned': ({ card }) => [nameIn(card)],
  'basset.pair_dealt': ({ first, second }) => [nameIn(first), nameIn(second)],
  'basset.last_card_turned': ({ card }) => [nameIn(card)],
};
const DRAW_SETTLED = 'basset.draw_settled';

const sameCards = (drawn: Drawn | undefined, cards: readonly string[]): drawn is Drawn =>
  drawn !== undefined && drawn.cards.join() === cards.join();

/** Returns the table's draws by event version. The table has no draws of earlier deals. */
function drawsByVersion(events: readonly Event[], draws: readonly Drawn[]): Map<number, Drawn> {
  const drawByVersion = new Map<number, Drawn>();
  let left = draws.length;
  for (const { type, version, data } of [...events].reverse()) {
    const cards = DRAWN_CARDS[type]?.(data);
    const drawn = draws[left - 1];
    if (!cards || !sameCards(drawn, cards)) continue;
    drawByVersion.set(version, drawn);
    left -= 1;
  }
  return drawByVersion;
}

/**
 * Returns the lines of events, oldest first. `table` is the table after the newest event. `isWhole`: the events are all
 * those of their time, so that the draw before each one is known.
 */
export function eventLines(
  events: readonly Event[],
  table: Table,
  currency: Currency,
  isWhole = false,
): Line[] {
  const draws = drawsByVersion(events, table.draws);
  const format = (amount: unknown): string => money(numberIn(amount), currency);
  let drawn: Drawn | null = null;
  let drawCall = '';
  let settledBefore: EventData | null = null;
  return events.map((event) => {
    const cards = DRAWN_CARDS[event.type]?.(event.data);
    if (cards) {
      drawn = draws.get(event.version) ?? null;
      drawCall = drawn
        ? callOf(drawn, table.rules.order as Order)
        : callWithoutResult(event.type, cards, table.rules, settledBefore);
      return { event, words: drawCall, call: drawCall, drawn };
    }
    if (event.type === DRAW_SETTLED) {
      settledBefore = isWhole ? event.data : null;
      return { event, words: settlementText(event.data, format), call: drawCall, drawn };
    }
    const words = eventSentence(event, format);
    return { event, words, call: callOfEvent(event.type) ?? words, drawn: null };
  });
}

/** Returns the call of a draw that is not in the table: with its result if it follows from the cards and the rules. */
function callWithoutResult(
  type: string,
  cards: readonly string[],
  rules: Table['rules'],
  settledBefore: EventData | null,
): string {
  const drawn = resultByRules(type, cards, rules, settledBefore);
  const [first = '', second = ''] = cards;
  return drawn ? callOf(drawn, rules.order as Order) : historyMessages().pair(first, second);
}

/** Returns the draw with its result; null for a pair under a rule that asks what won before, if that is not known. */
function resultByRules(
  type: string,
  cards: readonly string[],
  rules: Table['rules'],
  settledBefore: EventData | null,
): Called | null {
  const drawn = { cards, wins: null, loses: null };
  if (type === 'basset.fasse_turned') return { ...drawn, kind: 'fasse', how: 'fasse' };
  if (type === 'basset.last_card_turned')
    return { ...drawn, kind: 'last', how: rules.last_card === 'bank' ? 'last_bank' : 'last_void' };
  const [first = '', second = ''] = cards.map(rankOf);
  if (first === second)
    return { ...drawn, kind: 'pair', how: rules.twins === 'first' ? 'twins_first' : 'twins_void' };
  const [wins, loses] = rules.order === 'lose_first' ? [second, first] : [first, second];
  const pair = { cards, wins, loses, kind: 'pair' } as const;
  if (rules.repeat === 'ignore') return { ...pair, how: 'plain' };
  if (!settledBefore) return null;
  if (settledBefore.run === wins)
    return { ...pair, how: rules.repeat === 'lose' ? 'again_loses' : 'again_retires' };
  return { ...pair, how: 'plain', marks: settledBefore.retired === loses ? { [loses]: 'spared' } : {} };
}

function callOfEvent(type: string): string | null {
  const { events } = historyMessages();
  if (type === 'basset.session_opened') return events.openedCall;
  if (type === 'basset.deal_ended') return events.dealEnded;
  return type === 'basset.session_closed' ? events.closed : null;
}

type FormatAmount = (amount: unknown) => string;

const sentenceOf = (parts: readonly string[]): string =>
  `${t().capitalize(parts.join(historyMessages().events.separator))}.`;

function settlementText({ outcomes, bets }: EventData, format: FormatAmount): string {
  const parts = [
    ...listIn<EventData>(outcomes).map((outcome) => outcomeText(outcome, format)),
    ...betTexts(bets, format),
  ];
  return parts.length ? sentenceOf(parts) : historyMessages().events.noStakeChanged;
}

function outcomeText(outcome: EventData, format: FormatAmount): string {
  const { events } = historyMessages();
  const [name, on] = [nameIn(outcome.punter), nameIn(outcome.card)];
  switch (outcome.result) {
    case 'won':
      return events.won(name, on, format(outcome.win), outcome.take_only === true);
    case 'paid':
      return events.paid(name, on, format(outcome.win));
    case 'lost':
      return events.lost(name, on, outcome.from_couch ? format(outcome.from_couch) : '');
    case 'faced':
      return events.lostToFasse(
        name,
        on,
        format(numberIn(outcome.from_purse) + numberIn(outcome.from_couch)),
      );
    default:
      return events.missedPay(name, on, format(outcome.home));
  }
}

function betTexts(bets: unknown, format: FormatAmount): string[] {
  const { events } = historyMessages();
  return listIn<EventData>(bets).map((bet) => {
    const [backer, against] = [nameIn(bet.backer), nameIn(bet.against)];
    if (bet.to_backer && bet.to_against) return events.betReturned(backer, against, format(bet.to_backer));
    // The winner gets both stakes, and wins the other one.
    if (bet.to_backer) return events.betWon(backer, against, format(Number(bet.to_backer) / 2));
    return events.betWon(against, backer, format(Number(bet.to_against) / 2));
  });
}

function endText(opening: string, { home, bets }: EventData, format: FormatAmount): string {
  const { events } = historyMessages();
  const returned = listIn<EventData>(home)
    .filter(({ amount }) => amount)
    .map((outcome) => events.ofTheirs(nameIn(outcome.punter), nameIn(outcome.card), format(outcome.amount)));
  const parts = [...(returned.length ? [events.returned(returned)] : []), ...betTexts(bets, format)];
  return parts.length ? `${opening} ${sentenceOf(parts)}` : opening;
}

type EventSentence = (said: EventData, format: FormatAmount) => string;

const SENTENCES: Readonly<Record<string, EventSentence>> = {
  'basset.session_opened': (e, format) =>
    historyMessages().events.opened(nameIn(e.name), nameIn(e.holder) || null, format(e.funds)),
  'basset.punter_seated': (e, format) => historyMessages().events.seated(nameIn(e.punter), format(e.purse)),
  'basset.money_brought_in': (e, format) =>
    historyMessages().events.boughtIn(nameIn(e.punter), format(e.amount)),
  'basset.money_cashed_out': (e, format) =>
    historyMessages().events.cashedOut(nameIn(e.punter), format(e.amount)),
  'basset.bank_funded': (e, format) => historyMessages().events.funded(format(e.amount)),
  'basset.stake_placed': (e, format) =>
    historyMessages().events.stakePlaced(
      nameIn(e.punter),
      format(e.amount),
      nameIn(e.card),
      e.replacement === true,
    ),
  'basset.stake_withdrawn': (e, format) =>
    historyMessages().events.withdrawn(nameIn(e.punter), format(e.amount), nameIn(e.card)),
  'basset.win_taken': (e, format) =>
    historyMessages().events.taken(
      nameIn(e.punter),
      format(e.win),
      nameIn(e.card),
      e.restake ? format(e.restake) : '',
    ),
  'basset.paroli_made': (e) =>
    historyMessages().events.paroli(nameIn(e.punter), nameIn(e.card), numberIn(e.crooks)),
  'basset.pay_chosen': (e) => historyMessages().events.pay(nameIn(e.punter), nameIn(e.card)),
  'basset.stake_maced': (e, format) =>
    messages().band.maced(nameIn(e.punter), format(e.amount), nameIn(e.card)),
  'basset.side_bet_laid': (e, format) =>
    historyMessages().events.sideBet(
      nameIn(e.backer),
      nameIn(e.against),
      nameIn(e.punter),
      nameIn(e.card),
      nameIn(e.outcome),
      format(e.amount),
    ),
  'basset.book_bought': (e, format) => historyMessages().events.book(nameIn(e.punter), format(e.price)),
  'basset.deal_ended': (e, format) => endText(historyMessages().events.dealEnded, e, format),
  'basset.target_reached': (e) => historyMessages().events.target(listIn<EventData>(e.winners).map(String)),
  'basset.session_closed': (e, format) => endText(historyMessages().events.closed, e, format),
};

function eventSentence({ type, data }: Event, format: FormatAmount): string {
  const ofSession = sessionEventText(type, data, format);
  if (ofSession) return ofSession;
  const sentenceOfEvent = SENTENCES[type];
  return sentenceOfEvent
    ? sentenceOfEvent(data, format)
    : `${t().capitalize((type.split('.').at(-1) ?? type).replaceAll('_', ' '))}.`;
}

/** Returns a line for the newest draw, from the table only: for keys that may not read the log. */
export function newestDrawLine(table: Table): Line {
  const history = historyMessages();
  const drawn = table.phase === 'drawing' ? (table.draws.at(-1) ?? null) : null;
  const staking = table.phase === 'closed' ? history.eveningOver : history.staking;
  const words = drawn ? callOf(drawn, table.rules.order as Order) : staking;
  return { event: null, words, call: words, drawn };
}
