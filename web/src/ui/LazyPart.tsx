/** A part of a page whose code is loaded when it is first shown. If that fails, it is tried again. */

import type { ComponentChild, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { importTranslated } from '../i18n/language.ts';

const RETRY_MS = 5000;

interface LazyPartProps<Props> {
  /** Imports the component. It must be the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** What is shown until the component is loaded. */
  readonly fallback: (hasFailed: boolean) => ComponentChild;
}

const loadedParts = new Map<unknown, unknown>();

export function LazyPart<Props extends object>({ load, props, fallback }: LazyPartProps<Props>) {
  const [hasFailed, setFailed] = useState(false);
  const [, countLoads] = useState(0);
  const Part = loadedParts.get(load) as ComponentType<Props> | undefined;
  useEffect(() => {
    if (loadedParts.has(load)) return undefined;
    return retryUntilLoaded(
      async () => {
        loadedParts.set(load, await importTranslated(load));
        countLoads((count) => count + 1);
      },
      () => setFailed(true),
    );
  }, [load]);
  return Part ? <Part {...props} /> : fallback(hasFailed);
}

/** Calls `load` until it succeeds: every few seconds, and when the device is online again. Returns how to stop. */
function retryUntilLoaded(load: () => Promise<void>, fail: () => void): () => void {
  let isStopped = false;
  let isRunning = false;
  const stop = (): void => {
    isStopped = true;
    clearInterval(timer);
    removeEventListener('online', attempt);
  };
  const attempt = (): void => {
    if (isStopped || isRunning) return;
    isRunning = true;
    load().then(stop, () => {
      isRunning = false;
      if (!isStopped) fail();
    });
  };
  const timer = setInterval(attempt, RETRY_MS);
  addEventListener('online', attempt);
  attempt();
  return stop;
}
