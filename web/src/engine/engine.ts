/** Loads the engine, which runs the game's rules in a worker of this tab, and lends it to one user at a time. */

import { ENGINE_FOLDER } from 'virtual:core';
import type { Engine, EngineField, LendEngine, PreviewResult } from '../outbox/ports.ts';
import { startWorker } from '../platform/trusted-scripts.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { serviceWorkerReady } from '../platform/service-worker/registration.ts';
import type { EngineCall, EngineResponse, EngineRequest } from './messages.ts';
import workerAddress from './worker.ts?worker&url';

/** The delay before another attempt, after the engine failed to load or ended. */
const RELOAD_DELAY_MS = 30_000;
const LOAD_TIMEOUT_MS = 120_000;
const RESPONSE_TIMEOUT_MS = 20_000;

let loading: Promise<Engine> | null = null;

type SetEngine = Parameters<LendEngine>[0];

const borrowers = new Set<SetEngine>();

/** Calls `setEngine` with the engine once it has loaded, or with null if it failed. Returns how to give it back. */
export const lendEngine: LendEngine = (setEngine) => {
  borrowers.add(setEngine);
  whenIdle(() => lendTo(setEngine));
  return () => {
    borrowers.delete(setEngine);
    setEngine(null);
  };
};

function lendTo(setEngine: SetEngine): void {
  if (!borrowers.has(setEngine)) return;
  loading ??= loadEngine(reloadLater);
  loading.then(
    (engine) => borrowers.has(setEngine) && setEngine(engine),
    () => borrowers.has(setEngine) && setEngine(null),
  );
}

/** Forgets the engine. After a delay, loads a new one for its borrowers. */
function reloadLater(): void {
  loading = null;
  setTimeout(() => borrowers.forEach(lendTo), RELOAD_DELAY_MS);
}

/** Starts the worker and loads the engine in it. Calls `onEnd` when the worker ends. Rejects if loading fails. */
async function loadEngine(onEnd: () => void): Promise<Engine> {
  // The engine's files are fetched once. The service worker must be active by then, to cache them for offline use.
  await serviceWorkerReady();
  const { request, terminate } = workerClient(startWorker(workerAddress), onEnd);
  try {
    await request({ load: ENGINE_FOLDER }, LOAD_TIMEOUT_MS);
  } catch (error) {
    terminate('The engine does not load.');
    throw error;
  }
  return {
    restart: async (table) => void (await request({ restart: JSON.stringify(table) }, RESPONSE_TIMEOUT_MS)),
    apply: async (entry) =>
      JSON.parse(
        (await request({ apply: JSON.stringify(entry) }, RESPONSE_TIMEOUT_MS)) ?? 'null',
      ) as PreviewResult,
    openField: async (verb, values) =>
      JSON.parse(
        (await request({ openField: JSON.stringify([verb, values]) }, RESPONSE_TIMEOUT_MS)) ?? 'null',
      ) as EngineField,
  };
}

type PendingRequest = { resolve(result: string | null): void; reject(error: Error): void };
type SendRequest = (message: EngineCall, timeoutMs: number) => Promise<string | null>;

/** Returns functions to send requests to a worker and to terminate it. After its end, requests reject. */
function workerClient(
  worker: Worker,
  onEnd: () => void,
): { request: SendRequest; terminate(reason: string): void } {
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let endReason = '';
  const terminate = (reason: string): void => {
    if (endReason) return;
    endReason = reason;
    worker.terminate();
    pending.forEach(({ reject }) => reject(new Error(reason)));
    onEnd();
  };
  worker.onerror = () => terminate('The engine has ended.');
  worker.onmessage = ({ data }: MessageEvent<EngineResponse>) => {
    const pendingRequest = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) pendingRequest?.reject(new Error(data.error));
    else pendingRequest?.resolve(data.result);
  };
  const request: SendRequest = async (message, timeoutMs) => {
    if (endReason) throw new Error(endReason);
    const id = (lastId += 1);
    const timer = setTimeout(() => terminate('The engine does not respond.'), timeoutMs);
    try {
      return await new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, ...message } satisfies EngineRequest);
      });
    } finally {
      clearTimeout(timer);
    }
  };
  return { request, terminate };
}
