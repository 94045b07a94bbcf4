/** The entries of every game, as the games declare them. `web/entries.py` writes `entries.json`. */

import declared from './entries.json' with { type: 'json' };

/** One field of an entry. `least` and `most` bound an amount, a number, or how many cards there are. */
export interface EntryField {
  readonly name: string;
  readonly type: 'player' | 'text' | 'amount' | 'number' | 'card' | 'cards' | 'choice' | 'flag';
  readonly meaning: string;
  /** The words for the field if it is missing: "an amount". */
  readonly label: string;
  readonly optional: boolean;
  readonly least: number;
  readonly most: number;
  readonly choices: readonly string[];
  /** A regular expression for one card, '' for other types. */
  readonly pattern: string;
  /** Whether a line of the score sheet has it. */
  readonly in_line: boolean;
}

export interface EntryKind {
  /** The first word of a line, and `kind` in a batch. */
  readonly verb: string;
  readonly path: string;
  readonly meaning: string;
  /** Whether the entry is settled by a worker. */
  readonly waits: boolean;
  /** If one entry may stand for all, which fields `all` replaces. */
  readonly all: { readonly replaces: readonly string[]; readonly meaning: string } | null;
  readonly fields: readonly EntryField[];
}

const KINDS = declared as unknown as Readonly<Record<string, readonly EntryKind[]>>;

/** Returns the kinds of entries of a game, in the order of its declaration. */
export const entryKindsOf = (game: string): readonly EntryKind[] => KINDS[game] ?? [];

/** Whether the field names a player who is not seated yet. */
export const isNewPlayer = ({ type, name }: EntryField): boolean => type === 'player' && name === 'name';
