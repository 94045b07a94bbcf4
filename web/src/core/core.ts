/** The core of the game in this tab: loaded when the page is idle, and away where it cannot be. */

import { CORE } from 'virtual:core';
import type { Core } from '../books/pencil.ts';
import type { Pencilled } from '../books/overlay.ts';
import { coreWorker } from '../look/trusted.ts';

/** What the worker is asked; all JSON as text, so that it is read once, in Python. */
export type Question = { id: number } & ({ load: string } | { base: string } | { enter: string });

export type Answer = { id: number } & ({ result: string | null } | { error: string });

/** The first paint and the first taps have precedence. */
const IDLE_MS = 1500;
const LOAD_MS = 120_000;
const PATIENCE_MS = 20_000;

/** Gives the core to `use` once it has loaded. Where it does not load, nothing happens. */
export function whenIdle(use: (core: Core) => void): void {
  const begin = (): void => {
    loadCore().then(use, () => undefined);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 2 * IDLE_MS });
  else setTimeout(begin, IDLE_MS);
}

/** Starts the worker. Rejects where the core cannot be loaded. */
export async function loadCore(): Promise<Core> {
  const ask = asking(coreWorker());
  await ask({ load: CORE }, LOAD_MS);
  return {
    base: async (table) => void (await ask({ base: JSON.stringify(table) }, PATIENCE_MS)),
    enter: async (entry) =>
      JSON.parse((await ask({ enter: JSON.stringify(entry) }, PATIENCE_MS)) ?? 'null') as Pencilled,
  };
}

type Told = { done(result: string | null): void; failed(why: Error): void };
type Ask = (
  question: { load: string } | { base: string } | { enter: string },
  patience: number,
) => Promise<string | null>;

/** Returns how to ask a worker. Once it has failed, it is asked no more. */
function asking(worker: Worker): Ask {
  const waiting = new Map<number, Told>();
  let asked = 0;
  const die = (why: string): void => {
    worker.terminate();
    waiting.forEach(({ failed }) => failed(new Error(why)));
    waiting.clear();
  };
  worker.onerror = () => die('The core has ended.');
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const told = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) told?.failed(new Error(data.error));
    else told?.done(data.result);
  };
  return (question, patience) =>
    new Promise((done, failed) => {
      const id = (asked += 1);
      const timer = setTimeout(() => die('The core does not answer.'), patience);
      const still =
        <T>(call: (said: T) => void) =>
        (said: T): void => (clearTimeout(timer), call(said));
      waiting.set(id, { done: still(done), failed: still(failed) });
      worker.postMessage({ id, ...question } satisfies Question);
    });
}
