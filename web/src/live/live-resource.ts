/** One thing the service shows, as it is now: followed by the feed, asked for now and then without one. */

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { follow } from './feed.ts';
import { Connectivity } from './connectivity.ts';
import { browser, type Browser } from '../platform/browser.ts';
import type { LiveState } from '../platform/live-state.ts';
import { Problem } from '../api/problem.ts';
import { ask, type Answer } from '../api/fetch-json.ts';

export interface LiveResource<T> {
  /** What was shown last; it stays while the connection is lost. */
  readonly value: ReadonlySignal<T | null>;
  readonly state: ReadonlySignal<LiveState>;
  /** Since when the connection is lost; null while it is not. */
  readonly lostSince: ReadonlySignal<Date | null>;
  look(): void;
  close(): void;
}

type Look<T> = (tag: string | null) => Promise<Answer<T>>;

export interface Watched<T> {
  look: Look<T>;
  /** Whether news of that session is news of this; without it all is. */
  concerns?: (session: string) => boolean;
}

/** Follows what a path of the API shows. */
export function openLiveResource<T>(path: string, session: string | null = null): LiveResource<T> {
  const concerns = (told: string): boolean => session === null || told === session;
  return watch<T>({ look: (tag) => ask<T>(path, { tag }), concerns }, browser());
}

/** Follows whatever can be looked at. */
export function watch<T>(watched: Watched<T>, around: Browser): LiveResource<T> {
  return new Watch(watched, around);
}

class Watch<T> implements LiveResource<T> {
  readonly value = signal<T | null>(null);
  readonly lostSince = signal<Date | null>(null);
  readonly #refused = signal<'signed_out' | 'hidden' | null>(null);
  readonly #watched: Watched<T>;
  readonly #around: Browser;
  readonly #reach: Connectivity;
  readonly #stops: (() => void)[];
  #unfollow: (() => void) | null = null;
  #tag: string | null = null;
  #looking = false;
  #again = false;
  #closed = false;

  readonly state = computed<LiveState>(() => {
    if (this.#refused.value) return this.#refused.value;
    if (this.lostSince.value) return 'lost';
    return this.value.value === null ? 'looking' : 'live';
  });

  constructor(watched: Watched<T>, around: Browser) {
    this.#watched = watched;
    this.#around = around;
    this.#reach = new Connectivity(around.clock, () => this.look());
    const look = (): void => this.look();
    this.#stops = [around.stirred(look), around.cut(look)];
    this.#follow();
    this.look();
  }

  look(): void {
    if (this.#closed || this.#reach.held) return;
    this.#again = this.#looking;
    if (!this.#looking) void this.#rounds();
  }

  close(): void {
    this.#closed = true;
    this.#reach.close();
    this.#unfollow?.();
    this.#stops.forEach((stop) => stop());
  }

  async #rounds(): Promise<void> {
    this.#looking = true;
    do {
      this.#again = false;
      await this.#round();
    } while (this.#again && !this.#closed);
    this.#looking = false;
  }

  async #round(): Promise<void> {
    try {
      const answer = await this.#watched.look(this.#tag);
      if (!this.#closed) this.#seen(answer);
    } catch (error) {
      if (!this.#closed) this.#failed(error);
    }
  }

  #seen({ value, tag }: Answer<T>): void {
    this.#reach.ok();
    if (value !== null) {
      this.value.value = value;
      this.#tag = tag;
    }
    this.#refused.value = null;
    this.lostSince.value = null;
    this.#follow();
  }

  #failed(error: unknown): void {
    if (error instanceof Problem && error.status < 500 && error.status !== 429) {
      this.#refused.value = error.status === 401 ? 'signed_out' : 'hidden';
      this.#stop();
      return;
    }
    this.lostSince.value ??= new Date(this.#around.clock.now());
    this.#reach.failed(error);
  }

  /** Who may not look is not told either, and does not keep asking. */
  #stop(): void {
    this.#reach.close();
    this.#unfollow?.();
    this.#unfollow = null;
    this.value.value = null;
    this.#tag = null;
  }

  #follow(): void {
    this.#unfollow ??= follow(this.#around, {
      told: ({ session }) => {
        if (this.#watched.concerns?.(session) ?? true) this.look();
      },
      opened: () => this.look(),
      look: () => this.look(),
    });
  }
}
