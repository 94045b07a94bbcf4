/** What a game brings to the history and to the standings page. */

import type { PlayerCount } from '../../api/player-count.ts';
import type { ComponentChildren, ComponentType } from 'preact';
import type { RoundName } from '../../features/charts/round-name.ts';
import type { CorrectedView } from '../../features/corrections/correction-notice.ts';
import type { ListedEntry } from '../../features/corrections/entry-list/entry-history.ts';
import type { Entered } from '../../outbox/ports.ts';
import type { TableView } from '../model/table-view.ts';
import type { Slot } from '../table-game.ts';
import type { Event } from './event-sentences.ts';

/** What happened last, for the band. */
export interface HistoryLine {
  readonly words: string;
  /** The headline of the band. */
  readonly call: string;
  /** The cards that the headline is about. */
  readonly slots?: readonly Slot[];
}

/** A figure of the band. */
export interface HistoryFigure {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly isAlert?: boolean;
}

/** What the history shows of one version. */
export interface ShownVersion<View extends TableView> {
  readonly view: View;
  /** Null if the key may not read the log and the game has no line for the view alone. */
  readonly line: HistoryLine | null;
}

interface TableAtProps<View extends TableView> {
  readonly view: View;
  readonly line: HistoryLine | null;
}

/**
 * A game in the history. Everything has a default from the parties of the view and the declared texts of the game, so
 * all members may be left out. Functions are pure.
 */
export interface HistoryGame<View extends TableView> {
  /** An event in the game's own words; null for those of every session. Default: the declared text of the event. */
  eventWords?(event: Pick<Event, 'type' | 'data'>, view: View): string | null;
  /**
   * The newest of the events as a line; `events` are the oldest first and reach back a round, `view` is the table
   * after them. Default: the words of the newest event.
   */
  newestLine?(events: readonly Event[], view: View): HistoryLine | null;
  /** The same from the view alone, for keys that may not read the log. Default: none. */
  lineOfView?(view: View): HistoryLine | null;
  /**
   * The words of entries by their ids, newest first. Default: those of their events; without `eventWords`, also who
   * recorded each.
   */
  entryWords?(entries: readonly ListedEntry[], view: View): ReadonlyMap<string, ComponentChildren>;
  /** What was entered, as a sentence. Default: from the declarations. */
  entryText?(entered: Entered, view: View): string;
  /** The number of a player who follows from those of the others; null: of none. */
  restOf?(counts: readonly PlayerCount[], players: readonly string[]): PlayerCount | null;
  /** How far the table is, before the phase: "Deal 3". Default: none. */
  progress?(view: View): string;
  /** What the worker does while the newest result is not settled. */
  settling?(): string;
  /** Default: what the bank and the pools hold. */
  figures?(view: View): readonly HistoryFigure[];
  /** Who won the session. `isOwn`: in the words for the only reader. */
  winners?(names: readonly string[], isOwn: boolean): string;
  /** What a correction can change. Default: the nets of all parties. */
  correctedView?(view: View): CorrectedView;
  /** Members of the view that the default table leaves out: the list of entries has them. Default: none. */
  listed?(view: View): readonly string[];
  /** The table as of then, read only. Default: the parties, and what the view declares. */
  readonly Table?: ComponentType<TableAtProps<View>>;
  /** More of the standings page, below the ranking, for keys that may read the books. */
  readonly StandingsPart?: ComponentType<{ readonly view: View }>;
  /** What the charts call a round; 'round' if it is missing. */
  readonly round?: RoundName;
  /** A text that changes when a round ends, so that the charts are loaded again. Default: the nets. */
  roundKey?(view: View): string;
}
