/** A list whose rows are ticked: one change after the other, each for the list that is shown, and none twice. */

import { signal, type ReadonlySignal } from '@preact/signals';
import { Problem } from '../../api/problem.ts';

/** The list has changed: it does not have the tapped row, or the log does not have its payment. */
export class TransferChanged extends Error {}

/** A row with a key that no other row of the list has. */
export interface TickedRow {
  readonly key: string;
}

/** What a list needs from outside. Each raises `Problem` or `Unreachable`. */
export interface TickPorts<List, Row> {
  load(): Promise<List>;
  /** Notes a tap on a row of the list that is shown. Raises also: `TransferChanged`. */
  note(row: Row, shown: List | null): Promise<unknown>;
  /** Whether a loaded list is older than the one that is shown. */
  isOlder(loaded: List, shown: List): boolean;
}

/** Why the last tap was not noted. */
export type PaymentProblem =
  | { readonly kind: 'changed' | 'forbidden' }
  | { readonly kind: 'error'; readonly error: unknown };

export interface Ticks<List, Row extends TickedRow> {
  /** Null until it is loaded. */
  readonly list: ReadonlySignal<List | null>;
  /** The keys of the rows whose change is not recorded yet. */
  readonly busy: ReadonlySignal<ReadonlySet<string>>;
  readonly problem: ReadonlySignal<PaymentProblem | null>;
  /** Why the last attempt to load failed; null if it did not, and while it runs. */
  readonly loadError: ReadonlySignal<unknown>;
  load(): Promise<void>;
  /** Notes that a row was ticked, or takes that back. A second tap on a busy row is ignored. */
  toggle(row: Row): Promise<void>;
}

export class TickQueue<List, Row extends TickedRow> implements Ticks<List, Row> {
  readonly list = signal<List | null>(null);
  readonly busy = signal<ReadonlySet<string>>(new Set());
  readonly problem = signal<PaymentProblem | null>(null);
  readonly loadError = signal<unknown>(null);
  readonly #ports: TickPorts<List, Row>;
  #queue = Promise.resolve();
  #loading: Promise<void> | null = null;

  constructor(ports: TickPorts<List, Row>) {
    this.#ports = ports;
  }

  async load(): Promise<void> {
    this.loadError.value = null;
    await this.#load().catch((error: unknown) => {
      this.loadError.value = error;
    });
  }

  toggle(row: Row): Promise<void> {
    if (this.busy.peek().has(row.key)) return this.#queue;
    this.busy.value = new Set([...this.busy.peek(), row.key]);
    this.#queue = this.#queue.then(() => this.#run(row));
    return this.#queue;
  }

  async #run(row: Row): Promise<void> {
    try {
      await this.#ports.note(row, this.list.peek());
      this.problem.value = null;
    } catch (error) {
      this.problem.value = problemOf(error);
    }
    // After a failure too: another device may have noted something, or the response was lost.
    await this.#reload().catch((error: unknown) => {
      this.problem.value ??= problemOf(error);
    });
    this.busy.value = new Set([...this.busy.peek()].filter((other) => other !== row.key));
  }

  #load(): Promise<void> {
    this.#loading ??= this.#ports
      .load()
      .then((loaded) => {
        const shown = this.list.peek();
        if (shown === null || !this.#ports.isOlder(loaded, shown)) this.list.value = loaded;
        this.loadError.value = null;
      })
      .finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Loads what is recorded now. A running request may have begun before. */
  async #reload(): Promise<void> {
    await this.#loading?.catch(() => undefined);
    await this.#load();
  }
}

function problemOf(error: unknown): PaymentProblem {
  if (error instanceof TransferChanged) return { kind: 'changed' };
  if (error instanceof Problem && error.status === 412) return { kind: 'changed' };
  if (error instanceof Problem && error.status === 403) return { kind: 'forbidden' };
  return { kind: 'error', error };
}
