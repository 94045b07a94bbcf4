import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guideText } from '../../../../src/games/basset/table/guide/guide-text.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import { answering, drawing, drawn, holding, punter, stake, staking, winner } from './sample-tables.ts';

const step = (...args: Parameters<typeof guideText>) => guideText(...args).replaceAll('\u00a0', ' ');
const allStaked = () =>
  staking({
    stakes: ['Anne', 'Bess', 'Carl'].flatMap((name) => ['A', '7', 'K'].map((card) => stake(name, card))),
  });
const withNext = (draw: Table['next']['draw']) => drawing({ next: { draw, cards_wanted: 0 } });

test('before the fasse, the steps lead from the first player to the first card', () => {
  assert.equal(step(staking({ punters: [] }), holding()), 'Add a player first: tap “Add a player”.');
  assert.equal(step(staking(), holding()), 'Anne may stake. Tap a coin first.');
  assert.equal(
    step(staking(), holding({ selectedCoin: 240 })),
    'Tap a rank: the coin is laid on that card of Anne.',
  );
  assert.match(step(allStaked(), holding()), /^Shuffle a pack of cards, then tap “Turn the fasse”\./);
  assert.match(step(allStaked(), holding({ pendingDraw: 'fasse' })), /^Turn over the first card/);
});

test('without money and stakes, the step is to bring in money', () => {
  const poor = staking({ punters: [punter('Anne', { purse: 0 })] });
  assert.equal(step(poor, holding()), 'No player has money to stake. Tap a name to bring in money.');
});

test('after the fasse, cards are set aside as the rules say', () => {
  const table = drawing({ draws: [drawn('K', '10', { kind: 'fasse', cards: ['K'] })] });
  assert.equal(
    step({ ...table, rules: { ...table.rules, burn: 2 } }, holding()),
    'Set two cards aside, face down. Turn a card over and tap it: it wins.',
  );
  assert.equal(
    step({ ...table, rules: { ...table.rules, burn: 0 } }, holding()),
    'Turn a card over and tap it: it wins.',
  );
});

test('a pair is turned in the order of the rules', () => {
  const table = drawing();
  assert.equal(step(table, holding()), 'Turn a card over and tap it: it wins.');
  assert.equal(step(table, holding({ firstCard: 'K' })), 'Turn the second card over and tap it: it loses.');
  const losing = { ...table, rules: { ...table.rules, order: 'lose_first' as const } };
  assert.equal(step(losing, holding()), 'Turn a card over and tap it: it loses.');
  assert.equal(step(losing, holding({ firstCard: 'K' })), 'Turn the second card over and tap it: it wins.');
});

test('an open win names its two answers; twins have one', () => {
  assert.equal(
    step(answering([winner('Anne', 'K')]), holding()),
    'Anne’s king wins. “Take” pays 5s, a paroli plays on for £1 15s.',
  );
  const twins = winner('Anne', 'K', {
    answers: { take: { pays: 240 }, restake: null, paroli: null, pay: null },
  });
  assert.equal(step(answering([twins]), holding()), 'Anne’s king wins. “Take” pays 5s.');
});

test('a lost card may be replaced', () => {
  const table = drawing({ punters: [punter('Bess', { replacements: 1 })] });
  assert.match(step(table, holding()), /^Bess may lay a new card: tap “New card”\./);
});

test('the end of the pack has its steps', () => {
  assert.equal(step(withNext('last'), holding()), 'One card is left. Turn it over and tap “Last card”.');
  assert.equal(step(withNext('last'), holding({ pendingDraw: 'last' })), 'Tap the rank of the last card.');
  assert.match(step(withNext(null), holding()), /^No card is left\. Tap “End the deal”/);
  assert.equal(step(drawing({ phase: 'closed' }), holding()), '');
});

test('an open tray has its own step', () => {
  const inMode = (mode: Parameters<typeof holding>[0]) => step(drawing(), holding(mode));
  assert.match(inMode({ mode: { kind: 'seat', name: '' } }), /tap “Add”/);
  assert.match(inMode({ mode: { kind: 'player', player: 'Bess', task: null } }), /what Bess does/);
  assert.match(inMode({ mode: { kind: 'player', player: 'Bess', task: 'buyin' } }), /make up the sum/);
  assert.match(inMode({ mode: { kind: 'end' } }), /“End the deal” ends this deal/);
});
