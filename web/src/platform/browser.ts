/** The parts of the browser that the outbox and the feed use. Tests pass fakes. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back after a time. Returns how to cancel. */
  later(milliseconds: number, call: () => void): () => void;
}

/** The used part of a BroadcastChannel. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

/** The used part of the Web Locks API, whose locks all tabs share. */
export interface Locks {
  request<T>(name: string, options: { signal?: AbortSignal }, during: () => Promise<T>): Promise<T>;
}

/** The used part of an EventSource. */
export interface Stream {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onerror: (() => void) | null;
  close(): void;
}

export interface Browser {
  fetch: typeof fetch;
  /** Asks the browser not to evict the stored data. */
  requestPersistence(): void;
  /** Null if the browser offers none, as over plain http. */
  locks: Locks | null;
  openChannel(name: string): Channel | null;
  /** Null if storage is switched off. */
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'> | null;
  openStream(path: string): Stream;
  clock: Clock;
  /** Resolves when earlier changes are painted, or after a short timeout on a hidden page. */
  afterPaint(): Promise<void>;
  /** Whether the device has a network connection. */
  isOnline(): boolean;
  /** Calls back when the network returns or the page becomes visible. Returns how to stop. */
  onReturn(call: () => void): () => void;
  /** Calls back when the device loses its network. Returns how to stop. */
  onOffline(call: () => void): () => void;
}

/** Returns the browser that this page runs in. */
export function currentBrowser(): Browser {
  return {
    fetch: (...asked) => fetch(...asked),
    requestPersistence: () => void navigator.storage?.persist?.().catch(() => false),
    locks: 'locks' in navigator ? navigator.locks : null,
    openChannel: (name) => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null),
    localStorage: localStorageOrNull(),
    openStream: (path) => new EventSource(path) as Stream,
    clock: { now: () => Date.now(), later },
    afterPaint,
    isOnline: () => navigator.onLine,
    onReturn,
    onOffline: (call) => listen(window, 'offline', call),
  };
}

function localStorageOrNull(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null; // Storage is switched off.
  }
}

function later(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

/** A hidden page paints nothing, so the wait ends after this time. */
const PAINT_TIMEOUT_MS = 100;

function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAINT_TIMEOUT_MS);
    const resolveInNextTask = (): void => {
      clearTimeout(timer);
      setTimeout(resolve, 0);
    };
    // A task queued in a frame may run before that frame is painted. The next frame starts after the paint.
    requestAnimationFrame(() => requestAnimationFrame(resolveInNextTask));
  });
}

function onReturn(call: () => void): () => void {
  const callIfVisible = (): void => {
    if (!document.hidden) call();
  };
  const stops = [
    listen(window, 'online', call),
    listen(window, 'pageshow', call),
    listen(document, 'visibilitychange', callIfVisible),
  ];
  return () => stops.forEach((stop) => stop());
}

function listen(target: EventTarget, kind: string, call: () => void): () => void {
  target.addEventListener(kind, call);
  return () => target.removeEventListener(kind, call);
}
