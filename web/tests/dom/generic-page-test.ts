/** A test that shows Lansquenet on the pages of a game that has none of its own, as a new game begins. */

import { test as testOfNode } from 'node:test';
import { gameOf, registerGame } from '../../src/game-api/registry.ts';
import { addLateParts, lateParts } from '../../src/table-kit/panels/late-parts.ts';

const LANSQUENET = { id: 'lansquenet' };

export function test(name: string, run: () => Promise<void>): void {
  testOfNode(name, async () => {
    await import('../../src/app/games.ts');
    const own = gameOf(LANSQUENET.id);
    const { pages, addWords } = gameOf('a game without pages');
    registerGame({ ...own, pages, ...(addWords && { addWords }), hasTableWithOwnTexts: false });
    // An earlier test of the process may have loaded the game's own words and parts, which are loaded once.
    const ownParts = lateParts(LANSQUENET);
    await addWords?.(LANSQUENET.id);
    addLateParts(LANSQUENET, {});
    try {
      await run();
    } finally {
      registerGame(own);
      if (ownParts) addLateParts(LANSQUENET, ownParts);
    }
  });
}
