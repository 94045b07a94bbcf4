import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  alikeNames,
  placesGained,
  namedOf,
  shortNames,
  type Evening,
  type EveningTable,
} from '../../src/pages/evening/evening-view.ts';
import {
  activityText,
  bankText,
  closedText,
  placeChangeText,
  sumCheck,
  tableNetText,
} from '../../src/pages/evening/evening-text.ts';
import { fullNames } from '../../src/features/gatherings/table-names.ts';
import { between } from '../../src/ui/live/animated-number.ts';
import { plain } from '../../src/i18n/markup.ts';
import { correctedTableText } from '../../src/pages/evening/corrected-table.ts';
import { loadGameTexts } from '../../src/i18n/load-game-texts.ts';
import { addGameWords } from '../../src/i18n/game-words.ts';
import { language, loadLanguage } from '../../src/i18n/language.ts';
import { words } from '../../src/games/basset/words.ts';

addGameWords('basset', words);
await loadGameTexts('basset');
await loadLanguage('fr');

beforeEach(() => {
  language.value = 'en';
});

const TABLE: EveningTable = {
  ...{ id: 'a', game: 'basset', name: 'The Long Table', preset: 'sca', phase: 'drawing', waiting: 2 },
  ...{
    opened_at: '2026-11-21T18:00:00',
    changed_at: '2026-11-21T22:40:00',
    closed_at: null,
    punters: 6,
    progress: { deal: 1, stock: 31 },
  },
  ...{ version: 9, corrected: null, bank_debt: null, changed_rules: 0 },
  parties: [{ name: '', role: 'bank', purse: 480, net: 0 }],
};
const CLOSED: EveningTable = { ...TABLE, phase: 'closed', closed_at: '2026-11-21T23:10:00' };

const shortNamesOf = (...names: string[]): string[] => [
  ...shortNames(names.map((name) => ({ id: name, name, opened_at: '' }))).values(),
];

test('names that differ in case only may be one person', () => {
  const people = ['Anne', 'Bess', 'anne', 'ANNE', 'bess (2)'].map((name) => ({ name, has_bankroll: false }));
  assert.deepEqual(alikeNames(people), [['Anne', 'anne', 'ANNE']]);
});

test('names that differ in case only are different people if each has a bankroll', () => {
  const [anne, other] = [
    { name: 'Anne', has_bankroll: true },
    { name: 'anne', has_bankroll: true },
  ];
  assert.deepEqual(alikeNames([anne, other]), []);
  assert.deepEqual(alikeNames([anne, { ...other, has_bankroll: false }]), [['Anne', 'anne']]);
});

test('a short table name is the part that only this table has', () => {
  assert.deepEqual(shortNamesOf('The Long Table', 'The Window Table', 'The Card Room'), [
    'Long',
    'Window',
    'Card',
  ]);
  assert.deepEqual(shortNamesOf('La table du fond', 'Le salon bleu'), ['fond', 'bleu']);
});

test('a short table name is a part of the name as it is written', () => {
  assert.deepEqual(shortNamesOf('Lansquenet du Roi', 'Table of Honour', 'Anne at the table'), [
    'Lansquenet du Roi',
    'Honour',
    'Anne',
  ]);
  assert.deepEqual(shortNamesOf('Table d’Anne', 'Tables of Oak', 'Plan A', 'Table A'), [
    'Anne',
    'Tables of Oak',
    'Plan A',
    'Table A',
  ]);
});

test('a table keeps its whole name if the short name is empty, long or not unique', () => {
  assert.deepEqual(shortNamesOf('The Table', 'The Great Table by the River Liffey'), [
    'The Table',
    'The Great Table by the River Liffey',
  ]);
  assert.deepEqual(shortNamesOf('The Long Table', 'Long Room'), ['The Long Table', 'Long Room']);
});

test('tables with the same name have their opening time', () => {
  const tables = ['18:00', '21:30'].map((time) => ({
    ...TABLE,
    id: time,
    opened_at: `2026-11-21T${time}:00`,
  }));
  const now = new Date('2026-11-21T23:00:00');
  for (const names of [fullNames, shortNames])
    assert.deepEqual([...names(tables, now).values()], ['The Long Table, 18:00', 'The Long Table, 21:30']);
  assert.deepEqual([...fullNames([TABLE]).values()], ['The Long Table']);
});

test('for a player at many tables the newest are named, and the others are counted', () => {
  assert.deepEqual(namedOf(['a', 'b', 'c', 'd'], 4), { named: ['a', 'b', 'c', 'd'], more: 0 });
  assert.deepEqual(namedOf(['a', 'b', 'c', 'd', 'e'], 4), { named: ['c', 'd', 'e'], more: 2 });
});

test('a table is described with the name of its rules, in the language of the page', () => {
  assert.equal(activityText(TABLE), 'Re-enactors (SCA) · deal 1, 31 left · two wins to take or play on');
  assert.equal(activityText({ ...CLOSED, preset: 'parlour', progress: { deal: 3 } }), 'Parlour · two deals');
  const changed = { ...CLOSED, preset: 'parlour', progress: { deal: 3 } };
  assert.equal(activityText({ ...changed, changed_rules: 1 }), 'Parlour, one rule changed · two deals');
  const hands = {
    ...TABLE,
    game: 'unknown',
    preset: 'house',
    phase: 'wagering',
    progress: { hand: 3 },
  };
  assert.equal(activityText(hands), 'house · wagering · hand: 3');
  language.value = 'fr';
  assert.equal(activityText({ ...TABLE, preset: 'parlour', waiting: 0 }), 'Salon · donne 1, 31 au talon');
  const french = activityText({ ...TABLE, preset: 'parlour', waiting: 0, changed_rules: 12 });
  assert.equal(french, 'Salon, douze règles modifiées · donne 1, 31 au talon');
});

test('an open table shows when it last changed, a closed one when it was closed', () => {
  assert.equal(closedText(TABLE, new Date('2026-11-21T23:30:00')), 'open, last change 22:40');
  assert.equal(closedText(CLOSED, new Date('2026-11-21T23:30:00')), 'closed 23:10');
  assert.equal(closedText(CLOSED, new Date('2026-12-11T23:30:00')), 'closed 21 November, 23:10');
});

test('a bank holds, owes, or held', () => {
  assert.equal(bankText(TABLE, 'lsd'), 'has 10s');
  assert.equal(
    bankText({ ...TABLE, parties: [{ name: '', role: 'bank', purse: -480, net: 0 }] }, 'lsd'),
    'owes 10s',
  );
  assert.equal(bankText(CLOSED, 'lsd'), 'had 10s at the end');
});

test('a bank with a bankroll owes what is not paid yet', () => {
  const broke = (name: string, debt: number): string =>
    bankText(
      { ...CLOSED, parties: [{ name, role: 'bank', purse: -480, net: -480 }], bank_debt: debt },
      'lsd',
    );
  assert.equal(broke('Anne', 240), 'Anne owes 5s');
  assert.equal(broke('', 240), 'owes 5s');
  assert.equal(broke('Anne', 0), '');
});

test('a table without a bank shows what its pools have', () => {
  const [ace, king] = [
    { name: 'ace', role: 'pool' as const, purse: 48, net: 48 },
    { name: 'king', role: 'pool' as const, purse: 480, net: 480 },
  ];
  const pools = { ...CLOSED, parties: [ace, king] };
  assert.equal(plain(tableNetText(pools, 'lsd')), 'Pools +11s');
  assert.equal(bankText(pools, 'lsd'), '');
  const both = { ...TABLE, parties: [ace, ...TABLE.parties] };
  assert.equal(plain(tableNetText(both, 'lsd')), 'Bank and pools +1s');
  assert.equal(plain(tableNetText(TABLE, 'lsd')), 'Bank 0');
});

test('the accounts balance if the players’ net and the banks’ net add up to zero', () => {
  const evening = {
    gathering: null,
    currency: 'lsd',
    currencies: [],
    since: null,
    sessions: [],
    punters: [],
    punters_net: -5,
    tables_net: 5,
  };
  assert.deepEqual([sumCheck(evening).balances, sumCheck(evening).heading], [true, 'The accounts balance']);
  const { balances: so, heading, text } = sumCheck({ ...evening, tables_net: 4 });
  assert.deepEqual([so, heading], [false, 'The accounts do not balance']);
  assert.equal(plain(text), 'Players −1¼d, banks +1d. The total must be zero. Tell the organiser.');
});

test('an animated number goes from the old to the new value', () => {
  assert.deepEqual(
    [between(0, 1000, -1), between(0, 1000, 0), between(0, 1000, 1), between(0, 1000, 9)],
    [0, 0, 1000, 1000],
  );
  const half = between(1000, 0, 0.5);
  assert.ok(half > 0 && half < 500);
  assert.equal(between(480, 4800, 0.3) % 480, 0);
  assert.equal(between(0, 480, 0.5), 420);
});

test('no change of place is shown before the first deal ends', () => {
  assert.equal(placesGained({ line: [], moved: 2 }), 0);
  assert.equal(placesGained({ line: [0], moved: 2 }), 2);
});

const UNMOVED = { moved: 0, has_bankroll: false } as const;

const person = (net: number, corrected: number | null, version: number, table = TABLE): Evening => ({
  gathering: null,
  ...{ currency: 'points', currencies: ['points'], since: null, punters_net: net, tables_net: -net },
  sessions: [{ ...table, name: 'Oak', corrected, version }],
  punters: [
    { name: 'anne', net, place: 1, ...UNMOVED, line: [], sessions: [{ id: 'a', net }] },
    { name: 'bess', net: 7, place: 2, ...UNMOVED, line: [], sessions: [{ id: 'b', net: 7 }] },
  ],
});

test('the notice of a correction names the table and its players', () => {
  const [before, after] = [person(10, null, 9), person(4, 11, 11)];
  assert.equal(correctedTableText(before, after), 'Corrected at Oak: anne 6 less.');
  assert.equal(correctedTableText(after, after), null);
  assert.equal(correctedTableText(before, person(4, null, 11)), null);
});

test('a payment that is taken back has no notice, but an undo of an entry has', () => {
  const paid = person(10, null, 9, CLOSED);
  assert.equal(correctedTableText(paid, person(10, 10, 10, CLOSED)), null);
  assert.equal(correctedTableText(paid, person(10, 10, 10)), 'An entry was corrected at Oak.');
  assert.equal(correctedTableText(paid, person(4, 10, 10, CLOSED)), 'Corrected at Oak: anne 6 less.');
  assert.equal(correctedTableText(person(10, null, 9), person(10, 10, 10)), 'An entry was corrected at Oak.');
});

test('changes of place are announced within one list only', () => {
  const placed = (fields: Partial<Evening>, ...names: string[]): Evening => ({
    ...person(0, null, 9),
    ...fields,
    punters: names.map((name, at) => ({ name, place: at + 1, net: 0, ...UNMOVED, line: [], sessions: [] })),
  });
  const before = placed({ since: '2026-11-21T12:00:00' }, 'Anne', 'Bess');
  const swapped = (fields: Partial<Evening>): string =>
    placeChangeText(before, placed({ since: before.since, ...fields }, 'Bess', 'Anne'));
  assert.equal(swapped({}), 'Bess is 1st. Anne is 2nd.');
  assert.equal(swapped({ since: '2000-01-01T00:00:00' }), '');
  assert.equal(swapped({ currency: 'eur' }), '');
  const gathering = { id: 'g', version: 1, name: 'Twelfth Night', date: '2026-01-06', place: null };
  assert.equal(swapped({ since: null, gathering }), '');
});
