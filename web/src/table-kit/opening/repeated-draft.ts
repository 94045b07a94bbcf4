/** The draft that repeats an earlier table. */

import { pageWords } from '../../i18n/page-words.ts';
import { money, type Currency } from '../../i18n/amounts/money.ts';
import { day } from '../../i18n/amounts/numbers.ts';
import { ownSeatFields, type TypedFields } from '../seats/own-fields.ts';
import { emptySeat, type Draft } from './draft.ts';
import { bankFields, limitRules, openingFields, pathOf } from './opening-fields.ts';

/** A player of the earlier table: the purse in smallest units, and the game's own fields by name. */
export interface RepeatedSeat {
  readonly name: string;
  readonly purse: number;
  readonly own: Readonly<Record<string, unknown>>;
}

/** The opening values of an earlier table. */
export interface TableToRepeat {
  readonly game: string;
  readonly name: string;
  readonly preset: string;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly currency: string;
  /** What each coin on the table is worth, from the largest down. Empty: the usual ones. */
  readonly coins?: readonly number[];
  /** The members of the event that opened it. */
  readonly opened: Readonly<Record<string, unknown>>;
  /** The ids of people by the names of their seats, or `bank`. */
  readonly bankrolls?: Readonly<Record<string, string | null>> | null;
  readonly seats: readonly RepeatedSeat[];
}

/** The name of a repeated table: the old name, unless it was the default name of a day. */
export function repeatedName(name: string, opened: string, now = new Date()): string {
  const { defaultName } = pageWords().newTable;
  return name === defaultName(day(opened, new Date(opened))) ? defaultName(day(now, now)) : name;
}

type PresetRules = Readonly<Record<string, { readonly value: unknown }>>;

/** A draft that repeats a table. `preset` holds the preset's rules. */
export function repeatDraft(before: TableToRepeat, preset: PresetRules, currency: Currency): Draft {
  const { game, bankrolls } = before;
  const changed = changedRules(before.rules, preset);
  const limits = limitRules(game).filter((rule) => typeof changed[rule] === 'number');
  const others = Object.entries(changed).filter(([rule]) => !limits.includes(rule));
  return {
    game,
    name: before.name,
    preset: before.preset,
    overrides: Object.fromEntries(others),
    unfinished: {},
    currency: before.currency,
    coins: before.coins ?? [],
    own: openedFields(before, currency),
    limits: Object.fromEntries(limits.map((rule) => [rule, money(Number(changed[rule]), currency)])),
    banker: (bankFields(game) && bankrolls?.['bank']) ?? null,
    seats: before.seats.map((seat) => ({
      ...emptySeat(amountText(seat.purse, currency), seatFields(before, seat, currency)),
      isPurseTyped: true,
      name: seat.name,
      bankroll: bankrolls?.[seat.name] ?? null,
    })),
    gathering: null,
    practice: false,
  };
}

/** Returns the texts of the game's own fields: the event that opened the table has each under the end of its path. */
function openedFields({ game, opened }: TableToRepeat, currency: Currency): TypedFields {
  const texts = openingFields(game).map((field) => {
    return [pathOf(field), textOf(opened[field.path.at(-1) ?? ''], field.type, currency)];
  });
  return Object.fromEntries(texts) as TypedFields;
}

function seatFields({ game, rules }: TableToRepeat, { own }: RepeatedSeat, currency: Currency): TypedFields {
  const texts = ownSeatFields(game, rules).map(({ name, type }) => [name, textOf(own[name], type, currency)]);
  return Object.fromEntries(texts) as TypedFields;
}

function textOf(value: unknown, type: string, currency: Currency): string {
  if (value === null || value === undefined) return '';
  return type === 'amount' && typeof value === 'number' ? amountText(value, currency) : String(value);
}

const amountText = (amount: number, currency: Currency): string => (amount ? money(amount, currency) : '0');

/** The rules that differ from the preset. */
export function changedRules(
  rules: Readonly<Record<string, unknown>>,
  preset: PresetRules,
): Record<string, unknown> {
  const others = Object.entries(rules).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(preset[field]?.value),
  );
  return Object.fromEntries(others);
}
