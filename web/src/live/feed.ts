/** Updates of sessions: from one event stream that all tabs share, or by polling if it fails. */

import type { Channel, Stream, Browser } from '../platform/browser.ts';
import { electLeader } from './leader-election.ts';

/** The newest version of a session, and whether it is settled. */
export interface SessionUpdate {
  session: string;
  version: number;
  settled: boolean;
}

/** The callbacks of code that follows the feed. */
export interface FeedListener {
  onUpdate(news: SessionUpdate): unknown;
  /** The stream has opened. Updates from before were missed. */
  onOpen(): unknown;
  /** It is time to poll, because the stream may have failed. */
  onPoll(): unknown;
}

const CHANNEL = 'paroli.feed';
const TICK_MS = 2500;
/** After this time without a message, a tab polls. */
export const SILENCE_MS = 20_000;
/** Each tab polls at this interval even with a stream, because a dead stream may look open. */
const POLL_MS = 30_000;
/** After this time a closed stream is opened again. */
const REOPEN_MS = 15_000;
const OPEN = 1;
const CLOSED = 2;

type FeedMessage = { news: SessionUpdate } | { opened: true } | { alive: true } | { lost: true };

/** Calls `listener` for all sessions that this device may read. Returns how to stop. */
export function followFeed(browser: Browser, listener: FeedListener): () => void {
  const feed = new Feed(browser, listener);
  return () => feed.close();
}

class Feed {
  readonly #browser: Browser;
  readonly #listener: FeedListener;
  readonly #channel: Channel | null;
  readonly #stopElection: () => void;
  #stream: Stream | null = null;
  #lastMessageAt: number;
  #lastPollAt: number;
  #closedAt: number | null = null;
  #stopTicking: () => void = () => undefined;

  constructor(browser: Browser, listener: FeedListener) {
    this.#browser = browser;
    this.#listener = listener;
    this.#lastMessageAt = this.#lastPollAt = browser.clock.now();
    this.#channel = browser.openChannel(CHANNEL);
    this.#channel?.addEventListener('message', ({ data }) => this.#receive(data as FeedMessage));
    this.#stopElection = electLeader(browser, 'paroli-feed', () => this.#lead());
    this.#tick();
  }

  close(): void {
    this.#stopTicking();
    this.#stopElection();
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
    const stream = this.#browser.openStream('/v1/feed');
    stream.onopen = () => this.#broadcast({ opened: true });
    stream.onmessage = ({ data }) => this.#broadcast({ news: JSON.parse(data) as SessionUpdate });
    stream.onerror = () => {
      if (stream.readyState === CLOSED) this.#closedAt = this.#browser.clock.now();
      this.#broadcast({ lost: true });
    };
    this.#stream = stream;
  }

  #broadcast(message: FeedMessage): void {
    this.#channel?.postMessage(message);
    this.#receive(message);
  }

  #receive(message: FeedMessage): void {
    if ('lost' in message) return this.#poll();
    this.#lastMessageAt = this.#browser.clock.now();
    this.#closedAt = null;
    if ('opened' in message) this.#listener.onOpen();
    if ('news' in message) this.#listener.onUpdate(message.news);
  }

  #tick(): void {
    const now = this.#browser.clock.now();
    if (this.#stream?.readyState === OPEN) this.#broadcast({ alive: true });
    const isClosed = this.#closedAt !== null;
    if (isClosed && now - this.#closedAt! >= REOPEN_MS && this.#stream) {
      this.#closedAt = now;
      this.#open();
    }
    if (
      isClosed ||
      hasElapsed(SILENCE_MS, this.#lastMessageAt, now) ||
      hasElapsed(POLL_MS, this.#lastPollAt, now)
    )
      this.#poll();
    this.#stopTicking = this.#browser.clock.later(TICK_MS, () => this.#tick());
  }

  #poll(): void {
    this.#lastPollAt = this.#browser.clock.now();
    this.#listener.onPoll();
  }
}

/** Whether the time has passed. True also if the clock was set back, since then it is unknown. */
const hasElapsed = (durationMs: number, since: number, now: number): boolean =>
  now < since || now - since >= durationMs;
