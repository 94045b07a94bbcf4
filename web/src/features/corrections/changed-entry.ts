/** An entry while a person changes it: its kinds and fields, from the declarations of its game. */

import {
  entryKindsOf,
  isPlayed,
  withPlayedChoices,
  isRequired,
  type EntryField,
  type EntryKind,
  type Rules,
} from '../../api/entry-kinds.ts';
import type { Entered } from '../../outbox/ports.ts';

/** Fields that tell the server which draw is meant, or why: no part of what happened at the table. */
const NOT_SHOWN = new Set(['place', 'reason', 'of']);

/** Returns the kinds to which an entry may be changed: those of its endpoint. None for a ruling. */
export function kindsOf(game: string, entered: Entered): readonly EntryKind[] {
  const kinds = entryKindsOf(game);
  const path = kinds.find(({ verb }) => verb === entered.kind)?.path;
  return kinds.filter((kind) => kind.path === path);
}

/** Returns the same kinds; none if there is nothing to choose: no other kind, and no field. */
export function changeableKinds(game: string, entered: Entered, rules: Rules): readonly EntryKind[] {
  const kinds = kindsOf(game, entered);
  const hasFields = kinds.some((kind) => fieldsOf(kind, entered, rules).length > 0);
  return kinds.length > 1 || hasFields ? kinds : [];
}

/** Returns the kinds of entries that may have been forgotten. */
export const insertableKinds = (game: string): readonly EntryKind[] =>
  entryKindsOf(game).filter(({ role }) => role !== 'closing');

/** Returns the fields that a person may change: those of these rules, and those with a value. */
export function fieldsOf(kind: EntryKind, entered: Entered, rules: Rules): readonly EntryField[] {
  const replaced = entered['all'] === true ? (kind.all?.replaces ?? []) : [];
  const isShown = (field: EntryField): boolean => isPlayed(field, rules) || entered[field.name] !== undefined;
  const isPlayedValue = ({ name, limited }: EntryField): boolean =>
    !limited?.choices.includes(String(entered[name]));
  return kind.fields
    .filter((field) => !NOT_SHOWN.has(field.name) && !replaced.includes(field.name) && isShown(field))
    .map((field) => (isPlayedValue(field) ? withPlayedChoices(field, rules) : field));
}

/** Returns the entry as another kind, with the fields that this kind has too. */
export function withKind(entered: Entered, kind: EntryKind): Entered {
  const names = new Set([...kind.fields.map(({ name }) => name), ...(kind.all ? ['all'] : [])]);
  const fields = Object.entries(entered).filter(([name]) => names.has(name));
  const cards = kind.fields.find(({ type }) => type === 'cards');
  const own: Entered = { ...Object.fromEntries(fields), kind: kind.verb };
  const turned = cards && own[cards.name];
  return cards && Array.isArray(turned) ? { ...own, [cards.name]: turned.slice(0, cards.most) } : own;
}

/** Returns the entry with a field changed; undefined removes the field. */
export function withField(entered: Entered, name: string, value: unknown): Entered {
  const { [name]: _old, ...others } = entered;
  return (value === undefined ? others : { ...others, [name]: value }) as Entered;
}

/** Whether every field that the kind requires has a value, and no list is half filled in. */
export const isComplete = (kind: EntryKind, entered: Entered, rules: Rules): boolean =>
  fieldsOf(kind, entered, rules).every((field) => {
    const value = entered[field.name];
    return value === undefined ? !isRequired(field, rules) : hasValue(field, value);
  });

function hasValue({ least, most }: EntryField, value: unknown): boolean {
  if (Array.isArray(value)) return value.length >= least && value.length <= most && value.every(Boolean);
  return value !== '';
}

export const isSame = (one: Entered, other: Entered): boolean => sorted(one) === sorted(other);

const sorted = (entered: Entered): string => JSON.stringify(Object.entries(entered).sort());
