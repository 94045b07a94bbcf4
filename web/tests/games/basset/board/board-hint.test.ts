import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardHint } from '../../../../src/games/basset/board/board-hint.ts';
import { language, loadLanguage } from '../../../../src/i18n/language.ts';
import type { Rules, Table } from '../../../../src/games/basset/view.ts';
import { drawn, punter, stake, table } from '../sample-views.ts';

const playing = (changed: Partial<Table> = {}): Table => table({ punters: [punter('Ada')], ...changed });
const withRules = (rules: Partial<Rules>): Rules => ({ ...table().rules, ...rules });
const PAIR = [drawn(['K', '10'])];
const FASSE = [drawn(['9'], { kind: 'fasse' })];

test('the line follows the phase', () => {
  assert.match(boardHint(table()), /^First, players join the table/);
  assert.match(boardHint(playing({ phase: 'staking', draws: PAIR })), /^Players lay money on their cards/);
  assert.match(boardHint(playing({ phase: 'closed', draws: PAIR })), /^The game is over/);
});

test('in a deal the line follows the newest draw and the rules', () => {
  const fasse = (cost: Rules['fasse']) =>
    boardHint(playing({ draws: FASSE, rules: withRules({ fasse: cost }) }));
  assert.match(fasse('half_purse'), /pay the bank half/);
  assert.match(fasse('half_stake'), /takes half of the money on its rank/);
  assert.match(fasse('whole_out'), /takes the money on its rank/);
  const pair = (rules: Partial<Rules>) => boardHint(playing({ draws: PAIR, rules: withRules(rules) }));
  assert.match(pair({}), /^In each pair, the first card wins .* A bent corner means/);
  assert.match(pair({ order: 'lose_first' }), /^In each pair, the first card loses/);
  assert.doesNotMatch(pair({ ladder: [1] }), /corner/);
  assert.match(boardHint(playing({ draws: PAIR, stock: 0 })), /^The pack is used up/);
});

test('the line says what winners can do', () => {
  const waiting = (takeOnly: boolean) =>
    boardHint(playing({ draws: PAIR, stock: 0, waiting: [stake('Ada', 'K', { take_only: takeOnly })] }));
  assert.match(waiting(false), /or bends a corner of the card and plays on/);
  assert.equal(waiting(true), 'After a win, a player takes the money now.');
});

test('the line is in the language shown', async () => {
  await loadLanguage('fr');
  language.value = 'fr';
  assert.match(boardHint(playing({ draws: PAIR })), /^Dans chaque paire, la première carte gagne/);
  language.value = 'en';
});
