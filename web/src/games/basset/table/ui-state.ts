/** What the dealer holds and has begun: nothing of it is in the books yet. */

import { effect, signal, type Signal } from '@preact/signals';
import { punterNamed, stakeOn } from '../table-queries.ts';
import type { Phase, Rank, Table } from '../view.ts';

/** What the tray is open for; one thing at a time. */
export type Mode =
  | { kind: 'rest' }
  | {
      kind: 'card';
      punter: string;
      card: string;
      outcome: 'win' | 'lose';
      backer: string | null;
      others: boolean;
    }
  | { kind: 'punter'; punter: string; task: Task | null }
  | { kind: 'place'; punter: string; rank: Rank | null }
  | { kind: 'again'; punter: string; card: string }
  | { kind: 'suits'; rank: Rank }
  | { kind: 'seat'; name: string }
  | { kind: 'fund' };

export type Task = 'buyin' | 'cashout' | 'book';

/** What lies over the page: none of it stops an entry from being sent. */
export type Panel = 'outbox' | 'shortcuts' | 'amount' | 'line' | null;

export interface UiState {
  /** The punter chosen; null: the first who may still lay. */
  readonly seat: Signal<string | null>;
  /** The coin that the next tap lays. */
  readonly coin: Signal<number | null>;
  /** The first card of the pair that is being turned, with its suit where called ("K", "Kh"). */
  readonly first: Signal<string | null>;
  /** The main button said that the next key is this draw. */
  readonly turning: Signal<'fasse' | 'last' | null>;
  /** The main button was pressed once for what ends a deal that has cards left. */
  readonly ending: Signal<boolean>;
  readonly grip: Signal<Mode>;
  /** The grip mends what was refused, or a name is half written in it: the next refusal lets it be. */
  readonly begun: Signal<boolean>;
  /** The refusal whose slip was put aside for what stands in its place. */
  readonly aside: Signal<string | null>;
  /** The newest entry was to be taken back and was sent just then. */
  readonly tooLate: Signal<boolean>;
  readonly sheet: Signal<Panel>;
}

export const REST: Mode = { kind: 'rest' };

export function createUiState(): UiState {
  return {
    seat: signal(null),
    coin: signal(null),
    first: signal(null),
    turning: signal(null),
    ending: signal(false),
    grip: signal(REST),
    begun: signal(false),
    aside: signal(null),
    tooLate: signal(false),
    sheet: signal(null),
  };
}

/** The same without signals, for what is computed from it. */
export interface UiValues {
  seat: string | null;
  coin: number | null;
  first: string | null;
  turning: 'fasse' | 'last' | null;
  ending: boolean;
  grip: Mode;
}

/** Reads every signal: what calls it within a render follows them. */
export function uiValues(hand: UiState): UiValues {
  return {
    seat: hand.seat.value,
    coin: hand.coin.value,
    first: hand.first.value,
    turning: hand.turning.value,
    ending: hand.ending.value,
    grip: hand.grip.value,
  };
}

/** When a deal is over, who lays is chosen anew from the first seat on. Returns how to stop. */
export function beginAnew(hand: UiState, phase: () => Phase | undefined): () => void {
  let before: Phase | undefined;
  return effect(() => {
    const now = phase();
    if (before === 'drawing' && now === 'staking') hand.seat.value = null;
    before = now;
  });
}

/**
 * What lies on the table no more is let go: nothing may be done with it, and what is open for it hides a refusal.
 * Returns how to stop.
 */
export function letGoOfGone(hand: UiState, table: () => Table | null): () => void {
  return effect(() => {
    const there = table();
    if (there && standsNowhere(there, hand.grip.value)) hand.grip.value = REST;
  });
}

function standsNowhere(table: Table, grip: Mode): boolean {
  switch (grip.kind) {
    case 'card':
      return stakeOn(table, grip.punter, grip.card) === null;
    case 'again':
      return !stakeOn(table, grip.punter, grip.card)?.answers?.restake;
    case 'punter':
    case 'place':
      return punterNamed(table, grip.punter) === null;
    default:
      return false;
  }
}

/** Lays down whatever was begun; the coin stays in hand, the punter chosen. */
export function letGo(hand: UiState): void {
  hand.first.value = null;
  putAway(hand);
}

/** The same but for a first card that is turned: of what is done between the two of a pair none takes it back. */
export function putAway(hand: UiState): void {
  hand.turning.value = null;
  hand.ending.value = false;
  hand.grip.value = REST;
  hand.begun.value = false;
  hand.tooLate.value = false;
}

/** Takes in hand what mends a refusal. */
export function beginMend(hand: UiState, { grip, coin, first, turning }: Partial<UiValues>): void {
  letGo(hand);
  if (grip) hand.grip.value = grip;
  if (coin) hand.coin.value = coin;
  if (first) hand.first.value = first;
  if (turning) hand.turning.value = turning;
  hand.begun.value = grip !== undefined;
}

/** Puts away what a refusal finds open, for its slip: unless that mends another, or is half written. */
export function giveWay(hand: UiState): void {
  if (!hand.begun.peek()) hand.grip.value = REST;
}
