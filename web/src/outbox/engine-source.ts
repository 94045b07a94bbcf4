/** Where the outbox gets the engine from: the app says so, before the first table is opened. */

import type { LendEngine } from './ports.ts';

let load: () => Promise<LendEngine> = () => Promise.reject(new Error('No engine is registered.'));

export function registerEngine(loader: () => Promise<LendEngine>): void {
  load = loader;
}

export const loadEngine = (): Promise<LendEngine> => load();
