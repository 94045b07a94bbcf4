/** Noting payments: one after the other, each for the version shown, and none twice. */

import { signal, type ReadonlySignal } from '@preact/signals';
import { Problem } from '../../api/problem.ts';
import type { Settlement, Transfer } from './closed-session.ts';
import { transferKey, type TransferRow } from './transfers.ts';

/** The list has changed: it does not have the tapped transfer, or the log does not have its payment. */
export class TransferChanged extends Error {}

/** What noting payments needs from outside. Each raises `Problem` or `Unreachable`. */
export interface PaymentPorts {
  load(): Promise<Settlement>;
  /** Notes a payment if the session still has the version. */
  pay(transfer: Transfer, version: number): Promise<unknown>;
  /** Takes a noted payment back. Raises also: `TransferChanged`. */
  takeBack(transfer: Transfer, version: number): Promise<unknown>;
}

/** Why the last tap was not noted. */
export type PaymentProblem =
  | { readonly kind: 'changed' | 'forbidden' }
  | { readonly kind: 'error'; readonly error: unknown };

export interface Payments {
  /** Null until it is loaded. */
  readonly settlement: ReadonlySignal<Settlement | null>;
  /** The keys of the rows whose change is not recorded yet. */
  readonly busy: ReadonlySignal<ReadonlySet<string>>;
  readonly problem: ReadonlySignal<PaymentProblem | null>;
  /** Why the last attempt to load failed; null if it did not, and while it runs. */
  readonly loadError: ReadonlySignal<unknown>;
  /** Loads the settlement. */
  load(): Promise<void>;
  /** Loads the settlement unless it has this version already. */
  refresh(version: number): Promise<void>;
  /** Notes that a transfer was paid, or takes that back. A second tap on a busy row is ignored. */
  toggle(row: TransferRow): Promise<void>;
}

export const createPayments = (ports: PaymentPorts): Payments => new PaymentQueue(ports);

class PaymentQueue implements Payments {
  readonly settlement = signal<Settlement | null>(null);
  readonly busy = signal<ReadonlySet<string>>(new Set());
  readonly problem = signal<PaymentProblem | null>(null);
  readonly loadError = signal<unknown>(null);
  readonly #ports: PaymentPorts;
  #queue = Promise.resolve();
  #loading: Promise<void> | null = null;

  constructor(ports: PaymentPorts) {
    this.#ports = ports;
  }

  async refresh(version: number): Promise<void> {
    if (this.#version < version) await this.load();
  }

  async load(): Promise<void> {
    this.loadError.value = null;
    await this.#load().catch((error: unknown) => {
      this.loadError.value = error;
    });
  }

  toggle(row: TransferRow): Promise<void> {
    if (this.busy.peek().has(row.key)) return this.#queue;
    this.busy.value = new Set([...this.busy.peek(), row.key]);
    this.#queue = this.#queue.then(() => this.#run(row));
    return this.#queue;
  }

  get #version(): number {
    return this.settlement.peek()?.version ?? 0;
  }

  async #run({ key, transfer }: TransferRow): Promise<void> {
    try {
      await this.#note(transfer);
      this.problem.value = null;
    } catch (error) {
      this.problem.value = problemOf(error);
    }
    // After a failure too: another device may have noted something, or the response was lost.
    await this.#reload().catch((error: unknown) => {
      this.problem.value ??= problemOf(error);
    });
    this.busy.value = new Set([...this.busy.peek()].filter((other) => other !== key));
  }

  async #note(transfer: Transfer): Promise<void> {
    const shown = this.settlement.peek();
    if (!shown || !hasTransfer(shown, transfer)) throw new TransferChanged();
    if (transfer.paid) await this.#ports.takeBack(transfer, shown.version);
    else await this.#ports.pay(transfer, shown.version);
  }

  #load(): Promise<void> {
    this.#loading ??= this.#ports
      .load()
      .then((loaded) => {
        if (loaded.version >= this.#version) this.settlement.value = loaded;
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

/** Whether the settlement still has the transfer, paid or not as it was shown. */
const hasTransfer = ({ payouts, with_bank, without_bank }: Settlement, transfer: Transfer): boolean =>
  [...payouts, ...with_bank, ...without_bank].some(
    (other) => other.paid === transfer.paid && transferKey(other) === transferKey(transfer),
  );

function problemOf(error: unknown): PaymentProblem {
  if (error instanceof TransferChanged) return { kind: 'changed' };
  if (error instanceof Problem && error.status === 412) return { kind: 'changed' };
  if (error instanceof Problem && error.status === 403) return { kind: 'forbidden' };
  return { kind: 'error', error };
}
