/** A network as a test wants it, and behind it a table that counts entries. */

import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';
import type { Outbox } from '../../src/outbox/outbox.ts';
import type { OutboxBrowser } from '../../src/outbox/browser.ts';
import { createOutbox } from '../../src/outbox/create-outbox.ts';
import type { Engine } from '../../src/outbox/ports.ts';
import { bassetPreview } from '../../src/games/basset/preview.ts';
import { openStorage } from '../../src/outbox/storage.ts';
import type { Channel, Stream } from '../../src/platform/browser.ts';
import type { Table } from '../../src/games/basset/view.ts';

export const SESSION = '11111111-2222-4333-8444-555555555555';
const PATIENCE_MS = 5000;

type Asked = { method: string; path: string; body: Sent; headers: Record<string, string> };
type Sent = { entries: { key: string; kind: string; [field: string]: unknown }[]; mode: string };
type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/** What a request may meet on its way: nothing, a dead line before or after the house, no answer ever, or somebody else's. */
export type Way = 'open' | 'cut' | 'cut after' | 'silent' | Answer;

/** A house with one table, of which it knows the stakes by their keys. */
export class House {
  version = 1;
  owes = false;
  readonly recorded = new Map<string, { version: number; draw: boolean }>();
  readonly asked: Asked[] = [];
  readonly requests: string[][] = [];
  /** What each next POST meets, in order; then `way`. */
  coming: Way[] = [];
  way: Way = 'open';
  /** Kinds of entries that a rule refuses now, with its code. */
  readonly refuses = new Map<string, string>();
  /** Whether a draw is settled at once. */
  settles = true;
  halfway: (() => Promise<void>) | null = null;

  get kinds(): string[] {
    return this.requests.flat();
  }

  async answer(asked: Asked): Promise<Answer> {
    this.asked.push(asked);
    const way = asked.method === 'POST' ? (this.coming.shift() ?? this.way) : this.way;
    if (way === 'cut') throw new TypeError('fetch failed');
    if (way === 'silent') return new Promise(() => undefined);
    if (typeof way !== 'string') return way;
    const answer = this.answered(asked);
    await this.halfway?.();
    if (way === 'cut after') throw new TypeError('the connection broke');
    return answer;
  }

  answered({ method, path, body, headers }: Asked): Answer {
    if (method === 'POST' && path.endsWith('/pen')) return { status: 201, body: {} };
    if (method === 'POST') return { status: 200, body: this.entered(body) };
    const tag = `"${this.version}"`;
    if (headers['If-None-Match'] === tag) return { status: 304 };
    return { status: 200, body: this.table(), headers: { ETag: tag } };
  }

  table(): Table {
    const stakes = [...this.recorded.keys()].map((card) => ({ punter: 'Anne', card }));
    const table = {
      id: SESSION,
      version: this.version,
      owes_settlement: this.owes,
      phase: 'staking',
      deal: 1,
    };
    return { ...table, place: 0, stakes, waiting: [], draws: [], punters: [] } as unknown as Table;
  }

  settle(): void {
    if (this.owes) this.version += 1;
    this.owes = false;
  }

  private entered({ entries }: Sent): unknown {
    this.requests.push(entries.map((entry) => entry.kind));
    const results = [];
    for (const entry of entries) {
      const code = this.recorded.has(entry.key) ? undefined : this.refuses.get(entry.kind);
      if (code) {
        results.push({ key: entry.key, status: 409, code, title: 'No', detail: `${code} it is`, purse: 5 });
        break;
      }
      results.push({ key: entry.key, status: 201, ...this.record(entry.key, entry.kind === 'pair') });
    }
    return { version: this.version, results };
  }

  private record(key: string, draw: boolean): object {
    if (!this.recorded.has(key)) {
      this.settle();
      this.version += 1;
      this.recorded.set(key, { version: this.version, draw });
      this.owes = draw;
      if (this.settles) this.settle();
    }
    const there = this.recorded.get(key)!;
    return { version: there.version, settled: !there.draw };
  }
}

const locks = navigator.locks as unknown as NonNullable<OutboxBrowser['locks']>;

/** A browser over that network, in which books are opened as in tabs. The clock stands until it is put on. */
export class Device {
  readonly house: House;
  readonly streams: (Stream & { path: string; readyState: number })[] = [];
  readonly around: OutboxBrowser;
  online = true;
  tries = 0;
  /** How often the browser was asked to keep what is kept. */
  persists = 0;
  #now = Date.parse('2026-11-13T21:42:00Z');
  #timers: { at: number; call: () => void }[] = [];
  #stirred: (() => void)[] = [];
  #cut: (() => void)[] = [];

  constructor(house: House, options: Partial<OutboxBrowser> = {}) {
    this.house = house;
    const name = `paroli ${Math.random()}`;
    const notes = new Map<string, string>();
    this.around = {
      fetch: (path, how) => this.#fetch(String(path), how),
      shelf: () => openStorage(name),
      memory: new Map(),
      persist: () => void (this.persists += 1),
      locks: { request: (lock, how, during) => locks.request(`${name} ${lock}`, how, during) },
      channel: (kind) => quiet(new BroadcastChannel(`${name} ${kind}`)),
      notes: {
        getItem: (key) => notes.get(key) ?? null,
        setItem: (key, value) => void notes.set(key, value),
        removeItem: (key) => void notes.delete(key),
        key: (at) => [...notes.keys()][at] ?? null,
        get length() {
          return notes.size;
        },
      },
      stream: (path) => this.#stream(path),
      clock: { now: () => this.#now, later: (after, call) => this.#later(after, call) },
      painted: async () => undefined,
      online: () => this.online,
      stirred: (call) => adding(this.#stirred, call),
      cut: (call) => adding(this.#cut, call),
      ...options,
    };
  }

  open(core?: Engine<Table>): Outbox<Table> {
    const books = createOutbox(SESSION, this.around, bassetPreview);
    if (core) books.use(core);
    return books;
  }

  /** Puts the clock on; what was due by then is called. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter((timer) => timer.at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = next.at;
      next.call();
    }
    this.#now = end;
  }

  /** The clock of the device is set back; what is due stays due as long from now. */
  setBack(milliseconds: number): void {
    this.#now -= milliseconds;
    this.#timers = this.#timers.map(({ at, call }) => ({ at: at - milliseconds, call }));
  }

  /** Every tab is killed: nothing that was due comes. */
  dieAll(): void {
    this.#timers = [];
  }

  /** The network of the device comes back, or somebody looks at the page again. */
  stir(): void {
    this.online = true;
    [...this.#stirred].forEach((call) => call());
  }

  cut(): void {
    this.online = false;
    [...this.#cut].forEach((call) => call());
  }

  async #fetch(path: string, how: RequestInit = {}): Promise<Response> {
    const headers = Object.fromEntries(new Headers(how.headers));
    const asked: Asked = {
      method: how.method ?? 'GET',
      path,
      body: how.body ? JSON.parse(String(how.body)) : null,
      headers: headers['if-none-match'] ? { 'If-None-Match': headers['if-none-match'] } : {},
    };
    this.tries += 1;
    if (!this.online) throw new TypeError('no network');
    how.signal?.throwIfAborted();
    const aborted = new Promise<never>((_, no) => {
      how.signal?.addEventListener('abort', () => no(new Error('aborted')));
    });
    const { status, body, headers: said } = await Promise.race([this.house.answer(asked), aborted]);
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers: said ?? {} });
  }

  #stream(path: string): Stream {
    const stream = {
      path,
      readyState: 0,
      onopen: null,
      onmessage: null,
      onerror: null,
      close: () => undefined,
    };
    this.streams.push(stream);
    return stream;
  }

  #later(after: number, call: () => void): () => void {
    const timer = { at: this.#now + after, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
}

/** Waits until a signal's value passes; fails after a while. */
export function until<T>(seen: ReadonlySignal<T>, passes: (value: T) => boolean): Promise<T> {
  return new Promise((done, fail) => {
    const stop: (() => void)[] = [];
    const patience = setTimeout(() => {
      stop[0]?.();
      fail(new assert.AssertionError({ message: 'it never came', actual: seen.peek() }));
    }, PATIENCE_MS);
    stop[0] = effect(() => {
      const value = seen.value;
      if (!passes(value)) return;
      clearTimeout(patience);
      queueMicrotask(() => stop[0]?.());
      done(value);
    });
  });
}

/** Waits until something is so that no signal tells. */
export async function eventually(holds: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!holds()) {
    assert.ok(Date.now() < end, 'it never came');
    await new Promise((next) => setImmediate(next));
  }
}

/** Lets everything happen that is under way, for a test of what does not happen. */
export async function quietly(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setImmediate(next));
}

export const allRecorded = (books: Outbox<Table>): Promise<unknown> =>
  until(books.outbox, (rows) => rows.length === 0);

export function lay(books: Outbox<Table>, card: string): string {
  return books.enter('stake', { punter: 'Anne', card, amount: 5 });
}

function adding<T>(list: T[], one: T): () => void {
  list.push(one);
  return () => void list.splice(list.indexOf(one), 1);
}

/** Keeps no process alive. */
function quiet(channel: BroadcastChannel & { unref?(): void }): Channel {
  channel.unref?.();
  return channel as unknown as Channel;
}
