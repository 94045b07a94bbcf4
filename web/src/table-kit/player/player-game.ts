/** What a game brings to a player's page. */

import type { ComponentType } from 'preact';
import type { RoundName } from '../../features/charts/round-name.ts';
import type { CorrectedView } from '../../features/corrections/correction-notice.ts';
import type { TableView } from '../model/table-view.ts';
import type { PlayerText } from '../table-game.ts';
import type { PlayerEvent } from './player-events.ts';

/** A figure below the purse: a value with what it is, and more lines that explain it. */
export interface PlayerFigure {
  readonly id: string;
  /** A text, or an amount in smallest units. */
  readonly value: string | number;
  /** Whether the amount is a net amount, shown with its sign. */
  readonly isNet?: boolean;
  readonly labels: readonly string[];
}

/** What a line of the history is about. */
export interface LineReader<View extends TableView = TableView> {
  readonly player: string;
  readonly view: View;
}

/** A line before it has a key. */
export type LineText = Omit<PlayerLine, 'key'>;

/** A line of the history: what happened, when, and the money that moved. */
export interface PlayerLine {
  readonly key: string;
  readonly text: string;
  /** A detail, such as the draw; '' for none. */
  readonly detail: string;
  readonly figure: string;
  /** Whether the figure is money that moved to or from the player's purse. */
  readonly isOwnMoney: boolean;
}

type PlayerPart<View extends TableView> = ComponentType<{ readonly view: View; readonly player: string }>;

/**
 * A game on a player's page. The page reads the parties of the view, which has only this player's for the player's own
 * key, and asks for nothing else. So all members may be left out. Functions are pure.
 */
export interface PlayerGame<View extends TableView> {
  /** The table and how far it is, in one line. Default: the table and its phase. */
  status?(view: View): string;
  /** What happened, and what it means for this player. Default: the phase, and whether the player banks. */
  text?(view: View, player: string): PlayerText;
  /** Whether a screen reader says the text again after a change, although it is the same. Default: never. */
  isNewText?(before: View, after: View): boolean;
  /** Whether the player takes part in the round that is on, maybe with an empty purse. Default: with money on the table. */
  isPlaying?(view: View, player: string): boolean;
  /** What the player has on the table. Default: from the parties, which leave out what a banker puts up. */
  staked?(view: View, player: string): number;
  /** What that amount is, below it. Default: what lies on the table. */
  stakedLabel?(view: View, player: string): string;
  /** Default: what the player has on the table, the net and the place. */
  figures?(view: View, player: string): readonly PlayerFigure[];
  /** The lines of the history; `events` are the newest first. Default: `defaultLines`, from the game's declared texts. */
  lines?(events: readonly PlayerEvent[], reader: LineReader<View>): readonly PlayerLine[];
  /** The line of an event of the game; null for the declared text. Not asked if the game has `lines`. */
  line?(event: PlayerEvent, player: string, currency: string): LineText | null;
  /** What a correction can change for this player. Default: the net. */
  correctedView?(view: View, player: string): CorrectedView;
  /** Marks the words of the game in a text, so that a tap explains them. */
  withTerms?(text: string): string;
  /** What the charts call a round; 'round' if it is missing. */
  readonly round?: RoundName;
  /** A text that changes when a round ends, so that the charts are loaded again. Default: the nets. */
  roundKey?(view: View): string;
  /** A sign before the player's name. */
  readonly Sign?: PlayerPart<View>;
  /** What the player has on the table, and what can be won and lost. A closed table does not show it. */
  readonly Cards?: PlayerPart<View>;
}
