/** One session on this device: the server's view, the unsent entries, and the view with both. */

import type { ReadonlySignal } from '@preact/signals';
import type { Command, Entry, Link, Refusal, RefusedTap, UnsentEntry } from './entry.ts';
import type { Engine, OffersState, SessionView } from './ports.ts';
import type { RecordedByOthers } from './recorded-by-others.ts';
import type { OpenFieldOf } from './preview/open-field.ts';
import type { Rows } from './storage/rows.ts';
import type { StandingEntry } from './undo/standing-entries.ts';

export interface Outbox<View extends SessionView> {
  readonly id: string;
  /** The newest view from the server. It is stored on the device, so it is available offline too. */
  readonly serverView: ReadonlySignal<View | null>;
  /** The view to show: the server view with every entry of the outbox applied to it. */
  readonly optimisticView: ReadonlySignal<View | null>;
  /** False if `optimisticView` has estimates of entries that the engine has not computed. */
  readonly isExact: ReadonlySignal<boolean>;
  /**
   * How many entries wait for the loading engine, if the winners of a draw depend on it. 0 if the server is reachable
   * and will settle the draw itself.
   */
  readonly waitingForEngine: ReadonlySignal<number>;
  /** Whether the winners stay unknown until the server is reachable, because there is no engine. */
  readonly isWinnerUnknown: ReadonlySignal<boolean>;
  /** The first entry that the engine expects the server to refuse. It is sent anyway. */
  readonly predictedRefusal: ReadonlySignal<Refusal | null>;
  /** The keys of all entries that the engine expects the server to refuse. */
  readonly predictedRefusedKeys: ReadonlySignal<readonly string[]>;
  /** The entries that the server has not confirmed, oldest first. */
  readonly entries: ReadonlySignal<readonly UnsentEntry[]>;
  /** The entries that the server view does not include, also if the server has confirmed them. */
  readonly rows: ReadonlySignal<Rows>;
  /** The refused or held entry that stops the sync. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** What other devices recorded since the first unsent entry was tapped, or null. */
  readonly byOthers: ReadonlySignal<RecordedByOthers | null>;
  readonly link: ReadonlySignal<Link>;
  readonly offlineSince: ReadonlySignal<Date | null>;
  /** The players whose result on the server differs from the engine's. Empty after the next draw. */
  readonly differingPlayers: ReadonlySignal<readonly string[]>;
  /** Whether a draw waits for its settlement. */
  readonly isUnsettled: ReadonlySignal<boolean>;
  /** Whether entries survive when the page closes. False if the browser offers no storage. */
  readonly isPersistent: ReadonlySignal<boolean>;
  /** Whether the server has no such session for this device. */
  readonly isMissing: ReadonlySignal<boolean>;
  /**
   * Adds an entry and schedules a sync. Returns the entry's key. The entry is in `entries` and `optimisticView` at
   * once. With a given `key`, repeated calls add the entry only once.
   */
  enqueue(kind: string, fields: Record<string, unknown>, key?: string): string;
  /** Whether the offers in `optimisticView` are those after every entry. */
  readonly offersState: ReadonlySignal<OffersState>;
  /** Returns what follows the first values of an entry in `optimisticView`. It never rejects. */
  readonly openField: OpenFieldOf;
  /** Adds the entries of one tap, like `enqueue`. Returns their keys. */
  enqueueAll(commands: readonly Command[]): readonly string[];
  /**
   * Adds the entries of one tap, and sends them after the engine has accepted all of them. If it refuses one, they are
   * all removed, and `onRefused` is called. If there is no engine or it takes too long, they are sent unchecked.
   */
  enqueueChecked(entries: readonly Entry[], onRefused: (refused: RefusedTap) => void): void;
  /** The entries that count, oldest first: those that the server view names, and those of the outbox. */
  readonly standing: ReadonlySignal<readonly StandingEntry[]>;
  /** What `undo` takes back first: a refused entry, else the newest that counts; null if there is none. */
  readonly newest: ReadonlySignal<StandingEntry | null>;
  /** Whether the newest entry is a correction that was sent, but not named by the server yet: `undo` does nothing. */
  readonly isCorrectionSent: ReadonlySignal<boolean>;
  /** What `redo` restores, newest first: what was taken back last. Empty after any other entry. */
  readonly undone: ReadonlySignal<readonly StandingEntry[]>;
  /** Whether the undo of a correction was sent, but not named by the server yet: `redo` does nothing. */
  readonly isRedoWaiting: ReadonlySignal<boolean>;
  /** Whether the effect of an unsent undo or redo is unknown, so that the views do not show it. */
  readonly hasUnknownUndo: ReadonlySignal<boolean>;
  /** Whether an undo, a redo or a correction is unsent whose effect only the server can tell. */
  readonly hasUnknownEffect: ReadonlySignal<boolean>;
  /** Takes back the newest entry and the others of its tap, or discards a refused entry. Returns them, newest first. */
  undo(): readonly StandingEntry[];
  /** Restores what the last `undo` on this page took back. An entry that was not sent is checked like that of a tap. */
  redo(onRefused?: (refused: RefusedTap) => void): void;
  /**
   * Removes an unsent or refused entry. Returns false if the entry may be recorded: then it stays. If it was refused, and
   * other devices recorded entries in between, the next one is held: it may not fit any more.
   */
  remove(key: string): Promise<boolean>;
  /** Sends the held entry, and what follows it. */
  release(): void;
  /** Puts other entries, with new keys, in the place of an unsent or refused entry. */
  replace(key: string, instead: Command[]): void;
  /** Requests the pen, so that this device may write. If that fails, `link` or `refusal` keeps showing the reason. */
  takePen(): Promise<void>;
  /** Asks the server at once, and resends the entries that no rule refused. */
  retry(): void;
  /** Stops following the session. Unsent entries stay stored, and are sent as long as a page is open. */
  close(): void;
}

/** The controls for the code that opens an outbox. */
export interface OutboxControls<View extends SessionView> {
  /** Resolves when the stored entries are loaded. */
  ready: Promise<unknown>;
  /** Announces that `setEngine` will be called. */
  expectEngine(): void;
  /** Sets the engine, or null if there is none. */
  setEngine(engine: Engine<View> | null): void;
}
