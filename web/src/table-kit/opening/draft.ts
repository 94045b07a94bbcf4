/** The values of the form that opens a table, and the request made from them. */

import type { BankrollLink, Entry, Opening } from '../../api/play-session.ts';
import type { GameOpening } from '../../game-api/game-module.ts';
import { amountIn, money, type Currency } from '../../i18n/amounts/money.ts';
import { usualPurse } from '../../i18n/amounts/coins.ts';
import { fieldValue, fieldValues, ownSeatFields, type TypedFields } from '../seats/own-fields.ts';
import { bankFields, limitRules, openingFields, pathOf, ruleOf, usualRules } from './opening-fields.ts';
import type { TypedValue } from './rule-fields.ts';

export interface SeatDraft {
  /** Identifies a row while rows move. */
  readonly row: number;
  readonly name: string;
  readonly purse: string;
  /** Whether this purse was typed, so that the purse of the first seat does not fill it. */
  readonly isPurseTyped?: boolean;
  /** The game's own fields of a seat, by name. */
  readonly own: TypedFields;
  /** The id of the person with whose bankroll the seat plays; null for none. */
  readonly bankroll: string | null;
}

export interface Draft {
  readonly game: string;
  readonly name: string;
  readonly preset: string;
  /** Rules that differ from the preset, without the limits. */
  readonly overrides: Readonly<Record<string, unknown>>;
  /** Rules whose typed text is not a value yet. Their last values count until it is. */
  readonly unfinished: Readonly<Record<string, TypedValue>>;
  readonly currency: string;
  /** What each coin on the table is worth in smallest units, from the largest down. Empty: the usual ones. */
  readonly coins: readonly number[];
  /** The game's own fields of an opening as they are typed, by path. */
  readonly own: TypedFields;
  /** The limits of stakes as they are typed, by rule. */
  readonly limits: TypedFields;
  /** The id of the person from whose bankroll the bank is funded; null for none. */
  readonly banker: string | null;
  readonly seats: readonly SeatDraft[];
  /** The id of its gathering; null for none. A repeated table does not copy it. */
  readonly gathering: string | null;
  readonly practice: boolean;
}

/** The number of seats of an empty form, if the game has no lower limit. */
export const SEATS = 6;

let rows = 0;

export function emptySeat(purse: string, own: TypedFields = {}): SeatDraft {
  rows += 1;
  return { row: rows, name: '', purse, own, bankroll: null };
}

/** Returns a draft of an earlier page load with rows that differ from those of new seats. */
export const withNewRows = (draft: Draft): Draft => ({
  ...draft,
  seats: draft.seats.map((seat) => ({ ...seat, row: emptySeat('').row })),
});

/** Returns what a chosen value of a rule changes. `preset` is the value in the preset. */
export function withRule(
  { overrides, unfinished }: Draft,
  rule: string,
  value: unknown,
  preset: unknown,
): Pick<Draft, 'overrides' | 'unfinished'> {
  const others = without(overrides, rule);
  const isPreset = JSON.stringify(value) === JSON.stringify(preset);
  return {
    overrides: isPreset ? others : { ...others, [rule]: value },
    unfinished: without(unfinished, rule),
  };
}

function without<Value>(
  values: Readonly<Record<string, Value>>,
  rule: string,
): Readonly<Record<string, Value>> {
  const { [rule]: _before, ...others } = values;
  return others;
}

/** Returns the draft of a new table. */
export function emptyDraft(
  game: string,
  { name, preset, currency }: { readonly name: string; readonly preset: string; readonly currency: Currency },
  { newSeat }: GameOpening = {},
): Draft {
  const purse = money(usualPurse(currency), currency);
  return {
    game,
    name,
    preset,
    overrides: usualRules(game, currency.code),
    unfinished: {},
    currency: currency.code,
    coins: [],
    own: usualFields(game, currency),
    limits: {},
    banker: null,
    seats: Array.from({ length: SEATS }, (_, position) => emptySeat(purse, newSeat?.(position))),
    gathering: null,
    practice: false,
  };
}

/** Returns what the game's own fields hold at first: the usual funds of the bank. */
function usualFields(game: string, currency: Currency): TypedFields {
  const funds = bankFields(game)?.funds;
  return funds ? { [pathOf(funds)]: money(usualPurse(currency) * SEATS, currency) } : {};
}

/** Returns the seats with a changed one. The purse of the first seat also fills the seats whose purse was not typed. */
export function withSeat(
  seats: readonly SeatDraft[],
  index: number,
  part: Partial<SeatDraft>,
): readonly SeatDraft[] {
  const { purse } = part;
  const typed = purse === undefined || index === 0 ? part : { ...part, isPurseTyped: true };
  return seats.map((seat, place) => {
    if (place === index) return { ...seat, ...typed };
    return index === 0 && purse !== undefined && !seat.isPurseTyped ? { ...seat, purse } : seat;
  });
}

/**
 * Amounts that were not typed follow the currency; typed ones stay. An amount of the rules that is not one in the new
 * currency stays in the overrides as its text.
 */
export function inCurrency(draft: Draft, before: Currency, after: Currency): Partial<Draft> {
  const usual = usualFields(draft.game, before);
  const own = Object.entries(usualFields(draft.game, after)).filter(
    ([path]) => amountIn(draft.own[path] ?? '', before) === amountIn(usual[path] ?? '', before),
  );
  const purse = (text: string): string =>
    amountIn(text, before) === usualPurse(before) ? money(usualPurse(after), after) : text;
  return {
    currency: after.code,
    coins: [],
    overrides: amountsIn(draft, before, after),
    own: { ...draft.own, ...Object.fromEntries(own) },
    seats: draft.seats.map((seat) => ({ ...seat, purse: purse(seat.purse) })),
  };
}

function amountsIn({ game, overrides }: Draft, before: Currency, after: Currency): Draft['overrides'] {
  const [usual, next] = [usualRules(game, before.code), usualRules(game, after.code)];
  const typed = Object.entries(overrides).filter(([rule, value]) => value !== usual[rule]);
  const converted = typed.map(([rule, value]) => {
    if (ruleOf(game, rule)?.type !== 'amount') return [rule, value];
    const text = typeof value === 'number' ? money(value, before) : value;
    return [rule, typeof text === 'string' ? amountIn(text, after) || text : value];
  });
  return { ...next, ...Object.fromEntries(converted) } as Draft['overrides'];
}

/** Returns the request for a draft without errors. */
export function openingOf(draft: Draft, currency: Currency): Opening & { id: null } {
  const typed = limitRules(draft.game).filter((rule) => draft.limits[rule]?.trim());
  const limits = typed.map((rule) => [rule, amountIn(draft.limits[rule] ?? '', currency)] as const);
  const opening = {
    id: null,
    occurred_at: null,
    name: draft.name.trim(),
    rules: { preset: draft.preset, overrides: { ...draft.overrides, ...Object.fromEntries(limits) } },
    currency: draft.currency,
    coins: draft.coins,
    game: draft.game,
    ...ownMembers(draft, currency),
    gathering: draft.gathering,
    practice: draft.practice,
    ...(bankFields(draft.game) && { banker: draft.practice ? null : draft.banker }),
  };
  return opening as unknown as Opening & { id: null };
}

/** Returns the game's own fields, each at its path in the body. */
function ownMembers({ game, own }: Draft, currency: Currency): Readonly<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for (const field of openingFields(game)) {
    const [first = '', second] = field.path;
    const value = fieldValue(field, own[pathOf(field)] ?? '', currency);
    body[first] = second === undefined ? value : { ...(body[first] as object | undefined), [second]: value };
  }
  return body;
}

/** The seats that play with a bankroll: none at a practice table. */
export const linksOf = (draft: Draft): readonly BankrollLink[] =>
  occupiedSeats(draft).flatMap(({ name, bankroll }) =>
    bankroll === null || draft.practice ? [] : [{ player: name.trim(), person: bankroll }],
  );

/** The occupied seats, in order. `rules` are those of the table. */
export const seatsOf = (
  draft: Draft,
  currency: Currency,
  rules: Readonly<Record<string, unknown>> = {},
): Entry[] =>
  occupiedSeats(draft).map(({ name, purse, own }) => ({
    kind: 'seat',
    name: name.trim(),
    purse: amountIn(purse, currency) ?? 0,
    ...fieldValues(ownSeatFields(draft.game, rules), own, currency),
  }));

export const occupiedSeats = ({ seats }: Draft): readonly SeatDraft[] =>
  seats.filter(({ name }) => name.trim());

/** Returns the seats without empty ones beyond the limit, the last of them first. */
export function fittingSeats(seats: readonly SeatDraft[], limit: number | null): readonly SeatDraft[] {
  const excess = limit === null ? 0 : Math.max(0, seats.length - limit);
  const empty = seats.filter(({ name }) => !name.trim()).map(({ row }) => row);
  const dropped = new Set(excess ? empty.slice(-excess) : []);
  return dropped.size ? seats.filter(({ row }) => !dropped.has(row)) : seats;
}

/** Swaps a seat with its neighbour. */
export function moveSeat(seats: readonly SeatDraft[], from: number, by: number): readonly SeatDraft[] {
  const to = from + by;
  const [movedSeat, neighbour] = [seats[from], seats[to]];
  if (!movedSeat || !neighbour) return seats;
  return seats.map((seat, index) => (index === from ? neighbour : index === to ? movedSeat : seat));
}

/** Returns the draft with the values of another game's draft that are not about the game. */
export function withShared(draft: Draft, { name, currency, seats, gathering, practice }: Draft): Draft {
  const named = seats.filter((seat) => seat.name.trim());
  const kept = currency === draft.currency;
  const count = Math.max(named.length, draft.seats.length);
  const filled = Array.from({ length: count }, (_, at) => {
    const [own, other] = [draft.seats[at] ?? draft.seats.at(-1), named[at]];
    if (!own || !other) return own ?? other;
    return {
      ...own,
      row: other.row,
      name: other.name,
      bankroll: other.bankroll,
      ...(kept && { purse: other.purse }),
    };
  });
  return { ...draft, name, gathering, practice, seats: filled.filter((seat) => seat !== undefined) };
}
