/** A fake network, and a fake server with one session that counts entries. */

import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import type { ReadonlySignal } from '@preact/signals';
import { effect } from '@preact/signals';
import type { Outbox } from '../../src/outbox/outbox.ts';
import type { OutboxBrowser } from '../../src/outbox/browser.ts';
import { createOutbox } from '../../src/outbox/create-outbox.ts';
import type { Engine, Entered, OpenField } from '../../src/outbox/ports.ts';
import { bassetPreview } from '../../src/games/basset/preview.ts';
import { openStorage } from '../../src/outbox/storage/storage.ts';
import type { Channel, Stream } from '../../src/platform/browser.ts';
import type { Table } from '../../src/games/basset/view.ts';

export const SESSION = '11111111-2222-4333-8444-555555555555';
const TIMEOUT_MS = 5000;

type SentRequest = {
  method: string;
  path: string;
  body: SentBody;
  headers: Record<string, string>;
  /** The idempotency key. */
  key: string;
};
type SentBody = { entries: { key: string; kind: string; [field: string]: unknown }[]; mode: string };
type FakeResponse = { status: number; body?: unknown; headers?: Record<string, string> };

/** How a request ends: normally, cut off before or after the server handled it, without a response, or with this one. */
export type Network = 'open' | 'cut' | 'cut after' | 'silent' | FakeResponse;

/** A server with one session. It records each entry as a stake whose card is the entry's key. */
export class FakeServer {
  version = 1;
  isUnsettled = false;
  readonly recorded = new Map<string, { version: number; draw: boolean; entered: Entered }>();
  /** The keys of the recorded entries that were taken back, the last one last. */
  readonly undone: string[] = [];
  lastCorrection: { version: number; is_undo: boolean } | null = null;
  readonly received: SentRequest[] = [];
  readonly requests: string[][] = [];
  /** How the next POST requests end, in order. Later ones end as `network` says. */
  nextPosts: Network[] = [];
  network: Network = 'open';
  /** The kinds of entries that are refused, each with its code. */
  readonly refusals = new Map<string, string>();
  /** The keys that were refused by a rule: they stay refused. */
  readonly refusedKeys = new Map<string, string>();
  /** The fields that are open, by the verb and the values before them. Other values are refused. */
  readonly fields = new Map<string, OpenField>();
  /** Whether a draw is settled at once. */
  settlesAtOnce = true;
  beforeResponse: (() => Promise<void>) | null = null;

  /** The keys of the entries that count. */
  get standing(): string[] {
    return [...this.recorded]
      .filter(
        ([key, { entered }]) =>
          entered.kind !== 'undo' && entered.kind !== 'redo' && !this.undone.includes(key),
      )
      .map(([key]) => key);
  }

  get kinds(): string[] {
    return this.requests.flat();
  }

  async handle(received: SentRequest): Promise<FakeResponse> {
    this.received.push(received);
    const network = received.method === 'POST' ? (this.nextPosts.shift() ?? this.network) : this.network;
    if (network === 'cut') throw new TypeError('fetch failed');
    if (network === 'silent') return new Promise(() => undefined);
    if (typeof network !== 'string') return network;
    const response = this.respond(received);
    await this.beforeResponse?.();
    if (network === 'cut after') throw new TypeError('the connection broke');
    return response;
  }

  respond({ method, path, body, headers }: SentRequest): FakeResponse {
    if (method === 'POST' && path.endsWith('/pen')) return { status: 201, body: {} };
    if (method === 'POST' && path.endsWith('/corrections')) {
      this.version += 1;
      const wasUndo = this.lastCorrection?.is_undo === true;
      this.lastCorrection = { version: this.version, is_undo: 'take_back' in body && !wasUndo };
      return { status: 201, body: { version: this.version, settled: true } };
    }
    if (method === 'POST') {
      this.lastCorrection = null;
      return { status: 200, body: this.recordEntries(body) };
    }
    if (path.includes('/offers/')) return this.openField(new URL(path, 'http://server'));
    const tag = `"${this.version}"`;
    if (headers['If-None-Match'] === tag) return { status: 304 };
    return { status: 200, body: this.table(), headers: { ETag: tag } };
  }

  private openField({ pathname, searchParams }: URL): FakeResponse {
    const verb = pathname.split('/').at(-1);
    const field = this.fields.get([verb, ...searchParams.getAll('value')].join(' '));
    if (field) return { status: 200, body: { field } };
    return { status: 409, body: { code: 'card_seen', title: 'No', detail: 'It is out.', status: 409 } };
  }

  table(): Table {
    const stakes = this.standing.map((card) => ({ punter: 'Anne', card }));
    const table = {
      id: SESSION,
      version: this.version,
      owes_settlement: this.isUnsettled,
      phase: 'staking',
      deal: 1,
      recent: this.standing.map((entry) => ({ entry, ...this.recorded.get(entry)! })),
      last_correction: this.lastCorrection,
      undone: this.recorded.get(this.undone.at(-1) ?? '')?.entered ?? null,
    };
    return { ...table, place: 0, stakes, waiting: [], draws: [], punters: [] } as unknown as Table;
  }

  settle(): void {
    if (this.isUnsettled) this.version += 1;
    this.isUnsettled = false;
  }

  private recordEntries({ entries }: SentBody): unknown {
    this.requests.push(entries.map((entry) => entry.kind));
    const results = [];
    for (const entry of entries) {
      const isStale = entry.kind === 'undo' && entry['of'] !== this.standing.at(-1);
      const refusal = isStale ? 'correction_refused' : this.refusals.get(entry.kind);
      const code = this.recorded.has(entry.key) ? undefined : (this.refusedKeys.get(entry.key) ?? refusal);
      if (code) {
        if (code !== 'pen_elsewhere') this.refusedKeys.set(entry.key, code);
        results.push({ key: entry.key, status: 409, code, title: 'No', detail: `${code} it is`, purse: 5 });
        break;
      }
      results.push({ key: entry.key, status: 201, ...this.record(entry) });
    }
    return { version: this.version, results };
  }

  private record({ key, ...entered }: SentBody['entries'][number]): object {
    const draw = entered.kind === 'pair';
    if (!this.recorded.has(key)) {
      this.settle();
      this.version += 1;
      if (entered.kind === 'undo') this.undone.push(String(entered['of']));
      else if (entered.kind === 'redo') this.undone.pop();
      else this.undone.length = 0;
      this.recorded.set(key, { version: this.version, draw, entered });
      this.isUnsettled = draw;
      if (this.settlesAtOnce) this.settle();
    }
    const recorded = this.recorded.get(key)!;
    return { version: recorded.version, settled: !recorded.draw };
  }
}

const locks = navigator.locks as unknown as NonNullable<OutboxBrowser['locks']>;

/** A browser on the fake network; each opened outbox is like a tab. The clock moves only with `advanceClock`. */
export class Device {
  readonly server: FakeServer;
  readonly streams: (Stream & { path: string; readyState: number })[] = [];
  readonly browser: OutboxBrowser;
  isOnline = true;
  requestCount = 0;
  /** How often the outbox requested persistent storage. */
  persistenceRequests = 0;
  #now = Date.parse('2026-11-13T21:42:00Z');
  #timers: { at: number; call: () => void }[] = [];
  #returnListeners: (() => void)[] = [];
  #offlineListeners: (() => void)[] = [];

  constructor(server: FakeServer, options: Partial<OutboxBrowser> = {}) {
    this.server = server;
    const name = `paroli ${Math.random()}`;
    const stored = new Map<string, string>();
    this.browser = {
      fetch: (path, init) => this.#fetch(String(path), init),
      openStorage: () => openStorage(name),
      memoryFallback: new Map(),
      requestPersistence: () => void (this.persistenceRequests += 1),
      locks: { request: (lock, init, during) => locks.request(`${name} ${lock}`, init, during) },
      openChannel: (kind) => unreferenced(new BroadcastChannel(`${name} ${kind}`)),
      localStorage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
        key: (at) => [...stored.keys()][at] ?? null,
        get length() {
          return stored.size;
        },
      },
      openStream: (path) => this.#stream(path),
      clock: { now: () => this.#now, later: (after, call) => this.#later(after, call) },
      afterPaint: async () => undefined,
      isOnline: () => this.isOnline,
      onReturn: (call) => addListener(this.#returnListeners, call),
      onOffline: (call) => addListener(this.#offlineListeners, call),
      ...options,
    };
  }

  open(engine?: Engine<Table>): Outbox<Table> {
    const outbox = createOutbox(SESSION, this.browser, bassetPreview);
    if (engine) outbox.setEngine(engine);
    return outbox;
  }

  /** Advances the clock, and calls the timers that are due. */
  advanceClock(milliseconds: number): void {
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

  /** Sets the device's clock back. The timers keep their remaining time. */
  setClockBack(milliseconds: number): void {
    this.#now -= milliseconds;
    this.#timers = this.#timers.map(({ at, call }) => ({ at: at - milliseconds, call }));
  }

  /** Drops all timers, as if every tab were killed. */
  dropTimers(): void {
    this.#timers = [];
  }

  /** Brings the device online, and calls the listeners. */
  returnOnline(): void {
    this.isOnline = true;
    [...this.#returnListeners].forEach((call) => call());
  }

  goOffline(): void {
    this.isOnline = false;
    [...this.#offlineListeners].forEach((call) => call());
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = Object.fromEntries(new Headers(init.headers));
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path,
      body: init.body ? JSON.parse(String(init.body)) : null,
      key: headers['idempotency-key'] ?? '',
      headers: headers['if-none-match'] ? { 'If-None-Match': headers['if-none-match'] } : {},
    };
    this.requestCount += 1;
    if (!this.isOnline) throw new TypeError('no network');
    init.signal?.throwIfAborted();
    const aborted = new Promise<never>((_, no) => {
      init.signal?.addEventListener('abort', () => no(new Error('aborted')));
    });
    const {
      status,
      body,
      headers: responseHeaders,
    } = await Promise.race([this.server.handle(request), aborted]);
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers: responseHeaders ?? {} });
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

/** Returns the signal's value once it passes. Rejects after a timeout. */
export function until<T>(signal: ReadonlySignal<T>, passes: (value: T) => boolean): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop: (() => void)[] = [];
    const timer = setTimeout(() => {
      stop[0]?.();
      reject(new assert.AssertionError({ message: 'it never came', actual: signal.peek() }));
    }, TIMEOUT_MS);
    stop[0] = effect(() => {
      const value = signal.value;
      if (!passes(value)) return;
      clearTimeout(timer);
      queueMicrotask(() => stop[0]?.());
      resolve(value);
    });
  });
}

/** Waits until a condition without a signal is true. Rejects after a timeout. */
export async function eventually(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!isTrue()) {
    assert.ok(Date.now() < end, 'it never came');
    await new Promise((next) => setImmediate(next));
  }
}

/** Runs all pending tasks, before a test asserts that nothing happened. */
export async function runPendingTasks(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((next) => setImmediate(next));
}

export const allRecorded = (outbox: Outbox<Table>): Promise<unknown> =>
  until(outbox.entries, (rows) => rows.length === 0);

export function enqueueStake(outbox: Outbox<Table>, card: string): string {
  return outbox.enqueue('stake', { punter: 'Anne', card, amount: 5 });
}

function addListener<T>(list: T[], item: T): () => void {
  list.push(item);
  return () => void list.splice(list.indexOf(item), 1);
}

/** Returns the channel so that it does not keep the process alive. */
function unreferenced(channel: BroadcastChannel & { unref?(): void }): Channel {
  channel.unref?.();
  return channel as unknown as Channel;
}
