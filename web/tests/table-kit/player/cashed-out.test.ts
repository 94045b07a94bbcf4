/** The page of a player after a cash-out. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playerText as baccaratText } from '../../../src/games/baccarat/player/player-text.ts';
import * as glic from '../../../src/games/glic/player/player-text.ts';
import { coverOf } from '../../../src/games/lansquenet/model/table-queries.ts';
import { playerText as lansquenetText } from '../../../src/games/lansquenet/player/player-text.ts';
import * as tarot from '../../../src/games/tarot/player/player-text.ts';
import { plain } from '../../../src/i18n/markup.ts';
import type { TableView } from '../../../src/table-kit/model/table-view.ts';
import type { PlayerGame } from '../../../src/table-kit/player/player-game.ts';
import { textOf } from '../../../src/table-kit/player/player-text.ts';
import { table as baccaratTable } from '../../games/baccarat/sample-table.ts';
import { dealt, table as glicTable } from '../../games/glic/sample-table.ts';
import { covered } from '../../games/lansquenet/sample-table.ts';
import { playing, table as tarotTable } from '../../games/tarot/sample-table.ts';

const party = (name: string, role: string) => ({
  ...{ name, role, purse: 0, at_table: 0, brought_in: 90, cashed_out: 60, net: -30, place: 4 },
  former_names: [],
});

const summaryOf = (one: ReturnType<typeof party>) => ({ parties: [one], waiting_for: [], winners: [] });

/** The text for a player with an empty purse, after a cash-out of 60 of the smallest unit. */
function text<View extends TableView>(game: PlayerGame<View>, view: View, name: string, role = 'player') {
  const { words, isAsked } = textOf(game, { ...view, summary: summaryOf(party(name, role)) }, name);
  return { words: words.map(plain), isAsked };
}

const LANSQUENET = { text: lansquenetText, staked: coverOf };
const GLIC = { text: glic.playerText, isPlaying: glic.isPlaying };
const TAROT = { text: tarot.playerText, isPlaying: tarot.isPlaying };

const left = (sum: string) => ({ words: [`You have cashed out ${sum}.`], isAsked: false });

test('after a cash-out, a player is asked for nothing, in any game', () => {
  assert.deepEqual(text(LANSQUENET, covered(), 'Dora'), left('1s\u00a03d'));
  assert.deepEqual(text({ text: baccaratText }, baccaratTable(), 'Dora'), left('60'));
  assert.deepEqual(text(GLIC, glicTable(), 'Dora'), left('60'));
  assert.deepEqual(text(TAROT, tarotTable(), 'Hans'), left('60'));
  assert.deepEqual(text({}, covered(), 'Dora'), left('1s\u00a03d'));
});

test('a player with an empty purse who takes part in the round has not left', () => {
  const isGone = ({ words }: { words: string[] }) => words.join().includes('cashed out');
  assert.equal(isGone(text(LANSQUENET, covered(), 'Bess')), false);
  assert.equal(isGone(text(LANSQUENET, covered(), 'Anne', 'banker')), false);
  assert.equal(isGone(text(GLIC, dealt(), 'Dora')), false);
  assert.equal(isGone(text(TAROT, playing(), 'Hans')), false);
});

test('at a closed table the player reads the net', () => {
  const closed = tarotTable({ phase: 'closed' });
  assert.deepEqual(text(TAROT, closed, 'Hans').words, ['The table is closed. Your net: 0.']);
});
