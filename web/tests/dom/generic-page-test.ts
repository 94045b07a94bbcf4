/** A test that shows Lansquenet on the pages of a game that has none of its own, as a new game begins. */

import { test as testOfNode } from 'node:test';
import { gameOf, registerGame } from '../../src/game-api/registry.ts';

export function test(name: string, run: () => Promise<void>): void {
  testOfNode(name, async () => {
    await import('../../src/app/games.ts');
    const own = gameOf('lansquenet');
    const { pages, addWords } = gameOf('a game without pages');
    registerGame({ ...own, pages, ...(addWords && { addWords }), hasTableWithOwnTexts: false });
    try {
      await run();
    } finally {
      registerGame(own);
    }
  });
}
