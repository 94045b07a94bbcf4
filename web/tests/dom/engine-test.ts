/** A test whose tables have an engine: the game's rules, in the process of the service. */

import { test as testOfNode } from 'node:test';
import type { Engine, LendEngine } from '../../src/outbox/ports.ts';
import { registerEngine } from '../../src/outbox/preview/engine-source.ts';
import { askProcess } from './service.ts';
import { removeEngine } from './tab.ts';

const engine: Engine = {
  restart: (table) => askProcess(`restart ${JSON.stringify(table)}`),
  apply: (entry) => askProcess(`apply ${JSON.stringify(entry)}`),
  openField: (verb, values) => askProcess(`openField ${JSON.stringify([verb, values])}`),
};

const lendEngine: LendEngine = (setEngine) => {
  setEngine(engine);
  return () => setEngine(null);
};

export function test(name: string, run: () => Promise<void>): void {
  testOfNode(name, async () => {
    registerEngine(() => Promise.resolve(lendEngine));
    try {
      await run();
    } finally {
      removeEngine();
    }
  });
}
