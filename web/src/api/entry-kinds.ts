/** The entries of every game, as the games declare them. */

import { declarationOf, type EntryField, type EntryKind, type RuleCondition } from './declarations.ts';

export type { EntryField, EntryKind };

/** The rules of a session, by name. */
export type Rules = Readonly<Record<string, unknown>>;

/** Returns the kinds of entries of a game, in the order of its declaration. */
export const entryKindsOf = (game: string): readonly EntryKind[] => declarationOf(game)?.entries ?? [];

/** Returns the verb of the entry that closes a session; undefined if the game declares none. */
export const closingVerb = (game: string): string | undefined =>
  entryKindsOf(game).find(({ role }) => role === 'closing')?.verb;

/** Whether the field names a player who is not seated yet. */
export const isNewPlayer = ({ type, name }: EntryField): boolean => type === 'player' && name === 'name';

const isMet = ({ rule, values }: RuleCondition, rules: Rules): boolean =>
  values.some((value) => value === rules[rule]);

/** Whether the field applies under these rules. */
export const isPlayed = ({ only_if }: EntryField, rules: Rules): boolean =>
  only_if === null || isMet(only_if, rules);

/** Returns the fields that apply under these rules, without the choices that mean nothing there. */
export const playedFields = (fields: readonly EntryField[], rules: Rules): readonly EntryField[] =>
  fields.filter((field) => isPlayed(field, rules)).map((field) => withPlayedChoices(field, rules));

/** Returns the field without the choices that mean nothing under these rules. */
export function withPlayedChoices(field: EntryField, rules: Rules): EntryField {
  const { limited, choices } = field;
  if (!limited || isMet(limited.only_if, rules)) return field;
  return { ...field, choices: choices.filter((word) => !limited.choices.includes(word)) };
}

/** Whether an entry needs the field under these rules. */
export const isRequired = (field: EntryField, rules: Rules): boolean =>
  !field.optional || (field.only_if?.required === true && isPlayed(field, rules));
