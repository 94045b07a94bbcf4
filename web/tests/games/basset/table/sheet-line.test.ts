import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '../../../../src/games/basset/view.ts';
import * as kitLine from '../../../../src/table-kit/panels/sheet-line.ts';
import { bassetLateLogic } from '../../../../src/games/basset/table/late-logic.ts';
import { allCoins } from '../../../../src/table-kit/model/coin-choices.ts';
import { neighbouringCoin } from '../../../../src/table-kit/model/keys/coin-shortcuts.ts';
import { stakeCoins } from '../../../../src/games/basset/table/model/stake-coins.ts';
import { layoutOf } from '../../../../src/table-kit/shell/layout.ts';
import { rankOfKey } from '../../../../src/table-kit/model/keyboard.ts';
import { currencyOf } from '../../../../src/i18n/amounts/currency.ts';
import { loadGameTexts } from '../../../../src/i18n/load-game-texts.ts';
import { sheetLineText } from '../../../../src/i18n/sheet-line-text.ts';
import { resultAnnouncement } from '../../../../src/games/basset/table/model/result-announcement.ts';
import { betsNote } from '../../../../src/games/basset/table/rejection/entry-notes.ts';
import { guineas } from '../../../../src/platform/settings.ts';
import {
  answering,
  betWon,
  drawing,
  drawn,
  FASSE,
  outcome,
  punter,
  staking,
  winner,
} from './sample-tables.ts';

const { completions } = kitLine;
const readLine = (line: string, table: Table) => kitLine.readLine(line, table, bassetLateLogic);
const TABLE = staking({ punters: [punter('Lady Reveller'), punter('Lucy'), punter('Anne')] });
const entry = (line: string, table = TABLE) => {
  const read = readLine(line, table);
  if (read.kind === 'wrong') return { ...read, wanted: read.wanted.type };
  return read.kind === 'good' ? read.entry : read;
};
await loadGameTexts('basset');
const lineText = (line: string): string =>
  sheetLineText(
    'basset',
    readLine(line, TABLE),
    completions(line, TABLE).length > 0,
    currencyOf(TABLE.currency),
  );

test('a score-sheet line is parsed as an entry', () => {
  assert.deepEqual(entry('stake anne K 5s'), {
    kind: 'stake',
    fields: { punter: 'Anne', card: 'K', amount: 240 },
  });
  assert.deepEqual(entry('mace "Lady Reveller" q#2 2l10s'), {
    kind: 'mace',
    fields: { punter: 'Lady Reveller', card: 'Q#2', amount: 2400 },
  });
  assert.deepEqual(entry('take *'), { kind: 'take', fields: { all: true } });
  assert.deepEqual(entry('TAKE *'), { kind: 'take', fields: { all: true } });
  assert.deepEqual(entry('take anne 10'), { kind: 'take', fields: { punter: 'Anne', card: '10' } });
  assert.deepEqual(entry('seat Bess 20l spades'), {
    kind: 'seat',
    fields: { name: 'Bess', purse: 19200, suit: 'spades' },
  });

  test('an answer has the place of its draw', () => {
    const dealt = { ...TABLE, phase: 'drawing' as const, place: 3 };
    const read = readLine('paroli anne K', dealt);
    assert.deepEqual(read.kind === 'good' && read.entry.fields, { punter: 'Anne', card: 'K', place: 2 });
    const all = readLine('take *', dealt);
    assert.deepEqual(all.kind === 'good' && all.entry.fields, { all: true, place: 2 });
  });
});

test('a line that the server would refuse is not an entry; a sum that is too large is explained', () => {
  const most = '£1,041,666,666\u00a013s\u00a04d';
  for (const word of ['1041666667l', '9'.repeat(30)]) {
    assert.deepEqual(entry(`stake anne K ${word}`), { kind: 'wrong', verb: 'stake', word, wanted: 'amount' });
    assert.equal(lineText(`stake anne K ${word}`), `At most ${most}.`);
  }
  for (const line of ['stake anne K 0', 'fund 0', 'buyin anne x'])
    assert.deepEqual(entry(line), {
      kind: 'wrong',
      verb: line.split(' ')[0],
      word: line.split(' ').at(-1),
      wanted: 'amount',
    });
  assert.deepEqual(entry('book anne 0'), { kind: 'book', fields: { punter: 'Anne', price: 0 } });
  assert.deepEqual(entry(`seat ${'x'.repeat(41)}`), {
    kind: 'wrong',
    verb: 'seat',
    word: 'x'.repeat(41),
    wanted: 'player',
  });
  assert.equal(lineText(`seat ${'x'.repeat(41)}`), 'Too long. Enter at most 40 characters.');
});

test('a plain number is in the unit that the device counts in', () => {
  const amounts = (['off', 'on'] as const).map((set) => {
    guineas.value = set;
    const read = readLine('stake anne K 3', TABLE);
    return read.kind === 'good' ? read.entry.fields.amount : read;
  });
  guineas.value = 'off';
  assert.deepEqual(amounts, [2880, 3024]);
});

test('the typed word is completed: a verb, a name or a card', () => {
  assert.deepEqual(completions('st', TABLE), ['stake ']);
  assert.deepEqual(completions('stake l', TABLE), ['stake "Lady Reveller" ', 'stake Lucy ']);
  assert.deepEqual(completions('stake lu', TABLE), ['stake Lucy ']);
  assert.deepEqual(completions('stake "lady r', TABLE), ['stake "Lady Reveller" ']);
  assert.deepEqual(completions('stake anne 1', TABLE), ['stake anne 10 ']);
  assert.equal(completions('stake anne ', TABLE).length, 13);
  for (const line of ['stake "Lady Reveller"x', 'stake zoe', 'stake anne K 5s', 'sneeze'])
    assert.deepEqual(completions(line, TABLE), [], line);
});

test('side bets are announced after the cards', () => {
  const bets = [betWon('Carl', 'Anne', 960), { ...betWon('Bess', 'Anne', 240), to_against: 240 }];
  const table = drawing({ draws: [FASSE, drawn('K', '10')], settled: { outcomes: [], bets } });
  assert.equal(
    resultAnnouncement(table).replaceAll('\u00a0', ' '),
    'King wins, ten loses. Anne: Side bet with Carl lost, 10s · Side bet with Bess returned, 5s. ' +
      'Bess: Side bet with Anne returned, 5s. Carl: Side bet with Anne won, 10s.',
  );
  assert.equal(betsNote({ ...table, phase: 'staking' }, 'Carl'), '');
});

test('a draw has the next place', () => {
  assert.deepEqual(entry('pair kh 10', drawing()), {
    kind: 'pair',
    fields: { cards: ['Kh', '10'], place: 2 },
  });
  // A preview draw is in `draws` before the engine calculates `place`.
  const preview = drawing({ draws: [FASSE, drawn('K', '10'), drawn('2', '3')] });
  assert.deepEqual(entry('last 9', preview), { kind: 'last', fields: { cards: ['9'], place: 3 } });
  assert.deepEqual(entry('fasse 8'), { kind: 'fasse', fields: { cards: ['8'], place: 0 } });
});

test('the beginning of a name is enough if only one name has it', () => {
  assert.equal(readLine('paroli lady K', TABLE).kind, 'good');
  assert.equal(readLine('paroli l K', TABLE).kind, 'wrong');
});

test('a missing or unknown word is named', () => {
  const short = readLine('stake anne', TABLE);
  assert.ok(short.kind === 'short');
  assert.equal(short.next.name, 'card');
  assert.deepEqual(short.offers, ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']);
  assert.deepEqual(readLine('st', TABLE), { kind: 'nothing', verbs: ['stake'] });
  assert.deepEqual(readLine('shuffle', TABLE), { kind: 'unknown', word: 'shuffle' });
  assert.deepEqual(entry('stake anne K five'), {
    kind: 'wrong',
    verb: 'stake',
    word: 'five',
    wanted: 'amount',
  });
  assert.deepEqual(readLine('end now', TABLE), { kind: 'over', word: 'now' });
});

test('a wrong word is named; a word that is only begun is asked for', () => {
  assert.equal(lineText('stake anne K -5'), 'An amount cannot be below zero.');
  assert.equal(lineText('buyin anne 1e9'), '“1e9” is not an amount.');
  assert.equal(lineText('stake anne Z'), '“Z” is not a card.');
  assert.equal(lineText('stake l 5 5s'), '“l” does not match exactly one player.');
  assert.equal(lineText('pair Q Q Q'), 'Remove “Q”: the line is complete without it.');
  assert.equal(lineText('shuffle'), '“shuffle” does not start a score-sheet line.');
  assert.equal(lineText('stake l'), 'Next: a name.');
  assert.equal(lineText('stake anne K'), 'Next: an amount.');
});

test('the coins are within the limits of the rules, and the keys step through them', () => {
  const table = staking({ currency: 'points' });
  table.rules = { ...table.rules, min_stake: 5, max_stake: 50 };
  assert.deepEqual(stakeCoins(table), [5, 10, 20, 50]);
  assert.equal(neighbouringCoin([5, 10, 20], 10, 1), 20);
  assert.equal(neighbouringCoin([5, 10, 20], 5, -1), 5);
  assert.equal(neighbouringCoin([5, 10, 20], null, -1), 20);
});

test('the coins are those that were chosen at the opening, the smallest first', () => {
  const table = staking({ currency: 'lsd', coins: [480, 240, 120, 24] });
  assert.deepEqual(allCoins(table), [24, 120, 240, 480]);
  table.rules = { ...table.rules, min_stake: 100, max_stake: 240 };
  assert.deepEqual(stakeCoins(table), [120, 240]);
  assert.deepEqual(allCoins({ currency: 'lsd' }), [24, 48, 120, 240, 480, 960, 1008, 2016, 5040]);
});

test('if the minimum stake is above every coin, it is the only coin', () => {
  const table = staking({ currency: 'points' });
  table.rules = { ...table.rules, min_stake: 7777 };
  assert.deepEqual(stakeCoins(table), [7777]);
});

test('the window size selects the layout', () => {
  assert.equal(layoutOf(1180, 820), 'landscape');
  assert.equal(layoutOf(1024, 768), 'landscape');
  assert.equal(layoutOf(820, 1180), 'portrait');
  assert.equal(layoutOf(1000, 1200), 'portrait');
  assert.equal(layoutOf(590, 410), 'phone');
  assert.equal(layoutOf(932, 430), 'phone');
  assert.equal(layoutOf(960, 560), 'portrait');
});

test('keys are ranks in the language of the page', () => {
  assert.equal(rankOfKey('0', false), '10');
  assert.equal(rankOfKey('q', false), 'Q');
  assert.equal(rankOfKey('d', true), 'Q');
  assert.equal(rankOfKey('1', true), 'A');
  assert.equal(rankOfKey('1', false), null);
});

test('the announcement has the call, each result in seat order, then the open wins', () => {
  const table = answering([winner('Bess', 'K')], {
    settled: {
      outcomes: [outcome('Bess', 'K', { result: 'won', win: 240, from_couch: 0 }), outcome('Anne', '10')],
      bets: [],
    },
  });
  assert.equal(
    resultAnnouncement(table).replaceAll('\u00a0', ' '),
    'King wins, ten loses. Anne’s ten loses 5s. Bess’s king wins 5s. Wins to take or play on: Bess.',
  );
});
