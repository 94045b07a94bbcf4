/** What every game declares. `web/entries.py` writes `entries.json`. */

import type { Schemas } from './client.ts';
import declared from './entries.json' with { type: 'json' };

/** The rules under which a field applies: `rule` holds one of `values`. */
export interface RuleCondition {
  readonly rule: string;
  readonly values: readonly (string | number | boolean | null)[];
  /** Whether a form asks for the field there. */
  readonly required: boolean;
}

/** One field of an entry. `least` and `most` bound an amount, a number, or the length of a list. */
export interface EntryField {
  readonly name: string;
  readonly type: Exclude<Schemas['OpenField']['type'], 'reference'>;
  readonly optional: boolean;
  readonly least: number;
  readonly most: number;
  /** Bounds of each number of a list of counts. */
  readonly each_least: number;
  readonly each_most: number;
  readonly choices: readonly string[];
  /** The choice that an optional field has if it is left out, or ''. */
  readonly default: string;
  /** A regular expression for one card, '' for other types. */
  readonly pattern: string;
  /** Whether a line has the cards in one word: `4,K,3h`. */
  readonly joined: boolean;
  /** Whether a line of the score sheet has it. */
  readonly in_line: boolean;
  /** Null: under all rules. */
  readonly only_if: RuleCondition | null;
  /** The choices that mean something under some rules only. */
  readonly limited: { readonly choices: readonly string[]; readonly only_if: RuleCondition } | null;
}

export interface EntryKind {
  /** The first word of a line, and `kind` in a batch. */
  readonly verb: string;
  readonly path: string;
  /** Whether the entry is settled by a worker. */
  readonly waits: boolean;
  /** What the entry is in every game: `closing` for the one that closes a session, or ''. */
  readonly role: '' | 'closing';
  /** If one entry may stand for all, which fields `all` replaces. */
  readonly all: { readonly replaces: readonly string[] } | null;
  readonly fields: readonly EntryField[];
}

/** What a field of the rules may hold. `least` and `most` bound a number, an amount, or each of a list. */
export interface DeclaredRule {
  readonly type: 'choice' | 'flag' | 'number' | 'amount' | 'numbers' | 'number_or_word';
  /** Whether the field may hold none. */
  readonly optional: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly string[];
  /** The amounts, by currency, that a form proposes instead of the preset's. */
  readonly usual?: Readonly<Record<string, number>>;
  /** The most numbers of a list. */
  readonly longest?: number;
}

/** A member of a view or of an event. */
export interface DeclaredMember {
  readonly name: string;
  readonly type: 'amount' | 'number' | 'text' | 'choice' | 'flag' | 'cards' | 'record';
  /** The code of its label, if it is not `name`. */
  readonly label?: string;
  /** The members of a record. */
  readonly members?: readonly DeclaredMember[];
  readonly list?: boolean;
  /** Whether the value is an object with values of that type. */
  readonly by_key?: boolean;
}

/** A field that one game adds to the opening of a session, with its path in the body. */
export interface OpeningField extends EntryField {
  readonly path: readonly string[];
}

/** The limit to the number of players: `most`, or else what the rule `rule` holds. Without either, there is none. */
export interface SeatLimit {
  readonly most: number | null;
  readonly rule: string;
}

export interface Declaration {
  readonly entries: readonly EntryKind[];
  /** By the name of the field. */
  readonly rules: Readonly<Record<string, DeclaredRule>>;
  /** By the type of the event. */
  readonly events: Readonly<Record<string, readonly DeclaredMember[]>>;
  readonly view: readonly DeclaredMember[];
  readonly opening: readonly OpeningField[];
  readonly seat_limit: SeatLimit;
  /** Whether the table has a bank, which a person's bankroll may fund. */
  readonly has_bank: boolean;
  /** By refusal code: the types or names of the entry fields that a refusal is about. */
  readonly refusals: Readonly<Record<string, { readonly about: readonly string[] }>>;
}

const DECLARATIONS = declared as unknown as Readonly<Record<string, Declaration>>;

/** Returns what a game declares; undefined if this build does not know the game. */
export const declarationOf = (game: string): Declaration | undefined => DECLARATIONS[game];
