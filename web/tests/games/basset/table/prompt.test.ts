import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slots } from '../../../../src/games/basset/table/band/prompt.ts';
import { plain } from '../../../../src/i18n/markup.ts';
import {
  answering,
  drawing,
  drawn,
  holding,
  promptNote,
  promptOrProgress,
  promptText,
  punter,
  scene,
  stake,
  staking,
  took,
  winner,
} from './sample-tables.ts';

const prompt = (...args: Parameters<typeof promptText>) =>
  plain(promptText(...args)).replaceAll('\u00a0', ' ');
const ONLINE = { offlineAt: null, unsentCount: 0 };
const noteText = (...args: Parameters<typeof promptNote>) =>
  plain(promptNote(...args)).replaceAll('\u00a0', ' ');

const threeStakes = (name: string) => [stake(name, 'A'), stake(name, '7'), stake(name, 'K')];

test('the first player who can stake is asked for a card, with the chosen coin', () => {
  assert.equal(prompt(staking(), holding({ selectedCoin: 480 })), 'Anne stakes 10s on …');
  assert.equal(prompt(staking(), holding()), 'Anne stakes … on …');
  assert.equal(
    prompt(staking({ stakes: threeStakes('Anne') }), holding({ selectedCoin: 480 })),
    'Bess stakes 10s on …',
  );
});

test('a chosen seat is asked before the first player', () => {
  assert.equal(
    prompt(staking(), holding({ selectedSeat: 'Carl', selectedCoin: 480 })),
    'Carl stakes 10s on …',
  );
});

test('when all players are full, all stakes are placed, and the fasse has a gap', () => {
  const table = staking({ stakes: ['Anne', 'Bess', 'Carl'].flatMap(threeStakes) });
  assert.equal(prompt(table, holding()), 'All stakes are placed. Turn the fasse.');
  assert.equal(prompt(table, holding({ pendingDraw: 'fasse' })), 'The fasse is the ….');
});

test('an empty table asks for the first player; a closed table is shown as closed', () => {
  assert.equal(prompt(staking({ punters: [] }), holding()), 'No players yet. Add the first player.');
  const closed = staking({ phase: 'closed', deal: 3 });
  assert.equal(prompt(closed, holding()), 'The table is closed.');
  assert.equal(promptNote(closed, holding(), { offlineAt: null, unsentCount: 0 }), 'Two deals');
});

test('while wins are calculated, the prompt counts the entries', () => {
  assert.equal(
    plain(promptOrProgress(scene(drawing(), [], { waitingForEngine: 5 }), holding())),
    'Calculating five entries…',
  );
  assert.equal(plain(promptOrProgress(scene(drawing()), holding())), 'King wins, ten loses.');
});

test('a pair is called until its answers are given', () => {
  const table = answering([winner('Anne', 'K')]);
  assert.equal(prompt(table, holding()), 'King wins, ten loses.');
  const answered = drawing({
    answered: [
      { punter: 'Anne', card: 'K', answer: 'take', amount: 240, restake: 0, rung: null, pays: null },
    ],
  });
  assert.equal(prompt(answered, holding()), '… wins, … loses.');
});

test('a pair without stakes is called until the next card', () => {
  assert.equal(prompt(drawing(), holding()), 'King wins, ten loses.');
  assert.equal(prompt(drawing(), holding({ firstCard: 'J' })), 'Jack wins, … loses.');
});

test('if the losing card is dealt first, the sentence begins with it', () => {
  const table = drawing();
  table.rules = { ...table.rules, order: 'lose_first' };
  assert.equal(prompt(table, holding({ firstCard: 'J' })), 'Jack loses, … wins.');
});

test('the last card has one gap', () => {
  assert.equal(prompt(drawing(), holding({ pendingDraw: 'last' })), 'Last card: the ….');
});

test('a replacement card asks for its coin or its place', () => {
  assert.equal(
    prompt(drawing(), holding({ selectedCoin: 240, mode: { kind: 'stake', punter: 'Bess', rank: '6' } })),
    'Bess stakes … on the six',
  );
  assert.equal(
    prompt(drawing(), holding({ selectedCoin: 240, mode: { kind: 'stake', punter: 'Bess', rank: null } })),
    'Bess stakes 5s on …',
  );
});

test('a side bet asks for the backer', () => {
  const mode = {
    kind: 'card',
    punter: 'Bess',
    card: 'Q',
    outcome: 'lose',
    backer: null,
    others: false,
    bets: true,
  } as const;
  assert.equal(
    prompt(drawing({ stakes: [stake('Bess', 'Q')] }), holding({ selectedCoin: 240, mode: mode })),
    '… bets Bess 5s that the queen loses.',
  );
});

test('the note has the number of cards laid and wanted, and the sum', () => {
  const table = staking({
    stakes: threeStakes('Anne'),
    punters: [punter('Anne', { at_table: 720 }), punter('Bess', { wants: 2 })],
    next: { draw: 'fasse', cards_wanted: 2 },
  });
  assert.equal(
    noteText(table, holding(), ONLINE),
    'Tap a coin, then a rank · Deal 1 · 3 of 5 cards, 15s on the table',
  );
  assert.equal(noteText(staking(), holding(), ONLINE), 'Tap a coin, then a rank · Deal 1 · no stakes yet');
});

test('the note has the bank’s result and the number of open wins', () => {
  const gained = answering([winner('Anne', 'K')], { draws: [drawn('K', '10', { gain: 2256 })] });
  assert.equal(noteText(gained, holding(), ONLINE), 'Bank takes £2 7s · one win waits: take, or play on');
  const paid = drawing({ draws: [drawn('K', '10', { gain: -240 })] });
  assert.equal(noteText(paid, holding(), ONLINE), 'Bank pays 5s · tap the card that wins');
  assert.equal(noteText(drawing(), holding(), ONLINE), 'No stake wins or loses · tap the card that wins');
});

test('the note begins with a capital letter if the bank neither takes nor pays', () => {
  const settled = { outcomes: [{} as never], bets: [] };
  assert.equal(noteText(drawing({ settled }), holding(), ONLINE), 'Tap the card that wins');
});

test('if a win is open, the note does not say that no stake wins', () => {
  const won = answering([winner('Anne', 'K')], { settled: { outcomes: [{} as never], bets: [] } });
  assert.equal(noteText(won, holding(), ONLINE), 'One win waits: take, or play on');
});

test('the note offers to play on only if a win may do so', () => {
  const twins = { ...winner('Anne', 'K'), take_only: true };
  const settled = { outcomes: [{} as never], bets: [] };
  const note = (...wins: Parameters<typeof answering>[0]) =>
    noteText(answering(wins, { settled }), holding(), ONLINE);
  assert.equal(note(twins), 'One win waits: take it');
  assert.equal(note(twins, twins), 'Two wins wait: take them');
  assert.equal(note(twins, winner('Bess', '10')), 'Two wins wait: take, or play on');
});

test('without a connection the note has the time and the number of unsent entries', () => {
  assert.equal(
    noteText(drawing(), holding(), { offlineAt: '21:42', unsentCount: 5 }),
    'No connection since 21:42. Keep dealing: five entries are waiting on this device.',
  );
});

test('the slots have the called pair, then the first card of the next pair', () => {
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

test('the cards of a draw stay, dimmed, until the first card of the next one', () => {
  const answered = drawing({ draws: [drawn('K', '10')], answered: [took('Anne')] });
  assert.deepEqual(
    slots(answered, holding()).map(({ card, isPast }) => [card, isPast]),
    [
      ['K', true],
      ['10', true],
    ],
  );
});

test('of twins only the first card wins or loses', () => {
  const twins = drawing({
    draws: [drawn('8', '8', { how: 'twins_first', loses: null, marks: { '8': 'won' } })],
  });
  assert.deepEqual(slots(twins, holding()), [
    { card: '8', look: 'won' },
    { card: '8', look: 'plain' },
  ]);
});

test('an empty card offers a mace, and no bet', () => {
  const mode = {
    kind: 'card',
    punter: 'Anne',
    card: 'K',
    outcome: 'lose',
    backer: null,
    others: false,
    bets: true,
  } as const;
  const emptied = drawing({ stakes: [stake('Anne', 'K', { couch: 0 })] });
  assert.equal(prompt(emptied, holding({ mode: mode, selectedCoin: 480 })), 'Anne adds … to the king.');
  assert.doesNotMatch(noteText(emptied, holding({ mode: mode }), ONLINE), /Tap the player who bets/);
  const laid = drawing({ stakes: [stake('Anne', 'K')] });
  assert.match(noteText(laid, holding({ mode: mode }), ONLINE), /Tap the player who bets/);
});
