/** What a game provides to the app. */

import type { ComponentType } from 'preact';
import type { SessionTable } from '../api/session-table.ts';
import type { Address } from '../platform/router.ts';
import type { WriteRules } from './rules-section.ts';

type Page<Props> = () => Promise<ComponentType<Props>>;

/** What a game adds to the opening form of all games, which its declarations drive. */
export interface GameOpening {
  /** The preset and the currency of a new form. Default: the first ones of the game. */
  readonly preset?: string;
  readonly currency?: string;
  /** The rules that the form shows at first, in order. Default: all of them, without a button for the others. */
  readonly mainRules?: readonly string[];
  /** What the game's own fields of a seat hold at first, by its position from 0. Default: nothing. */
  readonly newSeat?: (position: number) => Readonly<Record<string, string>>;
  /** Marks the words of the game in a text, so that a tap explains them. */
  readonly markTerms?: (text: string) => string;
  /** The label of the field for a list of numbers, and its error. */
  readonly listLabel?: (rule: string) => string;
  readonly enterList?: (rule: string, longest: number, least: number, most: number) => string;
}

/** Sessions to learn a game with. */
export interface GamePractice {
  /** Opens a practice table and returns its session. Raises: `Problem`, `Unreachable`. */
  startPractice(): Promise<string>;
  /** Returns the score sheet of the demonstration. Raises: `Unreachable`. */
  loadDemonstration(): Promise<string>;
}

/** What the card of a running table shows. */
export interface TableSummary {
  /** How far the table is: "Deal 3, 20 left". */
  readonly progress: string;
  /** Labels with their values: "Bank", "£47". */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** A word of a game with its meaning. */
export interface TermText {
  readonly title: string;
  readonly meaning: string;
}

export interface GameModule {
  /** The game's name in the API. */
  readonly id: string;
  /** The pages of a session, each fetched when it is first opened. */
  readonly pages: {
    readonly table: Page<{ id: string }>;
    readonly board: Page<{ address: Address }>;
    readonly player: Page<{ address: Address }>;
    /** The pages for the history, the standings, seats and money. Without them the table page stands in. */
    readonly log?: Page<{ address: Address }>;
    readonly standings?: Page<{ address: Address }>;
    readonly seats?: Page<{ address: Address }>;
  };
  /** Loads the texts of a game for the pages of all games. */
  readonly addWords?: (game: string) => Promise<void>;
  /** Whether the table page shows none of those words, so that it need not wait for them. */
  readonly hasTableWithOwnTexts?: boolean;
  /** Loads what the game adds to the opening form, with its words. */
  readonly opening?: () => Promise<GameOpening>;
  readonly practice?: () => Promise<GamePractice>;
  /** A page that explains the game in a minute. */
  readonly lesson?: Page<{ address: Address }>;
  /** Loads the function that explains the words of the game. It returns null for an unknown word. */
  readonly terms?: () => Promise<(term: string) => TermText | null>;
  /** Loads the function that writes the rules of a table in plain words. Without it, only their values are listed. */
  readonly writeRules?: () => Promise<WriteRules>;
  /** Loads the function that sums up a table. Without it, a card shows the phase and the number of players. */
  readonly summary?: () => Promise<(table: SessionTable) => TableSummary>;
}
