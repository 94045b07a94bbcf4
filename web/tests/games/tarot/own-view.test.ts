/** What a player's key sees: only its own player, of three who sit. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardStatus } from '../../../src/games/tarot/board/board-text.ts';
import { historyGame } from '../../../src/games/tarot/history/history-game.ts';
import { namesOf } from '../../../src/games/tarot/model/table-queries.ts';
import { playerText } from '../../../src/games/tarot/player/player-text.ts';
import { tarotLogic } from '../../../src/games/tarot/table/game-logic.ts';
import type { Table } from '../../../src/games/tarot/view.ts';
import { plain } from '../../../src/i18n/markup.ts';
import { NAMES, player, table } from './sample-table.ts';

const own = (changed: Parameters<typeof table>[0] = {}): Table =>
  table({ players: [player('Ida')], ...changed });

test('a player of a full table reads what the table waits for', () => {
  assert.equal(plain(playerText(own(), 'Ida').call), 'Hans deals. The ante is 15.');
  assert.equal(plain(playerText(own({ seated: 2 }), 'Ida').call), 'Three play. Add one player.');
  const begun = own({ phase: 'playing', ante: 15 });
  assert.equal(plain(playerText(begun, 'Ida').call), 'Round one of three is being played.');
});

test('until a round is counted, the scores have the players of the last game', () => {
  const scores = NAMES.map((punter) => ({ punter, count: 78 }));
  const last = { scores, winners: [], shares: [], kept: 0 };
  assert.deepEqual(namesOf(own({ games: 1, last_game: last })), NAMES);
  assert.deepEqual(namesOf(own()), ['Ida']);
});

test('each page of a closed table has the number of its last game', () => {
  const closed = own({ phase: 'closed', games: 2 });
  assert.equal(boardStatus(closed), 'Game 2');
  assert.equal(historyGame.progress?.(closed), 'Game 2');
  assert.match(tarotLogic.sentence(closed, { mode: { kind: 'none' } } as never).note ?? '', /^Game 2/);
});
