/** The entries of every game, as the games declare them. */

import { declarationOf, type EntryField, type EntryKind } from './declarations.ts';

export type { EntryField, EntryKind };

/** Returns the kinds of entries of a game, in the order of its declaration. */
export const entryKindsOf = (game: string): readonly EntryKind[] => declarationOf(game)?.entries ?? [];

/** Whether the field names a player who is not seated yet. */
export const isNewPlayer = ({ type, name }: EntryField): boolean => type === 'player' && name === 'name';
