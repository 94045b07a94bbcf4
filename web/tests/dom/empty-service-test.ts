/** A test that begins with an empty database, because its page lists everything in it. */

import { test as testOfNode } from 'node:test';
import { openEmptyService } from './service.ts';

export function test(name: string, run: () => Promise<void>): void {
  testOfNode(name, async () => {
    await openEmptyService();
    await run();
  });
}
