/** One session on this device: the server's view, the entries it has not confirmed, and both together. */

import type { ReadonlySignal } from '@preact/signals';
import type { Command, Link, Refusal, UnsentEntry } from './entry.ts';
import type { Engine, SessionView } from './ports.ts';

export interface Outbox<View extends SessionView> {
  readonly id: string;
  /** The server's word, the newest; kept on the tablet, so there offline too. */
  readonly ink: ReadonlySignal<View | null>;
  /** What is shown: ink with everything in the outbox on it, in pencil. */
  readonly table: ReadonlySignal<View | null>;
  /** False where `table` is ink with a sketch of unsent entries on it. */
  readonly reckoned: ReadonlySignal<boolean>;
  /**
   * How many entries wait for the core, which is on its way, before anybody knows who has won; 0 where the server is
   * heard and will say so itself.
   */
  readonly reckoning: ReadonlySignal<number>;
  /** Whether nobody knows who has won before the server is heard again: there is no core. */
  readonly unknown: ReadonlySignal<boolean>;
  /** The first entry that the core says the server will refuse; it is sent all the same. */
  readonly pencilled: ReadonlySignal<Refusal | null>;
  /** The keys of those entries of which the core says that the server will refuse them. */
  readonly foreseen: ReadonlySignal<readonly string[]>;
  /** Everything not known to be recorded, oldest first. */
  readonly outbox: ReadonlySignal<readonly UnsentEntry[]>;
  /** The entry that was refused and halts the sending. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  readonly link: ReadonlySignal<Link>;
  readonly offlineSince: ReadonlySignal<Date | null>;
  /** Players whose row the server settled otherwise than the core in pencil; none after the next draw. */
  readonly differs: ReadonlySignal<readonly string[]>;
  /** Whether a draw waits for its settlement. */
  readonly unsettled: ReadonlySignal<boolean>;
  /** Whether what is entered outlives the page; false where the browser keeps nothing. */
  readonly kept: ReadonlySignal<boolean>;
  /** Whether the server knows no such session for this device. */
  readonly missing: ReadonlySignal<boolean>;
  /**
   * Returns the key of the entry, which is in `outbox` and `table` at once, and sent in its order. With a `key` of its
   * own it is entered once, however often.
   */
  enter(kind: string, fields: Record<string, unknown>, key?: string): string;
  /** Takes out an entry that is not sent, or refused. Returns whether it is out: one that may be recorded stays. */
  drop(key: string): Promise<boolean>;
  /** Puts others, with keys of their own, in the place of an entry that is not sent, or refused. */
  mend(key: string, instead: Command[]): void;
  /** Lets this device write. Where that does not come about, `link` or `refusal` says so as before. */
  takePen(): Promise<void>;
  /** Asks the server at once, and sends again what no rule refused. */
  lookAgain(): void;
  /** Follows no more. What waits is kept, and still sent while there is a page. */
  close(): void;
}

/** What opens an outbox and ends it. */
export interface OutboxControls<View extends SessionView> {
  /** What this tablet has kept is read. */
  ready: Promise<unknown>;
  /** Says that the engine will be given, or that there is none. */
  expect(): void;
  /** Gives the engine; null: there is none. */
  use(engine: Engine<View> | null): void;
}
