/** Tracks whether the server is reachable, and schedules retries with a backoff. */

import { computed, signal } from '@preact/signals';
import type { Clock } from '../platform/browser.ts';
import { Unreachable, Problem } from '../api/problem.ts';

/** `unwritable`: the server responds, and cannot record anything because its disk is full. */
export type ConnectionState = 'up' | 'offline' | 'busy' | 'unwritable' | 'signed_out';

/** Seconds until the next attempt, after the first, second, ... failure in a row. */
export const BACKOFF_S = [1, 2, 4, 8, 15] as const;

export class Connectivity {
  readonly state = signal<ConnectionState>('up');
  /** Whether the server has responded at least once. */
  readonly hasAnswered = signal(false);
  readonly #failingSince = signal<Date | null>(null);
  readonly #clock: Clock;
  readonly #retry: () => void;
  #failures = 0;
  #cancelRetry: (() => void) | null = null;
  #pausedUntil = 0;

  /** Calls `again` whenever it is time for another attempt. */
  constructor(clock: Clock, onRetry: () => void) {
    this.#clock = clock;
    this.#retry = onRetry;
  }

  readonly offlineSince = computed(() => (this.state.value === 'offline' ? this.#failingSince.value : null));

  get isUp(): boolean {
    return this.state.peek() === 'up';
  }

  /** Whether the server asked for a pause that has not ended. */
  get isPaused(): boolean {
    return this.#clock.now() < this.#pausedUntil;
  }

  /** Notes that the server responded. */
  reportSuccess(): void {
    this.hasAnswered.value = true;
    this.close();
    this.#failures = 0;
    this.#pausedUntil = 0;
    this.#failingSince.value = null;
    this.state.value = 'up';
  }

  /** Notes a failed request and schedules a retry. Rethrows an error that has another reason than connectivity. */
  reportFailure(error: unknown): void {
    const state = stateAfter(error);
    if (!state) throw error;
    const waitSeconds =
      (error instanceof Problem && error.retryAfter) ||
      BACKOFF_S[Math.min(this.#failures, BACKOFF_S.length - 1)]!;
    this.#failures += 1;
    this.#failingSince.value ??= new Date(this.#clock.now());
    if (state === 'busy' || state === 'unwritable')
      this.#pausedUntil = this.#clock.now() + waitSeconds * 1000;
    this.state.value = state;
    this.close();
    this.#cancelRetry = this.#clock.later(waitSeconds * 1000, () => {
      this.#pausedUntil = 0;
      this.#retry();
    });
  }

  /** Cancels the scheduled retry. */
  close(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }
}

function stateAfter(error: unknown): ConnectionState | null {
  if (error instanceof Unreachable) return 'offline';
  if (!(error instanceof Problem)) return null;
  if (error.status === 401) return 'signed_out';
  if (error.code === 'store_unwritable') return 'unwritable';
  if (error.status === 429 || error.status === 503) return 'busy';
  return error.status >= 500 ? 'offline' : null;
}
