/** The clock of the page: it runs like a real one, and tests advance it instead of waiting. */

interface Timer {
  readonly id: number;
  at: number;
  readonly call: () => void;
  /** Null for a timer that runs once. */
  readonly every: number | null;
}

const real = { setTimeout, clearTimeout, now: performance.now.bind(performance), date: Date.now };

let aheadMs = 0;
/** The real time at which the clock was stopped; null while it runs. */
let stoppedAt: number | null = null;
let lastId = 0;
let timers: Timer[] = [];
let waking: NodeJS.Timeout | undefined;

const now = (): number => (stoppedAt ?? real.now()) + aheadMs;

/** Puts the clock in place of the timers and times of Node. To be called once. */
export function installPageClock(): void {
  Object.assign(globalThis, {
    setTimeout: (call: () => void, ms?: number) => add(call, ms, null),
    setInterval: (call: () => void, ms?: number) => add(call, ms, ms ?? 0),
    clearTimeout: remove,
    clearInterval: remove,
  });
  performance.now = now;
  Date.now = () => real.date() - real.now() + now();
}

/** Advances the clock, and calls the timers that are due, in their order. */
export function advanceClock(ms: number): void {
  const end = now() + ms;
  for (;;) {
    const next = timers.toSorted((one, other) => one.at - other.at)[0];
    if (!next || next.at > end) break;
    aheadMs += Math.max(0, next.at - now());
    run(next);
  }
  aheadMs += Math.max(0, end - now());
  wakeForNext();
}

/** Acts while only `advanceClock` advances the clock, so that no act is late, even on a slow machine. */
export async function withStoppedClock(act: () => Promise<void>): Promise<void> {
  stoppedAt = real.now();
  try {
    await act();
  } finally {
    aheadMs += stoppedAt - real.now();
    stoppedAt = null;
  }
}

/** Removes all timers, as the end of a page does. */
export function removeTimers(): void {
  timers = [];
  wakeForNext();
}

/** Resolves after a real time, whatever the clock of the page says. */
export const realDelay = (ms: number): Promise<void> => new Promise((done) => real.setTimeout(done, ms));

/** The real time in ms. */
export const realNow = (): number => real.now();

function add(call: () => void, ms = 0, every: number | null): number {
  lastId += 1;
  timers.push({ id: lastId, at: now() + Math.max(0, ms), call, every });
  wakeForNext();
  return lastId;
}

function remove(id: number | undefined): void {
  timers = timers.filter((timer) => timer.id !== id);
}

function run(timer: Timer): void {
  if (timer.every === null) remove(timer.id);
  else timer.at = now() + Math.max(1, timer.every);
  timer.call();
}

function wakeForNext(): void {
  real.clearTimeout(waking);
  if (!timers.length) return;
  const next = Math.min(...timers.map(({ at }) => at));
  waking = real.setTimeout(
    () => {
      for (const timer of timers.filter(({ at }) => at <= now())) if (timers.includes(timer)) run(timer);
      wakeForNext();
    },
    Math.max(0, next - now()),
  );
  waking.unref();
}
