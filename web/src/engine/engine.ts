/** The core of the game in this tab: loaded when the page is idle, and away where it cannot be. */

import { CORE } from 'virtual:core';
import type { Engine, LendEngine, PreviewResult } from '../outbox/ports.ts';
import { startWorker } from '../platform/trusted-scripts.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { serviceWorkerReady } from '../platform/service-worker/registration.ts';
import type { Answer, Question } from './messages.ts';
import workerAddress from './worker.ts?worker&url';

/** After this it is tried again, where it did not load or has ended. */
const AGAIN_MS = 30_000;
const LOAD_MS = 120_000;
const PATIENCE_MS = 20_000;

let loading: Promise<Engine> | null = null;

type Use = Parameters<LendEngine>[0];

const borrowers = new Set<Use>();

/** Lends the core to one user at a time, whenever it has loaded; null: it could not. Returns how to give it back. */
export const lendEngine: LendEngine = (use) => {
  borrowers.add(use);
  whenIdle(() => lendTo(use));
  return () => {
    borrowers.delete(use);
    use(null);
  };
};

function lendTo(use: Use): void {
  if (!borrowers.has(use)) return;
  loading ??= loadCore(loadAgain);
  loading.then(
    (core) => borrowers.has(use) && use(core),
    () => borrowers.has(use) && use(null),
  );
}

/** The core is no more: whoever has borrowed it by then gets another. */
function loadAgain(): void {
  loading = null;
  setTimeout(() => borrowers.forEach(lendTo), AGAIN_MS);
}

/** Starts the worker; calls `ended` when it is no more. Rejects where the core cannot be loaded. */
async function loadCore(ended: () => void): Promise<Engine> {
  // The core is fetched once: fetched before there is a keeper, it is not there without the network.
  await serviceWorkerReady();
  const { ask, die } = asking(startWorker(workerAddress), ended);
  try {
    await ask({ load: CORE }, LOAD_MS);
  } catch (error) {
    die('The core does not load.');
    throw error;
  }
  return {
    base: async (table) => void (await ask({ base: JSON.stringify(table) }, PATIENCE_MS)),
    enter: async (entry) =>
      JSON.parse((await ask({ enter: JSON.stringify(entry) }, PATIENCE_MS)) ?? 'null') as PreviewResult,
  };
}

type Told = { done(result: string | null): void; failed(why: Error): void };
type Ask = (
  question: { load: string } | { base: string } | { enter: string },
  patience: number,
) => Promise<string | null>;

/** Returns how to ask a worker, and how to end it. Once it has ended, it answers nothing. */
function asking(worker: Worker, ended: () => void): { ask: Ask; die(why: string): void } {
  const waiting = new Map<number, Told>();
  let asked = 0;
  let over = '';
  const die = (why: string): void => {
    if (over) return;
    over = why;
    worker.terminate();
    waiting.forEach(({ failed }) => failed(new Error(why)));
    ended();
  };
  worker.onerror = () => die('The core has ended.');
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const told = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) told?.failed(new Error(data.error));
    else told?.done(data.result);
  };
  const ask: Ask = async (question, patience) => {
    if (over) throw new Error(over);
    const id = (asked += 1);
    const timer = setTimeout(() => die('The core does not answer.'), patience);
    try {
      return await new Promise((done, failed) => {
        waiting.set(id, { done, failed });
        worker.postMessage({ id, ...question } satisfies Question);
      });
    } finally {
      clearTimeout(timer);
    }
  };
  return { ask, die };
}
