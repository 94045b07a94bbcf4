/** The entries of every game, as the games declare them. */

import { declarationOf, type EntryField, type EntryKind } from './declarations.ts';

export type { EntryField, EntryKind };

/** The rules of a session, by name. */
export type Rules = Readonly<Record<string, unknown>>;

/** Returns the kinds of entries of a game, in the order of its declaration. */
export const entryKindsOf = (game: string): readonly EntryKind[] => declarationOf(game)?.entries ?? [];

/** Whether the field names a player who is not seated yet. */
export const isNewPlayer = ({ type, name }: EntryField): boolean => type === 'player' && name === 'name';

/** Whether the field applies under these rules. */
export const isPlayed = ({ only_if }: EntryField, rules: Rules): boolean =>
  only_if === null || only_if.values.some((value) => value === rules[only_if.rule]);

/** Whether an entry needs the field under these rules. */
export const isRequired = (field: EntryField, rules: Rules): boolean =>
  !field.optional || (field.only_if?.required === true && isPlayed(field, rules));
