/** The values of the new-table form, and the request made from them. */

import { amountIn, money, type Currency } from '../../../i18n/money.ts';
import { usualPurse } from '../../../i18n/coins.ts';
import { day } from '../../../i18n/numbers.ts';
import { t } from '../../../i18n/language.ts';
import type { Schemas } from '../../../api/client.ts';
import type { Entry } from '../../../api/play-session.ts';

export type Opening = Schemas['BassetOpening'];

export interface SeatDraft {
  /** Identifies a row while rows move. */
  readonly row: number;
  readonly name: string;
  readonly purse: string;
  readonly suit: string;
}

export interface Draft {
  readonly name: string;
  readonly preset: string;
  /** Fields that differ from the preset. */
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly currency: string;
  readonly holder: string;
  readonly funds: string;
  readonly least: string;
  readonly most: string;
  readonly seats: readonly SeatDraft[];
}

const SUITS = ['hearts', 'spades', 'diamonds', 'clubs'];
const SEATS = 6;

let rows = 0;

export function emptySeat(index: number, purse: string): SeatDraft {
  rows += 1;
  return { row: rows, name: '', purse, suit: SUITS[index % SUITS.length] ?? '' };
}

/** An empty draft. `written` formats an amount. */
export function freshDraft(
  name: string,
  preset: string,
  currency: Currency,
  written: (sum: number) => string,
): Draft {
  const purse = written(usualPurse(currency));
  return {
    name,
    preset,
    overrides: {},
    currency: currency.code,
    holder: '',
    funds: written(usualPurse(currency) * SEATS),
    least: '',
    most: '',
    seats: Array.from({ length: SEATS }, (_, index) => emptySeat(index, purse)),
  };
}

/**
 * Amounts that were not typed follow the currency; typed ones stay. A target that is not an
 * amount in the new currency stays in the overrides as its text.
 */
export function inCurrency(draft: Draft, before: Currency, after: Currency): Partial<Draft> {
  const [was, is] = [usualPurse(before), usualPurse(after)];
  const turned = (text: string, times: number): string =>
    amountIn(text, before) === was * times ? money(is * times, after) : text;
  const { target } = draft.overrides;
  const text = typeof target === 'number' ? money(target, before) : target;
  return {
    currency: after.code,
    overrides: {
      ...draft.overrides,
      ...(typeof text === 'string' && { target: amountIn(text, after) || text }),
    },
    funds: turned(draft.funds, SEATS),
    seats: draft.seats.map((seat) => ({ ...seat, purse: turned(seat.purse, 1) })),
  };
}

/** The opening values of an earlier table. */
export interface Before {
  readonly name: string;
  readonly preset: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly currency: string;
  readonly bank: { readonly holder: string | null; readonly funds: number };
  readonly punters: readonly {
    readonly name: string;
    readonly suit: string | null;
    readonly purse: number;
  }[];
}

/** The name of a repeated table: the old name, unless it was the default name of a day. */
export function nameAgain(name: string, opened: string, now = new Date()): string {
  const { defaultName } = t().newTable;
  return name === defaultName(day(opened, new Date(opened))) ? defaultName(day(now, now)) : name;
}

type Chosen = Readonly<Record<string, { readonly value: unknown }>>;

/** A draft that repeats a table. `preset` holds the preset's fields. */
export function againDraft(before: Before, preset: Chosen, written: (sum: number) => string): Draft {
  const { min_stake: least, max_stake: most, ...overrides } = differing(before.rules, preset);
  return {
    name: before.name,
    preset: before.preset,
    overrides,
    currency: before.currency,
    holder: before.bank.holder ?? '',
    funds: before.bank.funds ? written(before.bank.funds) : '0',
    least: typeof least === 'number' ? written(least) : '',
    most: typeof most === 'number' ? written(most) : '',
    seats: before.punters.map(({ name, suit, purse }, index) => ({
      ...emptySeat(index, purse ? written(purse) : '0'),
      name,
      suit: suit ?? '',
    })),
  };
}

/** The rules that differ from their preset. */
export function differing(rules: Readonly<Record<string, unknown>>, preset: Chosen): Record<string, unknown> {
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
  };
}

/** The occupied seats, in order. */
export const seatsOf = (draft: Draft, currency: Currency): Entry[] =>
  taken(draft).map(({ name, purse, suit }) => ({
    kind: 'seat',
    name: name.trim(),
    purse: amountIn(purse, currency) ?? 0,
    suit: suit || null,
  }));

export const taken = ({ seats }: Draft): readonly SeatDraft[] => seats.filter(({ name }) => name.trim());

/** Swaps a seat with its neighbour. */
export function moved(seats: readonly SeatDraft[], from: number, by: number): readonly SeatDraft[] {
  const to = from + by;
  const [one, other] = [seats[from], seats[to]];
  if (!one || !other) return seats;
  return seats.map((seat, index) => (index === from ? other : index === to ? one : seat));
}
