/** Which games have lessons, practice tables and demonstrations: each for itself. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameModule } from '../../src/game-api/game-module.ts';
import { gamesWithLesson, gamesWithPractice, registerGame } from '../../src/game-api/registry.ts';
import { gameTitleAmong, ofGame } from '../../src/i18n/game-texts.ts';

const page = () => Promise.reject(new Error('no page is opened'));
const pages = { table: page, board: page, player: page };
const game = (id: string, more: Partial<GameModule>): GameModule => ({ id, pages, ...more });
const practice = () => Promise.reject(new Error('no practice is started'));

test('lessons and practice tables are those of every game that has them', () => {
  registerGame(game('plain', {}));
  registerGame(game('taught', { lesson: page }));
  registerGame(game('whole', { lesson: page, practice }));
  assert.deepEqual(
    gamesWithLesson().map(({ id }) => id),
    ['taught', 'whole'],
  );
  assert.deepEqual(
    gamesWithPractice().map(({ id }) => id),
    ['whole'],
  );
});

test('a button names its game only beside those of other games', () => {
  const [lansquenet, other] = [game('lansquenet', {}), game('other', {})];
  const label = (choices: readonly GameModule[]): string =>
    ofGame('Practice table', gameTitleAmong(lansquenet.id, choices));
  assert.equal(label([lansquenet]), 'Practice table');
  assert.equal(label([lansquenet, other]), 'Lansquenet: Practice table');
});
