/** The events as sentences, with the money that each one moved. */

import type { Schemas } from '../../../api/client.ts';
import { callOf, type Order } from '../draw-calls.ts';
import { money, type Currency } from '../../../i18n/money.ts';
import { t } from '../../../i18n/language.ts';
import { messages } from '../messages/messages.ts';

export type Event = Schemas['Event'];
export type Drawn = Schemas['BassetDrawnCards'];
export type Table = Schemas['BassetTable'];

/** One line of the history. */
export interface Line {
  readonly event: Event | null;
  readonly words: string;
  /** The announcement of the draw; the line's text if there is none. */
  readonly call: string;
  /** The draw that this is about. */
  readonly drawn: Drawn | null;
}

type Said = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const whole = (value: unknown): number => (typeof value === 'number' ? value : 0);
const many = (value: unknown): readonly Said[] => (Array.isArray(value) ? (value as readonly Said[]) : []);

const CARDS: Readonly<Record<string, (said: Said) => readonly string[]>> = {
  'basset.fasse_turned': ({ card }) => [text(card)],
  'basset.pair_dealt': ({ first, second }) => [text(first), text(second)],
  'basset.last_card_turned': ({ card }) => [text(card)],
};
const SETTLED = 'basset.draw_settled';

const sameCards = (drawn: Drawn | undefined, cards: readonly string[]): drawn is Drawn =>
  drawn !== undefined && drawn.cards.join() === cards.join();

/** Finds the reading of each draw among the table's, from the newest back: older deals have none there. */
function readings(events: readonly Event[], draws: readonly Drawn[]): Map<number, Drawn> {
  const found = new Map<number, Drawn>();
  let left = draws.length;
  for (const { type, version, data } of [...events].reverse()) {
    const cards = CARDS[type]?.(data);
    const drawn = draws[left - 1];
    if (!cards || !sameCards(drawn, cards)) continue;
    found.set(version, drawn);
    left -= 1;
  }
  return found;
}

/** Tells events, oldest first; `table` is the table as it is after the newest of them. */
export function eventLines(events: readonly Event[], table: Table, currency: Currency): Line[] {
  const known = readings(events, table.draws);
  const worth = (amount: unknown): string => money(whole(amount), currency);
  let drawn: Drawn | null = null;
  let drawCall = '';
  return events.map((event) => {
    const cards = CARDS[event.type]?.(event.data);
    if (cards) {
      drawn = known.get(event.version) ?? null;
      drawCall = drawn ? callOf(drawn, table.rules.order as Order) : bareCall(event.type, cards);
      return { event, words: drawCall, call: drawCall, drawn };
    }
    if (event.type === SETTLED)
      return { event, words: settledWords(event.data, worth), call: drawCall, drawn };
    const words = sentence(event, worth);
    return { event, words, call: callOfEvent(event.type) ?? words, drawn: null };
  });
}

/** A draw of an earlier deal, whose reading is not at hand: what was drawn, and no more. */
function bareCall(type: string, [first = '', second = '']: readonly string[]): string {
  if (type === 'basset.fasse_turned') return messages().announcements.fasse(first);
  return type === 'basset.pair_dealt'
    ? messages().history.pair(first, second)
    : messages().history.lastCard(first);
}

function callOfEvent(type: string): string | null {
  const { events } = messages().history;
  if (type === 'basset.session_opened') return events.openedCall;
  if (type === 'basset.deal_ended') return events.dealEnded;
  return type === 'basset.session_closed' ? events.closed : null;
}

type Worth = (amount: unknown) => string;

const sentenceOf = (parts: readonly string[]): string =>
  `${t().capitalize(parts.join(messages().history.events.separator))}.`;

function settledWords({ outcomes, bets }: Said, worth: Worth): string {
  const more = [...many(outcomes).map((one) => outcome(one, worth)), ...betsOf(bets, worth)];
  return more.length ? sentenceOf(more) : messages().history.events.noStakeChanged;
}

function outcome(one: Said, worth: Worth): string {
  const { events } = messages().history;
  const [name, on] = [text(one.punter), text(one.card)];
  switch (one.result) {
    case 'won':
      return events.won(name, on, worth(one.win), one.take_only === true);
    case 'paid':
      return events.paid(name, on, worth(one.win));
    case 'lost':
      return events.lost(name, on, one.from_couch ? worth(one.from_couch) : '');
    case 'faced':
      return events.lostToFasse(name, on, worth(whole(one.from_purse) + whole(one.from_couch)));
    default:
      return events.missedPay(name, on, worth(one.home));
  }
}

function betsOf(bets: unknown, worth: Worth): string[] {
  const { events } = messages().history;
  return many(bets).map((bet) => {
    const [backer, against] = [text(bet.backer), text(bet.against)];
    if (bet.to_backer && bet.to_against) return events.betReturned(backer, against, worth(bet.to_backer));
    if (bet.to_backer) return events.betWon(backer, against, worth(bet.to_backer));
    return events.betWon(against, backer, worth(bet.to_against));
  });
}

function ended(opening: string, { home, bets }: Said, worth: Worth): string {
  const { events } = messages().history;
  const back = many(home)
    .filter(({ amount }) => amount)
    .map((one) => events.ofTheirs(text(one.punter), text(one.card), worth(one.amount)));
  const more = [...(back.length ? [events.returned(back)] : []), ...betsOf(bets, worth)];
  return more.length ? `${opening} ${sentenceOf(more)}` : opening;
}

type Tell = (said: Said, worth: Worth) => string;

const TOLD: Readonly<Record<string, Tell>> = {
  'basset.session_opened': (e, worth) =>
    messages().history.events.opened(text(e.name), text(e.holder) || null, worth(e.funds)),
  'basset.punter_seated': (e, worth) => messages().history.events.seated(text(e.punter), worth(e.purse)),
  'basset.money_brought_in': (e, worth) =>
    messages().history.events.boughtIn(text(e.punter), worth(e.amount)),
  'basset.money_cashed_out': (e, worth) =>
    messages().history.events.cashedOut(text(e.punter), worth(e.amount)),
  'basset.bank_funded': (e, worth) => messages().history.events.funded(worth(e.amount)),
  'basset.stake_placed': (e, worth) =>
    messages().history.events.stakePlaced(
      text(e.punter),
      worth(e.amount),
      text(e.card),
      e.replacement === true,
    ),
  'basset.stake_withdrawn': (e, worth) =>
    messages().history.events.withdrawn(text(e.punter), worth(e.amount), text(e.card)),
  'basset.win_taken': (e, worth) =>
    messages().history.events.taken(
      text(e.punter),
      worth(e.win),
      text(e.card),
      e.restake ? worth(e.restake) : '',
    ),
  'basset.paroli_made': (e) =>
    messages().history.events.paroli(text(e.punter), text(e.card), whole(e.crooks)),
  'basset.pay_chosen': (e) => messages().history.events.pay(text(e.punter), text(e.card)),
  'basset.stake_maced': (e, worth) =>
    messages().history.events.maced(text(e.punter), worth(e.amount), text(e.card)),
  'basset.side_bet_laid': (e, worth) =>
    messages().history.events.sideBet(
      text(e.backer),
      text(e.against),
      text(e.punter),
      text(e.card),
      text(e.outcome),
      worth(e.amount),
    ),
  'basset.book_bought': (e, worth) => messages().history.events.book(text(e.punter), worth(e.price)),
  'basset.deal_ended': (e, worth) => ended(messages().history.events.dealEnded, e, worth),
  'basset.target_reached': (e) => messages().history.events.target(many(e.winners).map(String)),
  'basset.session_closed': (e, worth) => ended(messages().history.events.closed, e, worth),
  'session.pen_taken': (e) => messages().history.events.controlTaken(text(e.device)),
  'session.entries_taken_back': (e) => messages().history.events.undone(many(e.entries).length),
};

function sentence({ type, data }: Event, worth: Worth): string {
  const tell = TOLD[type];
  return tell
    ? tell(data, worth)
    : `${t().capitalize((type.split('.').at(-1) ?? type).replaceAll('_', ' '))}.`;
}

/** What was drawn last, told from the table alone: for those who do not read the log. */
export function drawnLast(table: Table): Line {
  const { history } = messages();
  const drawn = table.phase === 'drawing' ? (table.draws.at(-1) ?? null) : null;
  const staking = table.phase === 'closed' ? history.eveningOver : history.staking;
  const words = drawn ? callOf(drawn, table.rules.order as Order) : staking;
  return { event: null, words, call: words, drawn };
}
