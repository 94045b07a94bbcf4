/** What happens, as it happens: one stream for all tabs of a browser, and a look now and then without one. */

import type { Channel, Stream, Browser } from '../platform/browser.ts';
import { electLeader } from './leader-election.ts';

/** How far a session is. */
export interface News {
  session: string;
  version: number;
  settled: boolean;
}

/** Those who follow. */
export interface Follower {
  told(news: News): unknown;
  /** The stream begins: what happened before is not told. */
  opened(): unknown;
  /** It is time to look without being told. */
  look(): unknown;
}

const CHANNEL = 'paroli.feed';
const TICK_MS = 2500;
/** So long a tab trusts a stream of which it hears nothing. */
export const TRUST_MS = 20_000;
/** A stream may be dead and nobody knows: so often a tab looks anyway. */
const LOOK_MS = 30_000;
/** After this a stream that was refused is asked for again. */
const AGAIN_MS = 15_000;
const OPEN = 1;
const CLOSED = 2;

type Word = { news: News } | { opened: true } | { alive: true } | { lost: true };

/** Follows all sessions that this device may read. Returns how to stop. */
export function follow(around: Browser, follower: Follower): () => void {
  const feed = new Feed(around, follower);
  return () => feed.close();
}

class Feed {
  readonly #around: Browser;
  readonly #follower: Follower;
  readonly #channel: Channel | null;
  readonly #resign: () => void;
  #stream: Stream | null = null;
  #heardAt: number;
  #lookedAt: number;
  #refusedAt: number | null = null;
  #stopTicking: () => void = () => undefined;

  constructor(around: Browser, follower: Follower) {
    this.#around = around;
    this.#follower = follower;
    this.#heardAt = this.#lookedAt = around.clock.now();
    this.#channel = around.channel(CHANNEL);
    this.#channel?.addEventListener('message', ({ data }) => this.#hear(data as Word));
    this.#resign = electLeader(around, 'paroli-feed', () => this.#lead());
    this.#tick();
  }

  close(): void {
    this.#stopTicking();
    this.#resign();
    this.#channel?.close();
  }

  #lead(): () => void {
    this.#open();
    return () => {
      this.#stream?.close();
      this.#stream = null;
    };
  }

  #open(): void {
    this.#stream?.close();
    const stream = this.#around.stream('/v1/feed');
    stream.onopen = () => this.#say({ opened: true });
    stream.onmessage = ({ data }) => this.#say({ news: JSON.parse(data) as News });
    stream.onerror = () => {
      if (stream.readyState === CLOSED) this.#refusedAt = this.#around.clock.now();
      this.#say({ lost: true });
    };
    this.#stream = stream;
  }

  #say(word: Word): void {
    this.#channel?.postMessage(word);
    this.#hear(word);
  }

  #hear(word: Word): void {
    if ('lost' in word) return this.#look();
    this.#heardAt = this.#around.clock.now();
    this.#refusedAt = null;
    if ('opened' in word) this.#follower.opened();
    if ('news' in word) this.#follower.told(word.news);
  }

  #tick(): void {
    const now = this.#around.clock.now();
    if (this.#stream?.readyState === OPEN) this.#say({ alive: true });
    const refused = this.#refusedAt !== null;
    if (refused && now - this.#refusedAt! >= AGAIN_MS && this.#stream) {
      this.#refusedAt = now;
      this.#open();
    }
    if (refused || isOver(TRUST_MS, this.#heardAt, now) || isOver(LOOK_MS, this.#lookedAt, now)) this.#look();
    this.#stopTicking = this.#around.clock.later(TICK_MS, () => this.#tick());
  }

  #look(): void {
    this.#lookedAt = this.#around.clock.now();
    this.#follower.look();
  }
}

/** Whether so long has gone by; a clock that was set back says nothing of how long. */
const isOver = (long: number, since: number, now: number): boolean => now < since || now - since >= long;
