/** What a game brings to the kit: its sentences, keys and figures, and components for what is its own. */

import type { ComponentType } from 'preact';
import type { Command, Entry, Refusal } from '../outbox/entry.ts';
import type { Entered, GamePreview } from '../outbox/ports.ts';
import type { StandingEntry } from '../outbox/undo/standing-entries.ts';
import type { Mode, OwnMode, Ui, UiValues } from './model/modes.ts';
import type { Scene, TableActions, TableModel } from './model/table-model.ts';
import type { TableView } from './model/table-view.ts';

export type { OwnMode, Ui } from './model/modes.ts';
export type { TableView } from './model/table-view.ts';

/** What the band says. Texts may have the markup of `i18n/markup.ts`. */
export interface Sentence {
  /** The sentence, with a gap for the next tap. */
  readonly text: string;
  /** The line below it. The kit shows the state of the connection in its place if that matters more. */
  readonly note: string;
  /** What the next tap names, for the colour of the gap. */
  readonly gap?: 'wins' | 'loses';
  /** The entries that a tap on the note offers to correct, newest first. Without it, the note takes no tap. */
  readonly correctable?: (standing: readonly StandingEntry[]) => readonly StandingEntry[];
}

/** What the main button does. */
export interface Step<View extends TableView = TableView, Own extends OwnMode = never> {
  /** Tells steps apart: a tap that was meant for the step before does nothing. */
  readonly id: string;
  readonly words: string;
  /** A detail, or why the button is not ready. */
  readonly detail: string;
  readonly isReady: boolean;
  /** Whether a second tap takes the first one back. */
  readonly isPressed?: boolean;
  /** For how many ms a new step takes no tap, if a quick tap on the one before must not run it. */
  readonly guard?: number;
  run(model: TableModel<View, Own>): void;
}

/** A figure of the band: a large value with a label; on a phone, a part of one line. */
export interface Figure<View extends TableView = TableView, Own extends OwnMode = never> {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  /** The text on a phone, with the markup of `i18n/markup.ts`; without it, the figure is left out there. */
  readonly short?: string;
  /** Whether it reports something wrong. */
  readonly isAlert?: boolean;
  /** What a tap does, and its words for a screen reader. `isOpen`: whether the tray that it opens is open. */
  readonly tap?: {
    readonly words: string;
    readonly isOpen?: boolean;
    run(model: TableModel<View, Own>): void;
  };
}

/** A card slot of the band, in the order dealt. `card` is null until the card is turned. */
export interface Slot {
  readonly card: string | null;
  readonly look: 'won' | 'lost' | 'plain' | 'open';
}

/** A key at the bottom. */
export interface Key {
  readonly id: string;
  /** What it shows: "K", "Left". */
  readonly face: string;
  /** Its words for a screen reader. */
  readonly words: string;
  readonly look: 'ready' | 'first' | 'first-loses' | 'won' | 'lost' | 'locked' | 'exhausted';
  /** What a tap does now, so that a tap that was meant for something else does nothing. */
  readonly meaning: string;
  /** How many of its cards are out, of how many. */
  readonly out?: { readonly seen: number; readonly packs: number };
}

/** The keys at the bottom. `ranks`: a column for each of thirteen; `wide`: two to six keys side by side. */
export interface Keys<View extends TableView = TableView, Own extends OwnMode = never> {
  readonly kind: 'ranks' | 'wide';
  readonly label: string;
  readonly keys: readonly Key[];
  /** The key that takes the first card back, where the main button does not. */
  readonly cancel?: string;
  tap(model: TableModel<View, Own>, key: string): void;
}

/** A refused entry and what is known of it. */
export interface Refused<View extends TableView = TableView> {
  readonly entry: Entry;
  readonly refusal: Refusal;
  readonly table: View;
  /** The entry is being sent and may be recorded, so it cannot be replaced. */
  readonly isSending?: boolean;
}

/**
 * What a fix does. Most fixes remove the refused entry. `replace` enters others in its place. `next_round` stores it for
 * the next round. `tray` opens the tray with the given values. `run` removes it and then does something else. The last
 * four leave the entry in the outbox.
 */
export type FixAction<Own extends OwnMode = never> =
  | { readonly kind: 'discard' }
  | { readonly kind: 'replace'; readonly commands: readonly Command[] }
  | { readonly kind: 'tray'; readonly ui: Partial<UiValues<Own>> }
  | { readonly kind: 'run'; run(): void }
  | { readonly kind: 'next_round'; readonly command: Command }
  | { readonly kind: 'take_control' }
  | { readonly kind: 'send_again' }
  | { readonly kind: 'show_log' }
  | { readonly kind: 'new_table' };

/** A way out of a refusal. */
export interface Fix<Own extends OwnMode = never> {
  readonly words: string;
  readonly detail?: string | undefined;
  readonly action: FixAction<Own>;
}

/** What a player's page says. `call`: the headline. `words`: its meaning for this player, with markup. */
export interface PlayerText {
  readonly call: string;
  readonly words: readonly string[];
  /** Whether the player must decide something. */
  readonly isAsked: boolean;
}

/** A sum that the coins of a tray compose, and the entry that it makes. */
export interface MoneyTask<View extends TableView = TableView> {
  /** The sum before the dealer taps a coin; null: none. */
  readonly suggested: number | null;
  readonly least: number | null;
  /** Null if only the server knows it. */
  readonly most: number | null;
  /** What the button does, in words: "Buy in £20 for Anne". */
  sentence(sum: string): string;
  enter(actions: TableActions<View>, sum: number): void;
}

export interface CellsProps<View extends TableView = TableView> {
  readonly view: View;
  readonly player: string;
  /** Whether the next tap applies to this row. */
  readonly isChosen: boolean;
}

/** A group of keyboard shortcuts: each key with what it does. */
export interface ShortcutGroup {
  readonly title: string;
  readonly keys: readonly (readonly [key: string, effect: string])[];
}

/** What a game loads after the table: nothing of it is needed before the first entry. */
export interface LateParts<View extends TableView = TableView, Own extends OwnMode = never> {
  /** Ways out of a refusal, by code; the kit has those for purse, name, limits, control, closed. */
  readonly fixes?: Readonly<Record<string, (refused: Refused<View>) => readonly Fix<Own>[]>>;
  /** The result of the round that just ended, below the sentence. */
  readonly Result?: ComponentType<{ view: View }>;
  /** The same as a text for a screen reader; '' without one. */
  resultText?(view: View): string;
  /** The next step of a practice table, in one or two short sentences. */
  guide?(view: View, ui: Ui<Own>): string;
  /** Whose amount the number pad types, and for what; null if it has no player yet. Default: the sentence. */
  padSentence?(view: View, ui: Ui<Own>, sum: number | null): string | null;
  /** Adds what a line of the score sheet leaves out, such as the number of a draw. */
  completeEntry?(
    view: View,
    verb: string,
    fields: Readonly<Record<string, unknown>>,
  ): Record<string, unknown>;
  /** Default: those of every table. */
  shortcuts?(): readonly ShortcutGroup[];
}

/**
 * A game on the kit. Functions are pure and quick: pages call them at each change. Beside the members that the design
 * names, the record has those that the first page on the kit needed: words that differ only by game (`entryText`,
 * `shortEntryText`, `withTerms`), what the kit cannot know without the rules (`chosenPlayer`, `isStale`, `rowText`,
 * `money`, `isOver`), and places of the page that a game may fill (`Head`, `Actions`, `NameNote`, `IdleTray`,
 * `Decisions`, `FooterLine`). All have defaults, except for a game's words of its entries.
 */
export interface TableGame<View extends TableView, Own extends OwnMode = never> {
  readonly id: string;

  // What the page says.
  /** The prompt, the board's headline and what a screen reader says. */
  sentence(view: View, ui: Ui<Own>): Sentence;
  /** What a screen reader says in place of the sentence, for example the result of a draw; null: the sentence. */
  announcement?(view: View, ui: Ui<Own>): string | null;
  /** An entry as a sentence, in the words of the log. `declaredEntryText` writes it from the declarations. */
  entryText(entered: Entered, view: View): string;
  /** An entry in a few words, for the undo button. Default: `entryText`. */
  shortEntryText?(entered: Entered, view: View): string;
  /** Marks the words of the game in a text, so that a tap explains them. */
  withTerms?(text: string): string;

  // What can be tapped.
  /** What the main button does. Default: the offer marked `main`. */
  step?(view: View, ui: Ui<Own>, isWaitingForEngine: boolean): Step<View, Own> | null;
  /** Keys at the bottom: ranks, suits, results, or none. */
  keys?(view: View, ui: Ui<Own>, isWaitingForEngine: boolean): Keys<View, Own> | null;
  /** Figures of band and board. Default: bank, banker's wager, pools. `recorded` is the newest view of the server. */
  figures?(view: View, ui: Ui<Own>, recorded: View): readonly Figure<View, Own>[];
  /** The cards of the newest draw in the band, and the gaps of the next one. Default: none. */
  slots?(view: View, ui: Ui<Own>): readonly Slot[];
  /** The entries that a tap on a card of the band, or on the note, offers to correct. */
  drawEntries?(standing: readonly StandingEntry[]): readonly StandingEntry[];
  /** The task of a tray that composes a sum; null: the mode has none. The kit has those for buy-in, cash-out, funding. */
  money?(view: View, mode: Mode<Own>, coin: number | null): MoneyTask<View> | null;
  /** The coins of a stake, smallest first. Default: those of the currency within the rules' limits. */
  coins?(view: View): readonly number[];
  /** Handles a key press before the kit does. Returns true if it was a shortcut of the game. */
  pressKey?(model: TableModel<View, Own>, event: KeyboardEvent): boolean;

  // What the kit asks about the state.
  /** The player to whom the next tap applies, or null. Default: the selected one. */
  chosenPlayer?(view: View, ui: UiValues<Own>): string | null;
  /** Whether the subject of a mode has left the table, so that its tray closes. */
  isStale?(view: View, mode: Own): boolean;
  /** Everything that a player's row may show, as a text: the row renders again when it changes. Default: the scene. */
  rowText?(scene: Scene<View>, player: string): string;
  /** Whether the newest entry ended a round, whose result the page then shows. */
  isRoundEnd?(entered: Entered): boolean;
  /** Whether a round is in progress, so that the page may not reload and entries for the next round wait. */
  isRoundRunning?(view: View): boolean;
  /**
   * How the table looks after an entry, before the engine has answered, and how results are compared. Default: the
   * engine. The design calls it `estimate`; the outbox needs the other members of the record too.
   */
  readonly preview?: Partial<GamePreview<View>>;

  // Places of the page.
  /** What stands in a player's row. */
  readonly Cells?: ComponentType<CellsProps<View>>;
  /** The end of a player's row. Default: what is offered to the player. */
  readonly Actions?: ComponentType<CellsProps<View>>;
  /** The second line of a name. Default: net and place. */
  readonly NameNote?: ComponentType<CellsProps<View>>;
  /** Heads above the rows, and what stands behind them. */
  readonly Head?: ComponentType;
  readonly Backdrop?: ComponentType;
  readonly trays?: Partial<Record<Own['kind'], ComponentType>>;
  /** The tray while no mode is open. Default: a hint. */
  readonly IdleTray?: ComponentType;
  /** More buttons of a player's tray: before buy-in, and after cash-out. */
  readonly PlayerTasks?: ComponentType<{ player: string; at: 'start' | 'end' }>;
  /** What the table waits for from players, in place of tray and keys where the rows have no room for it. */
  readonly Decisions?: ComponentType;
  hasDecisions?(view: View): boolean;
  /** A line below the buttons on a phone. */
  readonly FooterLine?: ComponentType;
  readonly boardParts?: readonly ComponentType<{ view: View }>[];
  playerText?(view: View, player: string): PlayerText;
  /** One line of the history. Default: from the entry's texts. */
  historyLine?(event: { readonly type: string; readonly data: unknown }, view: View): string;

  /** What loads when the page is idle. */
  late?(): Promise<LateParts<View, Own>>;
}
