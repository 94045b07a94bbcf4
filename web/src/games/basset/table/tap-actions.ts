/** What a tap does, by phase: it changes what is in hand, or enters one thing in the books. */

import { laidBefore } from './replaced-stakes.ts';
import { coinsOf } from './coin-choices.ts';
import { letGo, putAway, REST, type Mode, type UiState } from './ui-state.ts';
import {
  bearsBets,
  bearsMace,
  cardFor,
  chosenSeat,
  isFull,
  isUsed,
  isWaiting,
  nextPlace,
  nextSeat,
  owedTo,
  punterNamed,
  stakeOn,
  toNewest,
  unanswered,
} from '../table-queries.ts';
import { SUITED, type Laid, type OnCard, type Rank, type Stake, type Table } from '../view.ts';

export type Fields = Record<string, unknown>;

/** Where entries go, and the table as it is shown now. */
export interface TableActions {
  table(): Table | null;
  /** Whether it is not known yet who has won: until then nothing that comes after may be entered. */
  waits?(): boolean;
  /** Returns the key of the entry: `key`, where it has one already. */
  enter(kind: string, fields: Fields, key?: string): string;
}

/** A tap on a key. `suits`: whether cards are called with their suit. */
export function tapKey(desk: TableActions, hand: UiState, rank: Rank, suits = false): void {
  const table = desk.table();
  if (!table || table.phase === 'closed' || isHeld(desk, table)) return;
  const grip = hand.grip.value;
  if (grip.kind === 'place') return layOwed(desk, hand, grip.punter, rank);
  const draws = table.phase === 'drawing' ? table.next.draw !== null : hand.turning.value === 'fasse';
  if (!draws) return table.phase === 'staking' ? layFor(desk, hand, table, rank) : undefined;
  if (isExhausted(table, rank)) return;
  if (suits && (hand.turning.value || table.next.draw === 'pair')) hand.grip.value = { kind: 'suits', rank };
  else turn(desk, hand, rank);
}

/** Whether answers go before all else, or the reckoning of what is to be answered. */
const isHeld = (desk: TableActions, table: Table): boolean =>
  unanswered(table).length > 0 || desk.waits?.() === true;

/** Whether every card of a rank is known to be out. */
export function isExhausted(table: Table, rank: Rank): boolean {
  return table.decks !== null && (table.seen[rank] ?? 0) >= SUITED * table.decks;
}

/** Whether a card of a suit is out already, or in hand as the first of its pair: of one pack there is one. */
export const isOut = ({ decks, seen }: Table, first: string | null, card: string): boolean =>
  decks === 1 && (card === first || (seen[card] ?? 0) > 0);

/** A card is turned, with its suit where one was called. */
export function turn(desk: TableActions, hand: UiState, card: string): void {
  const table = desk.table();
  if (!table) return;
  const turning = hand.turning.value;
  if (turning === 'last' || turning === 'fasse') return draw(desk, hand, turning, [card]);
  if (table.phase !== 'drawing' || table.next.draw !== 'pair') return;
  const first = hand.first.value;
  if (first !== null) return draw(desk, hand, 'pair', [first, card]);
  letGo(hand);
  hand.first.value = card;
}

function draw(desk: TableActions, hand: UiState, kind: string, cards: string[]): void {
  const table = desk.table();
  letGo(hand);
  hand.seat.value = null;
  desk.enter(kind, { cards, place: table ? nextPlace(table) : 0 });
}

function layFor(desk: TableActions, hand: UiState, table: Table, rank: Rank): void {
  const chosen = chosenSeat(table, hand.seat.value);
  if (chosen) layAt(desk, hand, chosen.name, rank);
}

/** Lays the coin in hand on a rank for a punter; without a coin the tray asks for one. */
function layAt(desk: TableActions, hand: UiState, punter: string, rank: Rank): void {
  hand.seat.value = punter;
  const coin = hand.coin.value;
  if (coin === null) hand.grip.value = { kind: 'place', punter, rank };
  else lay(desk, hand, punter, rank, coin);
}

function lay(desk: TableActions, hand: UiState, name: string, rank: Rank, amount: number): void {
  const table = desk.table();
  const punter = table && punterNamed(table, name);
  if (!punter) return;
  putAway(hand);
  desk.enter('stake', { punter: name, card: cardFor(punter, rank) ?? rank, amount });
  passOn(desk, hand, name);
}

/** Who has the full number of cards passes the choice to the next seat. */
function passOn(desk: TableActions, hand: UiState, name: string): void {
  const after = desk.table();
  const punter = after && punterNamed(after, name);
  if (after?.phase !== 'staking' || !punter || !isFull(after, punter)) return;
  hand.seat.value = nextSeat(after, name)?.name ?? null;
}

/** A card is owed: without a coin in view its rank is only noted. */
function layOwed(desk: TableActions, hand: UiState, punter: string, rank: Rank): void {
  const grip = hand.grip.value;
  const coin = hand.coin.value;
  const table = desk.table();
  if (table && isUsed(table, punter, rank)) return;
  if (grip.kind === 'place' && grip.rank === null && coin !== null) lay(desk, hand, punter, rank, coin);
  else hand.grip.value = { kind: 'place', punter, rank };
}

/** A tap on an empty place of the table. */
export function tapPlace(desk: TableActions, hand: UiState, name: string, rank: Rank): void {
  const table = desk.table();
  const punter = table && punterNamed(table, name);
  if (!punter || table.phase === 'closed') return;
  if (table.phase === 'staking') {
    hand.turning.value = null;
    return layAt(desk, hand, name, rank);
  }
  if (isHeld(desk, table)) return;
  const grip = hand.grip.value;
  if (grip.kind === 'place' && grip.punter === name) return layOwed(desk, hand, name, rank);
  if (owedTo(table, punter) > 0)
    hand.grip.value = { kind: 'place', punter: name, rank: isUsed(table, name, rank) ? null : rank };
  else tapName(hand, name);
}

/** "New card": the row is chosen, the next key is its card. */
export function newCard(hand: UiState, punter: string): void {
  putAway(hand);
  hand.grip.value = { kind: 'place', punter, rank: null };
}

export function tapName(hand: UiState, punter: string): void {
  const grip = hand.grip.value;
  const again = grip.kind === 'punter' && grip.punter === punter;
  putAway(hand);
  hand.seat.value = punter;
  if (!again) hand.grip.value = { kind: 'punter', punter, task: null };
}

/** A tap on a laid card. Returns the stake whose answer is to be shown, where one waits. */
export function tapCouch(desk: TableActions, hand: UiState, punter: string, card: string): Stake | null {
  const table = desk.table();
  const stake = table && stakeOn(table, punter, card);
  if (!table || !stake || table.phase === 'closed') return null;
  if (isWaiting(table, stake)) return stake;
  if (isHeld(desk, table)) return null;
  if (table.phase === 'drawing' && !opens(table, stake)) tapName(hand, punter);
  else choose(table, hand, stake);
  return null;
}

const opens = (table: Table, stake: Stake): boolean => bearsBets(table, stake) || bearsMace(table, stake);

function choose(table: Table, hand: UiState, { punter, card }: Stake): void {
  const grip = hand.grip.value;
  const again = grip.kind === 'card' && grip.punter === punter && grip.card === card;
  putAway(hand);
  if (again) return;
  hand.coin.value ??= coinsOf(table)[0] ?? null;
  hand.grip.value = { kind: 'card', punter, card, outcome: 'lose', backer: null, others: false };
}

const isPaid = (grip: Mode): boolean =>
  grip.kind === 'fund' || grip.kind === 'again' || (grip.kind === 'punter' && grip.task !== null);

/** A coin of the tray: it is laid where something waits for one, else taken in hand. */
export function tapCoin(desk: TableActions, hand: UiState, amount: number): void {
  const grip = hand.grip.value;
  // Money that changes hands is no coin to lay: the next stake is not of that sum.
  if (!isPaid(grip)) hand.coin.value = amount;
  if (grip.kind === 'place' && grip.rank !== null) return lay(desk, hand, grip.punter, grip.rank, amount);
  if (grip.kind === 'card' && desk.table()?.phase === 'staking') return layInstead(desk, hand, grip, amount);
  if (grip.kind === 'again') return takeAgain(desk, hand, grip, amount);
  if (grip.kind === 'punter' && grip.task) return moveMoney(desk, hand, grip.task, grip.punter, amount);
  if (grip.kind === 'fund') {
    hand.grip.value = REST;
    desk.enter('fund', { amount });
  }
}

function layInstead(desk: TableActions, hand: UiState, { punter, card }: OnCard, amount: number): void {
  const table = desk.table();
  const there = table && stakeOn(table, punter, card);
  putAway(hand);
  desk.enter('withdraw', { punter, card });
  const key = desk.enter('stake', { punter, card, amount });
  if (there) laidBefore.set(key, there.couch);
}

function takeAgain(desk: TableActions, hand: UiState, { punter, card }: OnCard, restake: number): void {
  putAway(hand);
  desk.enter('take', { punter, card, restake, ...toNewest(desk.table()) });
}

/** Money in or out, or a book bought. */
export function moveMoney(
  desk: TableActions,
  hand: UiState,
  task: 'buyin' | 'cashout' | 'book',
  punter: string,
  amount: number,
): void {
  putAway(hand);
  desk.enter(task, task === 'book' ? { punter, price: amount } : { punter, amount });
}

export function takeBack(desk: TableActions, hand: UiState, { punter, card }: OnCard): void {
  putAway(hand);
  desk.enter('withdraw', { punter, card });
}

export function mace(desk: TableActions, hand: UiState, { punter, card }: OnCard): void {
  const amount = hand.coin.value;
  if (amount === null) return;
  putAway(hand);
  desk.enter('mace', { punter, card, amount });
}

/** Who bets was tapped; between others the second tap is who takes it. */
export function tapBet(desk: TableActions, hand: UiState, name: string): void {
  const grip = hand.grip.value;
  const amount = hand.coin.value;
  if (grip.kind !== 'card' || amount === null) return;
  if (grip.others && grip.backer === null) {
    hand.grip.value = { ...grip, backer: name };
    return;
  }
  const [backer, against] = grip.others ? [grip.backer, name] : [name, grip.punter];
  putAway(hand);
  desk.enter('sidebet', {
    backer,
    against,
    punter: grip.punter,
    card: grip.card,
    outcome: grip.outcome,
    amount,
  });
}

export function answer(
  desk: TableActions,
  hand: UiState,
  { punter, card }: OnCard,
  given: 'take' | 'paroli' | 'pay',
): void {
  putAway(hand);
  desk.enter(given, { punter, card, ...toNewest(desk.table()) });
}

export function layAsLastDeal(
  desk: TableActions,
  hand: UiState,
  punter: string,
  laid: readonly Laid[],
): void {
  putAway(hand);
  hand.seat.value = punter;
  for (const { card, amount } of laid) desk.enter('stake', { punter, card, amount });
  passOn(desk, hand, punter);
}
