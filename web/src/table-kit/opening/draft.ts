/** The values of the new-table form, and the request made from them. */

import { amountIn, money, type Currency } from '../../../i18n/amounts/money.ts';
import { usualPurse } from '../../../i18n/amounts/coins.ts';
import { day } from '../../../i18n/amounts/numbers.ts';
import { t } from '../../../i18n/language.ts';
import type { Schemas } from '../../../api/client.ts';
import type { BankrollLink, Entry } from '../../../api/play-session.ts';

export type Opening = Schemas['BassetOpening'];

export interface SeatDraft {
  /** Identifies a row while rows move. */
  readonly row: number;
  readonly name: string;
  readonly purse: string;
  readonly suit: string;
  /** The id of the person with whose bankroll the seat plays; null for none. */
  readonly bankroll: string | null;
}

export interface Draft {
  readonly name: string;
  readonly preset: string;
  /** Fields that differ from the preset. */
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly currency: string;
  readonly holder: string;
  readonly funds: string;
  /** The id of the person from whose bankroll the bank is funded; null for none. */
  readonly banker: string | null;
  readonly least: string;
  readonly most: string;
  readonly seats: readonly SeatDraft[];
  /** The id of its gathering; null for none. A repeated table does not copy it. */
  readonly gathering: string | null;
  readonly practice: boolean;
}

const SUITS = ['hearts', 'spades', 'diamonds', 'clubs'];
const SEATS = 6;

let rows = 0;

export function emptySeat(index: number, purse: string): SeatDraft {
  rows += 1;
  return { row: rows, name: '', purse, suit: SUITS[index % SUITS.length] ?? '', bankroll: null };
}

/** An empty draft. `written` formats an amount. */
export function emptyDraft(
  name: string,
  preset: string,
  currency: Currency,
  format: (sum: number) => string,
): Draft {
  const purse = format(usualPurse(currency));
  return {
    name,
    preset,
    overrides: {},
    currency: currency.code,
    holder: '',
    funds: format(usualPurse(currency) * SEATS),
    banker: null,
    least: '',
    most: '',
    seats: Array.from({ length: SEATS }, (_, index) => emptySeat(index, purse)),
    gathering: null,
    practice: false,
  };
}

/**
 * Amounts that were not typed follow the currency; typed ones stay. A target that is not an
 * amount in the new currency stays in the overrides as its text.
 */
export function inCurrency(draft: Draft, before: Currency, after: Currency): Partial<Draft> {
  const [usualBefore, usualAfter] = [usualPurse(before), usualPurse(after)];
  const converted = (text: string, times: number): string =>
    amountIn(text, before) === usualBefore * times ? money(usualAfter * times, after) : text;
  const { target } = draft.overrides;
  const text = typeof target === 'number' ? money(target, before) : target;
  return {
    currency: after.code,
    overrides: {
      ...draft.overrides,
      ...(typeof text === 'string' && { target: amountIn(text, after) || text }),
    },
    funds: converted(draft.funds, SEATS),
    seats: draft.seats.map((seat) => ({ ...seat, purse: converted(seat.purse, 1) })),
  };
}

/** The opening values of an earlier table. */
export interface TableToRepeat {
  readonly name: string;
  readonly preset: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly currency: string;
  readonly bank: { readonly holder: string | null; readonly funds: number };
  /** The ids of people by the names of their seats, or `bank`. */
  readonly bankrolls?: Readonly<Record<string, string | null>> | null;
  readonly punters: readonly {
    readonly name: string;
    readonly suit: string | null;
    readonly purse: number;
  }[];
}

/** The name of a repeated table: the old name, unless it was the default name of a day. */
export function repeatedName(name: string, opened: string, now = new Date()): string {
  const { defaultName } = t().newTable;
  return name === defaultName(day(opened, new Date(opened))) ? defaultName(day(now, now)) : name;
}

type PresetRules = Readonly<Record<string, { readonly value: unknown }>>;

/** A draft that repeats a table. `preset` holds the preset's fields. */
export function repeatDraft(
  before: TableToRepeat,
  preset: PresetRules,
  format: (sum: number) => string,
): Draft {
  const { min_stake: least, max_stake: most, ...overrides } = changedRules(before.rules, preset);
  return {
    name: before.name,
    preset: before.preset,
    overrides,
    currency: before.currency,
    holder: before.bank.holder ?? '',
    funds: before.bank.funds ? format(before.bank.funds) : '0',
    banker: before.bankrolls?.['bank'] ?? null,
    least: typeof least === 'number' ? format(least) : '',
    most: typeof most === 'number' ? format(most) : '',
    seats: before.punters.map(({ name, suit, purse }, index) => ({
      ...emptySeat(index, purse ? format(purse) : '0'),
      name,
      suit: suit ?? '',
      bankroll: before.bankrolls?.[name] ?? null,
    })),
    gathering: null,
    practice: false,
  };
}

/** Returns the rules that differ from their preset. */
export function changedRules(
  rules: Readonly<Record<string, unknown>>,
  preset: PresetRules,
): Record<string, unknown> {
  const others = Object.entries(rules).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(preset[field]?.value),
  );
  return Object.fromEntries(others);
}

/** The request for a draft. The draft must have no errors. */
export function openingOf(draft: Draft, currency: Currency): Opening & { id: null } {
  const [least, most] = [draft.least, draft.most].map((text) =>
    text.trim() ? amountIn(text, currency) : null,
  );
  const overrides = {
    ...draft.overrides,
    ...(least != null && { min_stake: least }),
    ...(most != null && { max_stake: most }),
  };
  return {
    id: null,
    occurred_at: null,
    name: draft.name.trim(),
    rules: { preset: draft.preset, overrides } as Opening['rules'],
    currency: draft.currency as Opening['currency'],
    game: 'basset',
    bank: { holder: draft.holder.trim() || null, funds: amountIn(draft.funds, currency) ?? 0 },
    gathering: draft.gathering,
    practice: draft.practice,
    banker: draft.practice ? null : draft.banker,
  };
}

/** The seats that play with a bankroll: none at a practice table. */
export const linksOf = (draft: Draft): readonly BankrollLink[] =>
  occupiedSeats(draft).flatMap(({ name, bankroll }) =>
    bankroll === null || draft.practice ? [] : [{ player: name.trim(), person: bankroll }],
  );

/** The occupied seats, in order. */
export const seatsOf = (draft: Draft, currency: Currency): Entry[] =>
  occupiedSeats(draft).map(({ name, purse, suit }) => ({
    kind: 'seat',
    name: name.trim(),
    purse: amountIn(purse, currency) ?? 0,
    suit: suit || null,
  }));

export const occupiedSeats = ({ seats }: Draft): readonly SeatDraft[] =>
  seats.filter(({ name }) => name.trim());

/** Swaps a seat with its neighbour. */
export function moveSeat(seats: readonly SeatDraft[], from: number, by: number): readonly SeatDraft[] {
  const to = from + by;
  const [movedSeat, neighbour] = [seats[from], seats[to]];
  if (!movedSeat || !neighbour) return seats;
  return seats.map((seat, index) => (index === from ? neighbour : index === to ? movedSeat : seat));
}
