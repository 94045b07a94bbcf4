import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { permissionsText, missingFields, grantOf, EMPTY_DRAFT } from '../../../../src/pages/keys/grant.ts';
import { eventLines, newestDrawLine, type Table } from '../../../../src/games/basset/history/event-text.ts';
import type { Event } from '../../../../src/table-kit/history/event-sentences.ts';
import { language, loadLanguage } from '../../../../src/i18n/language.ts';
import { CURRENCIES } from '../../../i18n/sample-currencies.ts';

await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

const LSD = CURRENCIES.lsd!;
const KING = {
  kind: 'pair',
  cards: ['K', '10'],
  how: 'again_loses',
  wins: 'K',
  loses: '10',
  marks: {},
  gain: 0,
};
const table = (part: object = {}): Table =>
  ({ rules: { order: 'win_first' }, draws: [KING], phase: 'drawing', ...part }) as unknown as Table;
const event = (version: number, type: string, data: object): Event =>
  ({ version, type: `basset.${type}`, data, at: '2025-11-20T21:42:00Z' }) as unknown as Event;

test('a draw is called with its result from the table', () => {
  const lines = eventLines([event(5, 'pair_dealt', { first: 'K', second: '10' })], table(), LSD);
  assert.equal(lines[0]?.call, 'King wins again, so stakes on it lose. Ten loses.');
  assert.equal(lines[0]?.drawn, KING);
});

test('a draw of an earlier deal is shown with its cards only', () => {
  const lines = eventLines(
    [
      event(3, 'pair_dealt', { first: 'K', second: '10' }),
      event(4, 'fasse_turned', { card: '9' }),
      event(5, 'pair_dealt', { first: 'K', second: '10' }),
    ],
    table(),
    LSD,
  );
  assert.deepEqual(
    lines.map(({ words }) => words),
    ['King, then ten.', 'The fasse is the nine.', 'King wins again, so stakes on it lose. Ten loses.'],
  );
});

test('a draw of an earlier deal is called as one of the running deal, if its result follows from the rules', () => {
  const call = (type: string, data: object, rules: object): string | undefined => {
    const earlier = table({ draws: [], rules: { order: 'lose_first', repeat: 'ignore', ...rules } });
    return eventLines([event(3, type, data)], earlier, LSD)[0]?.words;
  };
  const pair = { first: '5', second: '7' };
  assert.equal(call('pair_dealt', pair, {}), 'Five loses, seven wins.');
  assert.equal(call('pair_dealt', pair, { order: 'win_first' }), 'Five wins, seven loses.');
  assert.equal(call('pair_dealt', pair, { repeat: 'lose' }), 'Five, then seven.');
  const twins = { first: '5h', second: '5s' };
  assert.equal(
    call('pair_dealt', twins, { twins: 'first', repeat: 'lose' }),
    'Two fives: twins. The first card loses.',
  );
  assert.notEqual(call('pair_dealt', twins, { twins: 'first' }), call('pair_dealt', twins, { twins: null }));
  const last = (rule: string | null) => call('last_card_turned', { card: 'K' }, { last_card: rule });
  assert.notEqual(last('bank'), last(null));
});

test('a rule that asks what won before is applied if the draw before is known', () => {
  const settled = event(4, 'draw_settled', { run: 'K', retired: '9', outcomes: [] });
  const call = (repeat: string, first: string, second: string, isWhole = true): string | undefined => {
    const earlier = table({ draws: [], rules: { order: 'win_first', repeat } });
    return eventLines([settled, event(5, 'pair_dealt', { first, second })], earlier, LSD, isWhole)[1]?.words;
  };
  assert.equal(call('lose', 'K', '10'), 'King wins again, so stakes on it lose. Ten loses.');
  assert.equal(call('lose', '10', 'K'), 'Ten wins, king loses.');
  assert.equal(call('lose', '10', 'K', false), 'Ten, then king.');
  assert.equal(call('ignore', 'K', '10'), 'King wins, ten loses.');
  assert.notEqual(call('retire', '10', '9'), 'Ten wins, nine loses.');
});

test('a settlement has each outcome, and the call of its draw', () => {
  const settled = event(6, 'draw_settled', {
    outcomes: [
      { punter: 'anne', card: 'K', result: 'won', win: 480, take_only: true },
      { punter: 'bess', card: '10', result: 'lost', from_couch: 960 },
      { punter: 'carl', card: '10', result: 'lost', from_couch: 0 },
    ],
    bets: [{ number: 1, backer: 'anne', against: 'bess', to_backer: 96, to_against: 0 }],
  });
  const [, line] = eventLines([event(5, 'pair_dealt', { first: 'K', second: '10' }), settled], table(), LSD);
  assert.equal(
    line?.words,
    'Anne’s king wins 10s, which can only be taken; bess’s ten loses £1; carl’s ten loses, with no money on it; anne wins the side bet against bess, 1s.',
  );
  assert.equal(line?.call, 'King wins again, so stakes on it lose. Ten loses.');
});

test('returned side bets name both players, with the punctuation of each language', () => {
  const bet = { number: 42, backer: 'anne', against: 'bess', to_backer: 48, to_against: 48 };
  const words = (home: object[]): string =>
    eventLines([event(9, 'deal_ended', { home, bets: [bet] })], table(), LSD)[0]?.words ?? '';
  assert.equal(words([]), 'The deal is over. The side bet of anne and bess is returned, 1s each.');
  const home = [{ punter: 'carl', card: 'K', amount: 96 }];
  assert.ok(words(home).endsWith('2s; the side bet of anne and bess is returned, 1s each.'), words(home));
  language.value = 'fr';
  assert.ok(
    words(home).endsWith('\u00a0; le pari d’anne et de bess est rendu, 1\u00a0s chacun.'),
    words(home),
  );
});

test('an unknown event is shown by its name', () => {
  assert.equal(eventLines([event(7, 'bank_painted', {})], table(), LSD)[0]?.words, 'Bank painted.');
});

test('a key that may not read the log sees the newest draw', () => {
  assert.equal(newestDrawLine(table()).words, 'King wins again, so stakes on it lose. Ten loses.');
  assert.equal(newestDrawLine(table({ phase: 'staking' })).words, 'Place your stakes.');
  assert.equal(newestDrawLine(table({ phase: 'closed' })).words, 'The table is closed.');
  language.value = 'fr';
  assert.equal(newestDrawLine(table({ phase: 'closed' })).words, 'La table est fermée.');
});

test('a grant has only what was chosen', () => {
  const request = (part: object) => grantOf({ ...EMPTY_DRAFT, name: ' A tablet ', ...part });
  assert.deepEqual(request({}), {
    name: 'A tablet',
    role: 'dealer',
    sessions: null,
    purses: true,
  });
  assert.deepEqual(request({ allTables: false, selectedTables: ['a'] }), {
    ...{ name: 'A tablet', role: 'dealer', sessions: ['a'], purses: true },
  });
  assert.deepEqual(missingFields(request({ allTables: false })), { sessions: 'Choose a table.' });
  assert.deepEqual(Object.keys(missingFields(request({ allTables: false, name: ' ' }))), [
    'name',
    'sessions',
  ]);
  assert.deepEqual(missingFields(request({ role: 'punter', table: 'a' })), { punter: 'Choose a player.' });
  assert.deepEqual(request({ role: 'board', table: 'a', purses: false }), {
    ...{ name: 'A tablet', role: 'board', sessions: ['a'], purses: false },
  });
  assert.deepEqual(request({ role: 'house', allTables: false, selectedTables: ['a'] }), {
    ...{ name: 'A tablet', role: 'house', purses: true },
  });
});

test('the tables of a key are listed by name', () => {
  const key = (part: object) =>
    ({ role: 'dealer', sessions: ['a', 'b'], punter: null, purses: true, ...part }) as never;
  const names = new Map([['a', 'Tuesday']]);
  assert.equal(permissionsText(key({}), names), 'Tuesday and one more table');
  assert.equal(permissionsText(key({ sessions: null }), names), 'all tables');
  assert.equal(
    permissionsText(key({ role: 'punter', sessions: ['a'], punter: 'bess' }), names),
    'bess, Tuesday',
  );
  assert.equal(
    permissionsText(key({ role: 'board', sessions: ['b'], purses: false }), names),
    'table b, purses hidden',
  );
});
