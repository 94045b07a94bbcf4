/** A value from the API that is fetched again whenever the feed reports a change. */

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { followFeed } from './feed.ts';
import { Connectivity } from './connectivity.ts';
import { currentBrowser, type Browser } from '../platform/browser.ts';
import type { LiveState } from '../platform/live-state.ts';
import { Problem } from '../api/problem.ts';
import { fetchTagged, type TaggedValue } from '../api/fetch-json.ts';

export interface LiveResource<T> {
  /** The newest value; it stays while the connection is lost. */
  readonly value: ReadonlySignal<T | null>;
  readonly state: ReadonlySignal<LiveState>;
  /** When the connection was lost; null while connected. */
  readonly lostSince: ReadonlySignal<Date | null>;
  refresh(): void;
  close(): void;
}

type FetchValue<T> = (tag: string | null) => Promise<TaggedValue<T>>;

export interface LiveSource<T> {
  fetchValue: FetchValue<T>;
  /** Whether an update of this session changes the value. Without it, every update does. */
  concernsSession?: (session: string) => boolean;
}

/** Returns the live value of a path of the API; `session` limits the updates to one session. */
export function openLiveResource<T>(path: string, session: string | null = null): LiveResource<T> {
  const concernsSession = (updated: string): boolean => session === null || updated === session;
  return createLiveResource<T>(
    { fetchValue: (tag) => fetchTagged<T>(path, { tag }), concernsSession: concernsSession },
    currentBrowser(),
  );
}

/** Returns the live value of a source. */
export function createLiveResource<T>(source: LiveSource<T>, browser: Browser): LiveResource<T> {
  return new FeedResource(source, browser);
}

class FeedResource<T> implements LiveResource<T> {
  readonly value = signal<T | null>(null);
  readonly lostSince = signal<Date | null>(null);
  readonly #denied = signal<'signed_out' | 'hidden' | null>(null);
  readonly #source: LiveSource<T>;
  readonly #browser: Browser;
  readonly #connectivity: Connectivity;
  readonly #stops: (() => void)[];
  #unfollow: (() => void) | null = null;
  #tag: string | null = null;
  #isFetching = false;
  #isRefreshRequested = false;
  #isClosed = false;

  readonly state = computed<LiveState>(() => {
    if (this.#denied.value) return this.#denied.value;
    if (this.lostSince.value) return 'lost';
    return this.value.value === null ? 'loading' : 'live';
  });

  constructor(source: LiveSource<T>, browser: Browser) {
    this.#source = source;
    this.#browser = browser;
    this.#connectivity = new Connectivity(browser.clock, () => this.refresh());
    const refresh = (): void => this.refresh();
    this.#stops = [browser.onReturn(refresh), browser.onOffline(refresh)];
    this.#follow();
    this.refresh();
  }

  refresh(): void {
    if (this.#isClosed || this.#connectivity.isPaused) return;
    this.#isRefreshRequested = this.#isFetching;
    if (!this.#isFetching) void this.#fetchUntilDone();
  }

  close(): void {
    this.#isClosed = true;
    this.#connectivity.close();
    this.#unfollow?.();
    this.#stops.forEach((stop) => stop());
  }

  async #fetchUntilDone(): Promise<void> {
    this.#isFetching = true;
    do {
      this.#isRefreshRequested = false;
      await this.#fetchOnce();
    } while (this.#isRefreshRequested && !this.#isClosed);
    this.#isFetching = false;
  }

  async #fetchOnce(): Promise<void> {
    try {
      const answer = await this.#source.fetchValue(this.#tag);
      if (!this.#isClosed) this.#accept(answer);
    } catch (error) {
      if (!this.#isClosed) this.#fail(error);
    }
  }

  #accept({ value, tag }: TaggedValue<T>): void {
    this.#connectivity.reportSuccess();
    if (value !== null) {
      this.value.value = value;
      this.#tag = tag;
    }
    this.#denied.value = null;
    this.lostSince.value = null;
    this.#follow();
  }

  #fail(error: unknown): void {
    if (error instanceof Problem && error.status < 500 && error.status !== 429) {
      this.#denied.value = error.status === 401 ? 'signed_out' : 'hidden';
      this.#stopFollowing();
      return;
    }
    this.lostSince.value ??= new Date(this.#browser.clock.now());
    this.#connectivity.reportFailure(error);
  }

  /** Clears the value and stops polling, because this device may not see it. */
  #stopFollowing(): void {
    this.#connectivity.close();
    this.#unfollow?.();
    this.#unfollow = null;
    this.value.value = null;
    this.#tag = null;
  }

  #follow(): void {
    this.#unfollow ??= followFeed(this.#browser, {
      onUpdate: ({ session }) => {
        if (this.#source.concernsSession?.(session) ?? true) this.refresh();
      },
      onOpen: () => this.refresh(),
      onPoll: () => this.refresh(),
    });
  }
}
