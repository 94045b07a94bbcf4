/** Gives the outbox the engine that the app registered. */

import type { LendEngine } from '../ports.ts';

let load: () => Promise<LendEngine> = () => Promise.reject(new Error('No engine is registered.'));

/** Sets the function that loads the engine. To be called before the first table opens. */
export function registerEngine(loader: () => Promise<LendEngine>): void {
  load = loader;
}

export const loadEngine = (): Promise<LendEngine> => load();
