/** What the parts of a table page share: the outbox, the selections, the scene to show, and the actions. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Command, Entry, Refusal, RefusedTap } from '../../outbox/entry.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { TapGate } from './tap-gate.ts';
import type { Layout, Mode, OwnMode, Panel, UiValues } from './modes.ts';
import type { TableView } from './table-view.ts';

export type Fields = Record<string, unknown>;

/** The outbox and the table, for what taps do. */
export interface TableActions<View extends TableView = TableView> {
  table(): View | null;
  /** Whether the winners are still unknown. Until then no later entry may be made. */
  isWaitingForEngine?(): boolean;
  /** Enters what was tapped through the gate, and returns its key. With a given `key`, it is entered unchecked. */
  enqueue(kind: string, fields: Fields, key?: string): string;
  /** Enters the entries of one tap through the gate, all or none, and returns their keys. */
  enqueueAll(commands: readonly Command[]): readonly string[];
}

/** What a correction changed, as a text. Its version tells it from a later one with the same text. */
export interface ShownCorrection {
  readonly version: number;
  readonly text: string;
}

/** The selections and unfinished actions of a page, as signals. */
export type UiState<Own extends OwnMode = never> = {
  readonly [Name in keyof UiValues]: Signal<UiValues<Own>[Name]>;
} & {
  readonly mode: Signal<Mode<Own>>;
  /** The mode fixes a refusal or has a half-written name. The next refusal does not close it. */
  readonly keepsModeOnRefusal: Signal<boolean>;
  /** The key of the refusal whose message the dealer has hidden. */
  readonly hiddenRefusal: Signal<string | null>;
  /** Not null for some seconds after an undo. Each undo has an object of its own. */
  readonly undoNotice: Signal<object | null>;
  /** What a correction changed in the last seconds, or null. */
  readonly correction: Signal<ShownCorrection | null>;
  readonly openPanel: Signal<Panel>;
  /** The text in the open panel: a line of the score sheet, or an amount. Letters count before the panel is loaded. */
  readonly typedText: Signal<string>;
  /** Whether Enter was pressed before the panel was loaded. The panel then enters the text at once. */
  readonly isTextEntered: Signal<boolean>;
  /** The ids of the entries that the correction panel offers, newest first. */
  readonly correctable: Signal<readonly string[]>;
};

/** The data that the page renders: the optimistic view, the server view, and the unsent entries. */
export interface Scene<View extends TableView = TableView> {
  readonly table: View;
  /** The server view; null before the first. */
  readonly serverView: View | null;
  /** The entries that the server has not confirmed, oldest first. */
  readonly unsent: readonly Entry[];
  readonly refusal: Refusal | null;
  /** The refusal that the engine expects, while the server is unreachable. */
  readonly predictedRefusal: Refusal | null;
  /** The last tap, if a rule refused it before it was sent. */
  readonly refusedTap?: RefusedTap | null;
  /** How many entries are refused or are expected to be. */
  readonly refusedCount: number;
  /** How many entries the loading engine must compute before the winners are known; 0 if none wait for it. */
  readonly waitingForEngine: number;
}

export interface TableModel<View extends TableView = TableView, Own extends OwnMode = never> {
  readonly outbox: Outbox<View>;
  readonly uiState: UiState<Own>;
  readonly actions: TableActions<View>;
  readonly gate: Omit<TapGate, 'enter'>;
  readonly layout: ReadonlySignal<Layout>;
  /** Whether the dealer enters the suit of each card. */
  readonly suits: ReadonlySignal<boolean>;
  /** Null until the table is loaded, or if the server has no such table. */
  readonly scene: ReadonlySignal<Scene<View> | null>;
}
