import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortNames, fitLines, ladderSteps } from '../../../../src/games/basset/board/ladder-steps.ts';
import { drawColumn, drawColumns } from '../../../../src/games/basset/board/draw-columns.ts';
import { placesGained, shownCards } from '../../../../src/games/basset/table-queries.ts';
import {
  consequences,
  dealTitle,
  headline,
  notices,
  isNewHeadline,
} from '../../../../src/games/basset/board/board-text.ts';
import { changeAnnouncement, leadersText } from '../../../../src/table-kit/board/board-text.ts';
import { placeChanges } from '../../../../src/i18n/place-changes.ts';
import { plain } from '../../../../src/i18n/markup.ts';
import { correctedView } from '../../../../src/games/basset/corrected-view.ts';
import type { Stake, Table } from '../../../../src/games/basset/view.ts';
import { drawn, punter, stake, table } from '../sample-views.ts';

const results = (cards: ReturnType<typeof shownCards>): string[] =>
  cards.map(({ card, look }) => `${card} ${look}`);

test('cards are shown in the order dealt, each with its result', () => {
  assert.deepEqual(results(shownCards(drawn(['K', '10'], { marks: { K: 'won', '10': 'lost' } }))), [
    'K won',
    '10 lost',
  ]);
  const again = drawn(['Kh', '10'], { marks: { K: 'retired', '10': 'spared' } });
  assert.deepEqual(results(shownCards(again)), ['Kh plain', '10 plain']);
});

test('of twins only the first card wins or loses', () => {
  const twins = drawn(['Kh', 'Kd'], { how: 'twins_first', marks: { K: 'lost' } });
  assert.deepEqual(results(shownCards(twins)), ['Kh lost', 'Kd plain']);
});

test('the order rule says which card of a pair wins', () => {
  const pair = drawn(['2', 'K'], { marks: { K: 'won', '2': 'lost' } });
  assert.equal(drawColumn(pair, 'lose_first').wins?.card, 'K');
  assert.equal(drawColumn(pair, 'win_first').wins?.card, '2');
  const fasse = drawColumn(drawn(['9'], { kind: 'fasse', marks: { '9': 'lost' } }), 'win_first');
  assert.deepEqual([fasse.wins, fasse.loses?.look], [null, 'lost']);
});

test('the newest draws are shown, and earlier draws are counted', () => {
  const draws = ['2', '3', '4', '5'].map((card) => drawn([card, 'K']));
  const { columns, earlier } = drawColumns(table({ draws }), 3);
  assert.deepEqual([columns.map(({ wins }) => wins?.card), earlier], [['3', '4', '5'], 1]);
});

test('a rung lists its stakes, winners first; plain cards are counted, empty cards are not', () => {
  const stakes = [
    ...[stake('Ada', '9', { crooks: 1 }), stake('Bess', 'K', { crooks: 1, win: 70 })],
    ...[stake('Ada', 'A'), stake('Ada', '2'), stake('Bess', '3', { couch: 0 })],
    ...[stake('Bess', 'Q', { paying: true, rung: 2 }), stake('Ada', 'J', { crooks: 4 })],
  ];
  const steps = ladderSteps(table({ stakes }));
  const named = steps.map(({ rung, plainCards: count, stakes: riders }) => [
    rung,
    count,
    ...riders.map(({ card }) => card),
  ]);
  assert.deepEqual(named, [
    [1, 2, 'Q'],
    [7, 0, 'K', '9'],
    [15, 0],
    [30, 0],
    [60, 0, 'J'],
  ]);
  assert.equal(steps[0]?.stakes[0]?.pay, 2);
  assert.equal(steps[1]?.stakes[0]?.hasWon, true);
});

test('lines that do not fit are counted', () => {
  assert.deepEqual(fitLines(['a', 'b'], 2), { shown: ['a', 'b'], more: 0 });
  assert.deepEqual(fitLines(['a', 'b', 'c'], 2), { shown: ['a'], more: 2 });
});

test('a short name is used if no other player has it', () => {
  const short = shortNames(['Lady Reveller', 'Sir James Courtly', 'Lord courtly', 'Valeria', 'Guest 12']);
  assert.deepEqual(
    [...short.values()],
    ['Reveller', 'Sir James Courtly', 'Lord courtly', 'Valeria', 'Guest 12'],
  );
});

test('long names with the same beginning are cut so that they differ', () => {
  const short = (...names: string[]): string[] => [...shortNames(names).values()];
  assert.deepEqual(short('Guest of the house 1', 'Guest of the house 12', 'Guest of the house 2', 'Anne'), [
    'Guest…1',
    'Guest…12',
    'Guest…2',
    'Anne',
  ]);
  assert.deepEqual(short('Sir Featherstonehaugh-Smythe', 'Lord Featherstonehaugh-Smith', 'Featherstone'), [
    ...['Feath…mythe', 'Feath…mith', 'Feath…e'],
  ]);
  assert.deepEqual(short('Bartholomew the elder', 'Bartholomew the younger'), [
    'Barth…elder',
    'Barth…younger',
  ]);
  const two = ['A long beginning 1 and an end 1', 'A long beginning 1 and an end 2'];
  const four = [...two, ...two.map((name) => name.replace(' 1 ', ' 2 '))];
  assert.deepEqual(short(...four), [
    'A lon…1 and an end 1',
    'A lon…1 and an end 2',
    'A lon…2 and an end 1',
    'A lon…2 and an end 2',
  ]);
  assert.deepEqual(short('ada of the', 'bess'), ['ada of the', 'bess']);
});

test('a change of place is shown only after the first deal', () => {
  assert.equal(placesGained({ phase: 'drawing' }, { line: [], moved: -3 }), 0);
  assert.equal(placesGained({ phase: 'staking' }, { line: [5], moved: -3 }), 0);
  assert.equal(placesGained({ phase: 'drawing' }, { line: [5], moved: -3 }), -3);
});

test('the results of a draw', () => {
  const waiting = [
    stake('Ada', 'K', { win: 10 }),
    stake('Ada', '9', { win: 10 }),
    stake('Bess', 'K', { win: 10 }),
  ];
  const sentences = (more: object): string[] =>
    consequences(table({ draws: [drawn(['K', '2'], more)], waiting })).map(plain);
  assert.deepEqual(sentences({ gain: 7 }), ['Bank takes 7', 'waiting for two players']);
  assert.deepEqual(sentences({ gain: -7 }), ['Bank pays 7', 'waiting for two players']);
  assert.deepEqual(sentences({ gain: null }), ['Waiting for two players']);
  const still = { draws: [drawn(['K', '2'])], settled: { outcomes: [], bets: [] } };
  assert.deepEqual(consequences(table(still)), ['No stake wins or loses']);
  assert.deepEqual(consequences(table({ ...still, owes_settlement: true })), ['Calculating the draw']);
});

test('wins that one player took are added up', () => {
  const take = { answer: 'take' as const, amount: 70, restake: 0, rung: null, pays: null };
  const answered = [
    { ...take, punter: 'Ada', card: 'K' },
    { ...take, punter: 'Bess', card: 'K', answer: 'paroli' as const, amount: 0, rung: 7, pays: 490 },
    { ...take, punter: 'Ada', card: '9' },
  ];
  const shown = consequences(table({ draws: [drawn(['K', '2'], { gain: null })], answered }));
  assert.deepEqual(shown.map(plain), ['Ada takes 140', 'Bess plays paroli for 7×']);
});

test('notices report a broken bank and a reached target, and at the end the leaders', () => {
  const broken = { holder: null, balance: -40, net: -140, brought_in: 100, cashed_out: 0, broken: true };
  assert.deepEqual(notices(table({ bank: broken })), ['The bank is broke: it owes 40.']);
  assert.deepEqual(notices(table({ winners: ['Ada', 'Bess'] })), ['Target reached: Ada and Bess.']);
  const punters = [punter('Ada', { net: 5 }), punter('Bess', { net: 5 }), punter('Carl', { place: 3 })];
  assert.deepEqual(leadersText(table({ phase: 'closed', punters })), ['Ada and Bess are first with +5.']);
});

test('the draws are titled this deal during a deal, and the last deal after it', () => {
  assert.equal(dealTitle(table({ phase: 'drawing' })), 'This deal');
  for (const phase of ['staking', 'closed'] as const)
    assert.equal(dealTitle(table({ phase })), 'The last deal');
});

test('between deals the headline counts the carried parolis', () => {
  const over = { phase: 'staking' as const, draws: [drawn(['K', '2'])], punters: [punter('Ada')] };
  assert.equal(headline(table(over)), 'The deal is over. Stakes are returned.');
  const stakes = [stake('Ada', 'K', { carried: true })];
  assert.equal(headline(table({ ...over, stakes })), 'The deal is over. One paroli stays for the next deal.');
  assert.deepEqual(consequences(table(over)), ['Players are placing stakes for the next deal.']);
});

test('a carried paroli is shown with its player, couch and rung, before and after stakes are laid', () => {
  const punters = ['Ada', 'Bess'].map((name) => punter(name));
  const over = { phase: 'staking' as const, draws: [drawn(['K', '2'])], punters };
  const carried = (name: string, card: string, rung: number): Stake =>
    stake(name, card, { carried: true, crooks: 1, couch: 50, rung });
  const sentences = (...stakes: Stake[]): string[] => consequences(table({ ...over, stakes }));
  const [ada, bess] = [carried('Ada', 'K', 15), carried('Bess', 'Q', 7)];
  const carriedLines = [
    'Ada’s king stays for the next deal with 50, for 15×',
    'Bess’s queen stays for the next deal with 50, for 7×',
  ];
  assert.deepEqual(sentences(bess, ada), ['Players are placing stakes for the next deal.', ...carriedLines]);
  assert.deepEqual(sentences(bess, ada, stake('Ada', '5')), carriedLines);
  assert.deepEqual(sentences(ada, bess, carried('Ada', '2', 7), carried('Ada', '3', 7)).slice(-1), [
    'and 2 more',
  ]);
  assert.deepEqual(consequences(table({ ...over, phase: 'drawing', stakes: [ada], draws: [] })), []);
});

test('after the first stake of the next deal, the end of the last deal is not shown', () => {
  const over = { phase: 'staking' as const, draws: [drawn(['K', '2'])], punters: [punter('Ada')] };
  const laid = table({ ...over, stakes: [stake('Ada', '5')] });
  assert.equal(headline(laid), 'Players are placing stakes for the next deal.');
  assert.deepEqual(consequences(laid), []);
  const riding = table({ ...over, stakes: [stake('Ada', 'K', { carried: true }), stake('Ada', '5')] });
  assert.equal(headline(riding), 'Players are placing stakes for the next deal.');
});

test('the announcement has each call once, and the changes of place', () => {
  const announced = changeAnnouncement<Table>({
    sentence: (view) => ({ text: headline(view) }),
    isNewSentence: isNewHeadline,
    correctedView,
  });
  const before = table({
    draws: [drawn(['K', '2'])],
    punters: [punter('Ada', { place: 1 }), punter('Bess', { place: 2 })],
  });
  const dealt = { ...before, draws: [...before.draws, drawn(['K', '2'])] };
  assert.equal(announced(before, dealt), 'King wins, two loses.');
  assert.equal(announced(dealt, { ...dealt, version: 2 }), '');
  const swapped = table({ ...dealt, punters: [punter('Ada', { place: 2 }), punter('Bess', { place: 1 })] });
  assert.equal(announced(dealt, swapped), 'Bess is 1st. Ada is 2nd.');
  assert.equal(announced(dealt, { ...dealt, phase: 'closed' }), 'The table is closed.');
});

test('of many changes of place the first are named, and the others are counted', () => {
  const placed = (count: number, by: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `G${at}`, place: ((at + by) % count) + 1 }));
  const short = (count: number) => placeChanges(placed(count, 0), placed(count, 1));
  assert.equal(short(5).length, 5);
  assert.deepEqual(short(9), [
    'G8 is 1st.',
    'G0 is 2nd.',
    'G1 is 3rd.',
    'G2 is 4th.',
    'Five others changed place.',
  ]);
  assert.deepEqual(placeChanges([], placed(3, 0)), []);
});
