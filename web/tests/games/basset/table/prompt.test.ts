import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  promptText,
  slots,
  promptOrProgress,
  promptNote,
} from '../../../../src/games/basset/table/band/prompt.ts';
import { plain } from '../../../../src/i18n/markup.ts';
import {
  answering,
  drawing,
  drawn,
  holding,
  punter,
  scene,
  stake,
  staking,
  winner,
} from './sample-tables.ts';

const said = (...given: Parameters<typeof promptText>) =>
  plain(promptText(...given)).replaceAll('\u00a0', ' ');
const NEAR = { offlineAt: null, unsentCount: 0 };
const line = (...given: Parameters<typeof promptNote>) =>
  plain(promptNote(...given)).replaceAll('\u00a0', ' ');

const full = (name: string) => [stake(name, 'A'), stake(name, '7'), stake(name, 'K')];

test('the first who may lay is asked for a card, with the coin in hand', () => {
  assert.equal(said(staking(), holding({ selectedCoin: 480 })), 'Anne stakes 10s on …');
  assert.equal(said(staking(), holding()), 'Anne stakes … on …');
  assert.equal(
    said(staking({ stakes: full('Anne') }), holding({ selectedCoin: 480 })),
    'Bess stakes 10s on …',
  );
});

test('a seat that was chosen is asked before the first', () => {
  assert.equal(said(staking(), holding({ selectedSeat: 'Carl', selectedCoin: 480 })), 'Carl stakes 10s on …');
});

test('once everybody is full the cards are laid, and the fasse has its gap', () => {
  const table = staking({ stakes: ['Anne', 'Bess', 'Carl'].flatMap(full) });
  assert.equal(said(table, holding()), 'All stakes are placed.');
  assert.equal(said(table, holding({ pendingDraw: 'fasse' })), 'The fasse is the ….');
});

test('an empty table asks for its first punter, a closed one says so', () => {
  assert.equal(said(staking({ punters: [] }), holding()), 'No players yet. Add the first player.');
  const closed = staking({ phase: 'closed', deal: 3 });
  assert.equal(said(closed, holding()), 'The table is closed.');
  assert.equal(promptNote(closed, holding(), { offlineAt: null, unsentCount: 0 }), 'Two deals');
});

test('until it is known who has won the sentence says what is waited for', () => {
  assert.equal(
    plain(promptOrProgress(scene(drawing(), [], { waitingForEngine: 5 }), holding())),
    'Calculating five entries…',
  );
  assert.equal(plain(promptOrProgress(scene(drawing()), holding())), 'King wins, ten loses.');
});

test('a pair is called until its answers are given', () => {
  const table = answering([winner('Anne', 'K')]);
  assert.equal(said(table, holding()), 'King wins, ten loses.');
  const answered = drawing({
    answered: [
      { punter: 'Anne', card: 'K', answer: 'take', amount: 240, restake: 0, rung: null, pays: null },
    ],
  });
  assert.equal(said(answered, holding()), '… wins, … loses.');
});

test('a pair that nobody had is called until the next card', () => {
  assert.equal(said(drawing(), holding()), 'King wins, ten loses.');
  assert.equal(said(drawing(), holding({ firstCard: 'J' })), 'Jack wins, … loses.');
});

test('where the loser comes first, so does its half of the sentence', () => {
  const table = drawing();
  table.rules = { ...table.rules, order: 'lose_first' };
  assert.equal(said(table, holding({ firstCard: 'J' })), 'Jack loses, … wins.');
});

test('the last card has one gap', () => {
  assert.equal(said(drawing(), holding({ pendingDraw: 'last' })), 'Last card: the ….');
});

test('a card owed asks for its coin, then for its place', () => {
  assert.equal(
    said(drawing(), holding({ selectedCoin: 240, mode: { kind: 'stake', punter: 'Bess', rank: '6' } })),
    'Bess stakes … on the six',
  );
  assert.equal(
    said(drawing(), holding({ selectedCoin: 240, mode: { kind: 'stake', punter: 'Bess', rank: null } })),
    'Bess stakes 5s on …',
  );
});

test('a side bet asks for who bets', () => {
  const grip = {
    kind: 'card',
    punter: 'Bess',
    card: 'Q',
    outcome: 'lose',
    backer: null,
    others: false,
  } as const;
  assert.equal(
    said(drawing(), holding({ selectedCoin: 240, mode: grip })),
    '… bets Bess 5s that the queen loses.',
  );
});

test('the line says how many cards of how many are laid, and for how much', () => {
  const table = staking({
    stakes: full('Anne'),
    punters: [punter('Anne', { at_table: 720 }), punter('Bess', { wants: 2 })],
    next: { draw: 'fasse', cards_wanted: 2 },
  });
  assert.equal(line(table, holding(), NEAR), 'Deal 1 · staking · 3 of 5 cards, 15s on the table');
  assert.equal(line(staking(), holding(), NEAR), 'Deal 1 · staking · no stakes yet');
});

test('the line says what the bank takes and how many wins wait', () => {
  const gained = answering([winner('Anne', 'K')], { draws: [drawn('K', '10', { gain: 2256 })] });
  assert.equal(line(gained, holding(), NEAR), 'Bank takes £2 7s · one win to answer');
  const paid = drawing({ draws: [drawn('K', '10', { gain: -240 })] });
  assert.equal(line(paid, holding(), NEAR), 'Bank pays 5s');
  assert.equal(line(drawing(), holding(), NEAR), 'No stake wins or loses');
});

test('a win that moved nothing yet is not called untouched', () => {
  const won = answering([winner('Anne', 'K')], { settled: { outcomes: [{} as never], bets: [] } });
  assert.equal(line(won, holding(), NEAR), 'one win to answer');
});

test('without a connection the line says since when and how much waits', () => {
  assert.equal(
    line(drawing(), holding(), { offlineAt: '21:42', unsentCount: 5 }),
    'No connection since 21:42. Keep dealing: five entries are waiting on this tablet.',
  );
});

test('the slots hold the pair called, then the first card of the next', () => {
  const called = slots(answering([winner('Anne', 'K')]), holding());
  assert.deepEqual(called, [
    { card: 'K', look: 'won' },
    { card: '10', look: 'lost' },
  ]);
  assert.deepEqual(slots(drawing(), holding({ firstCard: 'Jh' })), [
    { card: 'Jh', look: 'won' },
    { card: null, look: 'open' },
  ]);
  assert.deepEqual(slots(staking(), holding()), []);
});

test('of twins only the first card has decided', () => {
  const twins = drawing({
    draws: [drawn('8', '8', { how: 'twins_first', loses: null, marks: { '8': 'won' } })],
  });
  assert.deepEqual(slots(twins, holding()), [
    { card: '8', look: 'won' },
    { card: '8', look: 'plain' },
  ]);
});

test('more is put on an emptied card, on which there is nothing to bet', () => {
  const grip = {
    kind: 'card',
    punter: 'Anne',
    card: 'K',
    outcome: 'lose',
    backer: null,
    others: false,
  } as const;
  const emptied = drawing({ stakes: [stake('Anne', 'K', { couch: 0 })] });
  assert.equal(said(emptied, holding({ mode: grip, selectedCoin: 480 })), 'Anne adds 10s to the king.');
  assert.doesNotMatch(line(emptied, holding({ mode: grip }), NEAR), /tap the player who bets/);
  const laid = drawing({ stakes: [stake('Anne', 'K')] });
  assert.match(line(laid, holding({ mode: grip }), NEAR), /tap the player who bets/);
});
