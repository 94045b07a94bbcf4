/** What the outbox and the feed need of the browser, so that a test can say what the network does. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls after so many milliseconds; the answer takes that back. */
  later(milliseconds: number, call: () => void): () => void;
}

/** A BroadcastChannel, as far as we use one. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

/** The locks that tabs share, as far as we use them. */
export interface Locks {
  request<T>(name: string, options: { signal?: AbortSignal }, during: () => Promise<T>): Promise<T>;
}

/** An EventSource, as far as we use one. */
export interface Stream {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}

export interface Browser {
  fetch: typeof fetch;
  /** Asks the browser not to throw away what is kept. */
  persist(): void;
  /** Null where the browser gives none (plain http). */
  locks: Locks | null;
  channel(name: string): Channel | null;
  /** What tabs share in small, null where nothing can be kept. */
  notes: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | null;
  stream(path: string): Stream;
  clock: Clock;
  /** Resolves when what was changed before has been painted, or soon where nothing is. */
  painted(): Promise<void>;
  /** Whether the device has a network at all. */
  online(): boolean;
  /** Calls whenever it is worth to look again: the network is back, the page is seen again. */
  stirred(call: () => void): () => void;
  /** Calls when the device says that its network is gone. */
  cut(call: () => void): () => void;
}

/** Returns the browser that this page runs in. */
export function browser(): Browser {
  return {
    fetch: (...asked) => fetch(...asked),
    persist: () => void navigator.storage?.persist?.().catch(() => false),
    locks: 'locks' in navigator ? navigator.locks : null,
    channel: (name) => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null),
    notes: notes(),
    stream: (path) => new EventSource(path) as Stream,
    clock: { now: () => Date.now(), later },
    painted,
    online: () => navigator.onLine,
    stirred,
    cut: (call) => listening(window, 'offline', call),
  };
}

function notes(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null; // storage is switched off here
  }
}

function later(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

/** A page that is not seen paints nothing: then it is waited for no longer than this. */
const PAINT_MS = 100;

function painted(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, PAINT_MS);
    const handedOn = (): void => {
      clearTimeout(timer);
      setTimeout(done, 0);
    };
    // A task set in a frame may come before that frame is handed on: the next one begins after it.
    requestAnimationFrame(() => requestAnimationFrame(handedOn));
  });
}

function stirred(call: () => void): () => void {
  const seen = (): void => {
    if (!document.hidden) call();
  };
  const stops = [
    listening(window, 'online', call),
    listening(window, 'pageshow', call),
    listening(document, 'visibilitychange', seen),
  ];
  return () => stops.forEach((stop) => stop());
}

function listening(target: EventTarget, kind: string, call: () => void): () => void {
  target.addEventListener(kind, call);
  return () => target.removeEventListener(kind, call);
}
