/** Whether the server can be reached, since when not, and when it is asked again. */

import { computed, signal } from '@preact/signals';
import type { Clock } from '../platform/browser.ts';
import { Unreachable, Problem } from '../api/problem.ts';

export type Reached = 'up' | 'offline' | 'busy' | 'signed_out';

/** Seconds until the next attempt after the first, second, ... failure. */
export const BACKOFF = [1, 2, 4, 8, 15] as const;

export class Connectivity {
  readonly state = signal<Reached>('up');
  /** Whether the server has answered at all. */
  readonly heard = signal(false);
  readonly #since = signal<Date | null>(null);
  readonly #clock: Clock;
  readonly #again: () => void;
  #failures = 0;
  #stop: (() => void) | null = null;
  #heldUntil = 0;

  /** Calls `again` whenever it is time for another attempt. */
  constructor(clock: Clock, again: () => void) {
    this.#clock = clock;
    this.#again = again;
  }

  readonly offlineSince = computed(() => (this.state.value === 'offline' ? this.#since.value : null));

  get up(): boolean {
    return this.state.peek() === 'up';
  }

  /** Whether the server asked to be left alone for now. */
  get held(): boolean {
    return this.#clock.now() < this.#heldUntil;
  }

  /** The server answered. */
  ok(): void {
    this.heard.value = true;
    this.close();
    this.#failures = 0;
    this.#heldUntil = 0;
    this.#since.value = null;
    this.state.value = 'up';
  }

  /** There was no good answer; asks again after a while. Rejects what is no matter of reaching anybody. */
  failed(error: unknown): void {
    const state = stateOf(error);
    if (!state) throw error;
    const wait =
      (error instanceof Problem && error.retryAfter) ||
      BACKOFF[Math.min(this.#failures, BACKOFF.length - 1)]!;
    this.#failures += 1;
    this.#since.value ??= new Date(this.#clock.now());
    if (state === 'busy') this.#heldUntil = this.#clock.now() + wait * 1000;
    this.state.value = state;
    this.close();
    this.#stop = this.#clock.later(wait * 1000, () => {
      this.#heldUntil = 0;
      this.#again();
    });
  }

  /** Asks no more by itself. */
  close(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

function stateOf(error: unknown): Reached | null {
  if (error instanceof Unreachable) return 'offline';
  if (!(error instanceof Problem)) return null;
  if (error.status === 401) return 'signed_out';
  if (error.status === 429 || error.status === 503) return 'busy';
  return error.status >= 500 ? 'offline' : null;
}
