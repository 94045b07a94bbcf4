/** What is typed into the form of a declared entry, and the entry that it makes. */

import {
  entryKindsOf,
  isNewPlayer,
  isPlayed,
  isRequired,
  type EntryField,
  type EntryKind,
  type Rules,
} from '../../../api/entry-kinds.ts';
import { parseCard, parseNumber } from '../../../game-api/parse-word.ts';
import { amountIn, sumFault, type Currency } from '../../../i18n/amounts/money.ts';
import { nameFault } from '../../../i18n/names.ts';
import { seatName, type Bankrolls } from '../../../features/people/seat-name.ts';
import { findName } from '../../../platform/caseless.ts';
import { t } from '../../../i18n/language.ts';
import type { Entry } from '../../../outbox/entry.ts';
import { hasFreeSeat, type WithSummary } from '../../../table-kit/parties.ts';
import { readCounts, readPlayers, type FieldResult } from './list-values.ts';

/** What stands in the fields, by field name; `all` and flags are 'true' or ''. `list-values.ts` describes lists. */
export type FormValues = Readonly<Record<string, string>>;

/** The choice of a player whose name is typed, as one who is not seated. */
export const OTHER_NAME = '"';

/** The key of the typed name of a field. */
export const typedName = (name: string): string => `typed ${name}`;

export type FormResult =
  | { readonly fields: Record<string, unknown> }
  | { readonly errors: Readonly<Record<string, string>> };

/** Returns the text of a field. No name has a quotation mark, so `OTHER_NAME` cannot be a name. */
function typedIn(values: FormValues, name: string): string {
  const text = values[name] ?? '';
  return (text === OTHER_NAME ? (values[typedName(name)] ?? '') : text).trim();
}

/** Whether the entry is to stand for all. */
export const isForAll = (kind: EntryKind, values: FormValues): boolean =>
  kind.all !== null && values.all === 'true';

/** Returns the fields that the form shows: those of these rules, less those that `all` replaces. */
export function shownFields(kind: EntryKind, values: FormValues, rules: Rules): readonly EntryField[] {
  const replaced = isForAll(kind, values) ? (kind.all?.replaces ?? []) : [];
  return kind.fields.filter((field) => !replaced.includes(field.name) && isPlayed(field, rules));
}

/** Returns the entries that the form offers. Without a free seat, no player can be seated. */
export const kindsOf = (game: string, table: WithSummary | null): readonly EntryKind[] =>
  entryKindsOf(game).filter((kind) => !kind.fields.some(isNewPlayer) || hasFreeSeat(table ?? {}));

/** Returns the seated players, and those whose seats are entered but not recorded yet. */
export function knownPlayers(
  seated: readonly string[],
  unsent: readonly Entry[],
  kinds: readonly EntryKind[],
): readonly string[] {
  const names = unsent.flatMap((entry) => {
    const field = kinds.find(({ verb }) => verb === entry.kind)?.fields.find(isNewPlayer);
    return field ? [String(entry[field.name])] : [];
  });
  const isNew = (name: string, index: number): boolean =>
    findName(seated, name) === null && findName(names.slice(0, index), name) === null;
  return [...seated, ...names.filter(isNew)];
}

/** The table at which a form is filled in. */
export interface FormContext {
  readonly currency: Currency;
  /** The players that an entry can name. */
  readonly players: readonly string[];
  readonly bankrolls: Bankrolls;
  readonly rules: Rules;
}

/** Reads the form. A typed name gets the spelling of its seat, or of the bankroll link of a free seat. */
export function readForm(kind: EntryKind, values: FormValues, context: FormContext): FormResult {
  const fields: Record<string, unknown> = isForAll(kind, values) ? { all: true } : {};
  const errors: Record<string, string> = {};
  for (const field of shownFields(kind, values, context.rules)) {
    const read = readFilled(field, values, context);
    if ('errors' in read) Object.assign(errors, read.errors);
    else if (read.value !== undefined) fields[field.name] = read.value;
  }
  return Object.keys(errors).length ? { errors } : { fields };
}

/** Reads one field. If it is left out, its value is undefined. */
function readFilled(field: EntryField, values: FormValues, context: FormContext): FieldResult {
  if (field.type === 'counts') return readCounts(field, values, context);
  const text = typedIn(values, field.name);
  if (!text && !isRequired(field, context.rules)) return { value: undefined };
  if (field.type === 'players') return readPlayers(field, text);
  const error = errorOf(field, text, context.currency);
  return error === null ? { value: readField(field, text, context) } : { errors: { [field.name]: error } };
}

function readField(field: EntryField, text: string, context: FormContext): unknown {
  const { type, pattern } = field;
  switch (type) {
    case 'player':
      return isNewPlayer(field)
        ? seatName(context.bankrolls, text)
        : (findName(context.players, text) ?? text);
    case 'amount':
      return amountIn(text, context.currency);
    case 'number':
      return Number(text);
    case 'flag':
      return text === 'true';
    case 'card':
      return parseCard(text, pattern);
    case 'cards':
      return cardsOf(text).map((card) => parseCard(card, pattern));
    default:
      return text;
  }
}

const cardsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Returns what is wrong with a field, or null. */
function errorOf(field: EntryField, text: string, currency: Currency): string | null {
  const { generic } = t();
  switch (field.type) {
    case 'player':
      return isNewPlayer(field) ? nameFault(text) : text ? null : generic.choosePlayer;
    case 'amount':
      return amountFault(field, text, currency);
    case 'number':
      return parseNumber(text, field.least, field.most) !== null
        ? null
        : t().newTable.enterWholeNumber(field.least, field.most);
    case 'choice':
      return text ? null : generic.chooseOne;
    case 'card':
      return parseCard(text, field.pattern) === null ? generic.writeCard : null;
    case 'cards':
      return cardsFault(field, cardsOf(text));
    default:
      return null;
  }
}

function amountFault({ least }: EntryField, text: string, currency: Currency): string | null {
  const { invalidAmount } = t().newTable;
  const amount = amountIn(text, currency);
  return amount !== null && amount < least ? invalidAmount : sumFault(text, currency, invalidAmount);
}

function cardsFault({ least, most, pattern }: EntryField, cards: readonly string[]): string | null {
  const { generic } = t();
  const unknown = cards.find((card) => parseCard(card, pattern) === null);
  if (unknown !== undefined) return t().sheetLine.wrong.card(unknown);
  return cards.length < least || cards.length > most ? generic.cardCount(least, most) : null;
}
