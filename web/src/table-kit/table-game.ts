/** What a game brings to the kit: its sentences, keys and figures, and components for what is its own. */

import type { PlayerCount } from '../api/player-count.ts';
import type { ComponentType } from 'preact';
import type { RoundName } from '../features/charts/round-name.ts';
import type { Entry } from '../outbox/entry.ts';
import type { Entered, GamePreview } from '../outbox/ports.ts';
import type { StandingEntry } from '../outbox/undo/standing-entries.ts';
import type {
  CellsProps,
  Figure,
  Fix,
  Keys,
  MoneyTask,
  NameTap,
  Refused,
  Sentence,
  ShortcutGroup,
  Slot,
  Step,
  SumLimits,
  TapContext,
} from './game-parts.ts';
import type { Mode, OwnMode, Ui, UiValues } from './model/modes.ts';
import type { Scene, TableModel } from './model/table-model.ts';
import type { TableView } from './model/table-view.ts';
import type { ShortcutMessages } from './panels/messages/en.ts';

export type {
  CellsProps,
  Figure,
  Fix,
  FixAction,
  Key,
  Keys,
  MoneyTask,
  NameTap,
  PlayerText,
  Refused,
  Sentence,
  ShortcutGroup,
  Slot,
  Step,
  SumLimits,
  TapContext,
} from './game-parts.ts';
export type { OwnMode, Ui } from './model/modes.ts';
export type { TableView } from './model/table-view.ts';

/** Trays by the kind of their mode; a tray of the kit's own kinds takes the place of the kit's. */
export type Trays<Own extends OwnMode> = Partial<Record<Mode<Own>['kind'], ComponentType>>;

/** What a game loads after the table: nothing of it is needed before the first entry. */
export interface LateParts<View extends TableView = TableView, Own extends OwnMode = never> {
  /** Ways out of a refusal, by code; the kit has those for purse, name, limits, control, closed. */
  readonly fixes?: Readonly<Record<string, (refused: Refused<View>) => readonly Fix<Own>[]>>;
  readonly trays?: Trays<Own>;
  /** More buttons of a player's tray: before buy-in, and after cash-out. */
  readonly PlayerTasks?: ComponentType<{ player: string; at: 'start' | 'end' }>;
  /** What differs from the game's sentence while a tray is open; null: nothing. */
  traySentence?(view: View, ui: Ui<Own>): Partial<Sentence> | null;
  entryText?(entered: Entered, view: View): string;
  /** What stands before an entry in a list: "Pair 3"; '' for nothing. `newer`: the draws of the list after it. */
  entryTitle?(entered: Entered, newer: readonly Entered[], view: View): string;
  /** Whether an entry concerns every player, also those whom it does not name. */
  concernsAll?(entered: Entered): boolean;
  /** The number of a player who follows from those of the others; null: of none. */
  restOf?(counts: readonly PlayerCount[], players: readonly string[]): PlayerCount | null;
  /** The result of the round that just ended, below the sentence. */
  readonly Result?: ComponentType<{ view: View }>;
  /** What a screen reader says in place of the sentence, for example the result of a draw; null: the sentence. */
  announcement?(view: View, ui: Ui<Own>): string | null;
  /** The result as a text for a screen reader; '' without one. */
  resultText?(view: View): string;
  /** The next step of a practice table, in one or two short sentences. */
  guide?(view: View, ui: Ui<Own>): string;
  /** Whose amount the number pad types, and for what; null: it has no player yet; undefined: as the sentence says. */
  padSentence?(view: View, ui: Ui<Own>, sum: number | null): string | null | undefined;
  /** Adds what a line of the score sheet leaves out, such as the number of a draw. */
  completeEntry?(
    view: View,
    verb: string,
    fields: Readonly<Record<string, unknown>>,
  ): Record<string, unknown>;
  /** The exact figures that matter now, by name; the line below the sentence shows those that the rules have. */
  oddsFigures?(view: View, ui: Ui<Own>): readonly string[];
  /** The player whose row the page shows, if the next tap applies to another one or to none. */
  askedPlayer?(view: View, ui: Ui<Own>): string | null;
  /** Whether a tap on a coin now enters it, so that keys may not choose it first. Default: it stays in hand. */
  entersCoin?(view: View, mode: Mode<Own>): boolean;
  /** Handles a key press before the kit does. Returns true if it was a shortcut of the game. */
  pressKey?(model: TableModel<View, Own>, event: KeyboardEvent): boolean;
  /** `words`: those of every table, which the list has by default. */
  shortcuts?(words: ShortcutMessages): readonly ShortcutGroup[];
  /** An example of a line of the score sheet. */
  readonly lineExample?: string;
  /** How the list of entries names one for the next round. Default: "for the next round". */
  nextRoundText?(): string;
}

/**
 * A game on the table page. Its other pages load alone: see `BoardGame`, `PlayerGame` and `HistoryGame`. Functions are
 * pure and quick: pages call them at each change. Members that may be missing have defaults. They are words that differ
 * by game (`entryText`, `withTerms`), what the kit cannot know without the rules (`chosenPlayer`, `isStale`, `money`),
 * and places of the page that a game may fill (`Head`, `Actions`, `NameMark`, `IdleTray`, `Decisions`, `FooterLine`).
 */
export interface TableGame<View extends TableView, Own extends OwnMode = never> {
  readonly id: string;

  // What the page says.
  /** The prompt, the board's headline and what a screen reader says. */
  sentence(view: View, ui: Ui<Own>): Sentence;
  /** An entry in a few words, for the undo button. Default: its sentence. */
  shortEntryText?(entered: Entered, view: View): string;
  /** An entry as a sentence, in the words of the log. It may load later, if the game has short texts. */
  entryText?(entered: Entered, view: View): string;
  /** Marks the words of the game in a text, so that a tap explains them. */
  withTerms?(text: string): string;

  // What can be tapped.
  /** What the main button does. Default: the offer marked `main`. */
  step?(view: View, ui: Ui<Own>): Step<View, Own> | null;
  /** Keys at the bottom: ranks, suits, results, or none. */
  keys?(view: View, ui: Ui<Own>, isWaitingForEngine: boolean): Keys<View, Own> | null;
  /** Figures of band and board. Default: bank, banker's wager, pools. */
  figures?(view: View, ui: Ui<Own>): readonly Figure<View, Own>[];
  /** The cards of the newest draw in the band, and the gaps of the next one. Default: none. */
  slots?(view: View, ui: Ui<Own>): readonly Slot[];
  /** Whether the server view lacks the newest draw. */
  isDrawUnconfirmed?(scene: Scene<View>): boolean;
  /** The entries that a tap on a card of the band offers to correct, newest first. */
  drawEntries?(newestFirst: readonly StandingEntry[]): readonly StandingEntry[];
  /** The task of a tray that composes a sum; null: the mode has none. The kit has those for buy-in, cash-out, funding. */
  money?(view: View, mode: Mode<Own>, coin: number | null): MoneyTask<View> | null;
  /** The coins of a stake, smallest first. Default: all of the currency. */
  coins?(view: View): readonly number[];
  /** About what players stake, around which the first row of coins is chosen. Default: the smallest coins. */
  usualStake?(view: View): number;
  /** What the coin of the next tap may be: other coins are locked. Default: anything. */
  coinLimits?(view: View, mode: Mode<Own>): SumLimits;
  /** What a chosen coin does in a mode that waits for it, besides becoming the selected one. */
  applyCoin?(page: TapContext<View, Own>, mode: Mode<Own>, amount: number): void;
  /** The draw that the first card of a pair begins. When it is another one, the card is dropped. */
  drawOf?(view: View): string;
  /** Enters a card whose suit was asked for. */
  enterCard?(page: TapContext<View, Own>, card: string): void;
  /** Whether a card cannot come any more. */
  isOut?(view: View, ui: UiValues<Own>, card: string): boolean;
  /** The card, or a word, of a mode that waits for another tap, so that Undo takes it back first; null: there is none. */
  unfinishedCard?(mode: Mode<Own>, view: View): string | null;
  /** The mode without its last tap, for Undo; null: Undo closes it. */
  withoutLastTap?(mode: Mode<Own>, view: View): Mode<Own> | null;
  /** What a tap on a name does where rows have no room for buttons; null: it opens the tray. */
  nameTap?(scene: Scene<View>, ui: Ui<Own>, player: string): NameTap<View, Own> | null;
  /** A note on the second line of a name where rows have no room for it, '' for none. Default: net and place. */
  nameNote?(view: View, ui: Ui<Own>, player: string): string;
  /** The note right after an entry that moved a player's money; ''. The kit has those for buy-in and cash-out. */
  doneNote?(entered: Entered, view: View): string;

  // What the kit asks about the state.
  /** The player to whom the next tap applies, or null. Default: the selected one. */
  chosenPlayer?(view: View, ui: UiValues<Own>): string | null;
  /** Whether a player has a suit, which the form that adds a player asks for. */
  readonly hasSeatSuits?: boolean;
  /** What a player has on the table. Default: `at_table` of the party. */
  onTable?(view: View, player: string): number;
  /** What the slip of a refused entry covers and the dealer may need, as a label; null: nothing. */
  hideLabel?(view: View, ui: Ui<Own>): string | null;
  /** Whether the subject of a mode has left the table, so that its tray closes. */
  isStale?(view: View, mode: Own): boolean;
  /** Whether the row of a player shows the refused entry. Then the slip does not name it again. */
  isShownInRow?(entry: Entry, view: View): boolean;
  /** Everything that a player's row may show, as a text: the row renders again when it changes. Default: the scene. */
  rowText?(scene: Scene<View>, player: string): string;
  /** Whether the newest entry ended a round, whose result the page then shows. */
  isRoundEnd?(entered: Entered): boolean;
  /** Whether a round is in progress, so that the page may not reload and entries for the next round wait. */
  isRoundRunning?(view: View): boolean;
  /**
   * How the table looks after an entry, before the engine has answered, and how results are compared. Default: the
   * engine.
   */
  readonly preview?: Partial<GamePreview<View>>;

  /** What the game calls its rounds on charts. */
  readonly round?: RoundName;

  /** What the table pays out when it closes, for the question before it, such as what the pools hold; '' for nothing. */
  closingText?(view: View): string;

  // Places of the page.
  /** What stands above the rows in every layout, such as the pools of a table. */
  readonly Top?: ComponentType;
  /** What stands in a player's row. */
  readonly Cells?: ComponentType<CellsProps<View>>;
  /** The end of a player's row. Default: what is offered to the player. */
  readonly Actions?: ComponentType<CellsProps<View>>;
  /** A mark before a player's purse. */
  readonly NameMark?: ComponentType<{ player: string }>;
  /** Heads above the rows, with a column for each rank, and what stands behind the rows. */
  readonly Head?: ComponentType;
  readonly Backdrop?: ComponentType;
  /** By the kind of the mode. Those that may load later are in `LateParts`. */
  readonly trays?: Trays<Own>;
  /** The tray while no mode is open. Default: a hint. */
  readonly IdleTray?: ComponentType;
  /** What the table waits for from players, in place of tray and keys where the rows have no room for it. */
  readonly Decisions?: ComponentType;
  hasDecisions?(view: View): boolean;
  /** A line below the buttons on a phone. */
  readonly FooterLine?: ComponentType;

  /** Whether its page offers entries also while entries wait whose effect is not computed. */
  readonly showsOutdatedOffers?: boolean;

  /** Starts what the game runs while its page is open. Returns how to stop it. */
  start?(model: TableModel<View, Own>): () => void;

  /** What loads when the page is idle. */
  late?(): Promise<LateParts<View, Own>>;
}
