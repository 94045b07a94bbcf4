import assert from 'node:assert/strict';
import { test } from 'node:test';
import { couchesOf } from '../../../../src/games/basset/table/grid/couches.ts';
import { rowStatus, nameTapAction } from '../../../../src/games/basset/table/grid/row-status.ts';
import { rowText } from '../../../../src/games/basset/table/grid/row-scene.ts';
import { betsNote } from '../../../../src/games/basset/table/rejection/entry-notes.ts';
import {
  confirmedPunter,
  unconfirmedMoney,
  refusedEntry,
  type Scene,
} from '../../../../src/games/basset/table/scene.ts';
import { chosenSeat, findPunter } from '../../../../src/games/basset/table-queries.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import {
  answering,
  betWon,
  drawing,
  drawn,
  FASSE,
  holding,
  outcome,
  punter,
  refusal,
  scene,
  stake,
  staking,
  winner,
  took,
} from './sample-tables.ts';

const NAMES = ['Anne', 'Bess', 'Carl'];
const HELD = [
  holding(),
  holding({ selectedSeat: 'Anne' }),
  holding({ firstCard: 'K' }),
  holding({
    mode: { kind: 'card', punter: 'Bess', card: 'K', outcome: 'lose', backer: null, others: false },
  }),
];

/** Everything that a row shows of a scene, whatever is in hand. */
const shown = (now: Scene, name: string): string => {
  const there = findPunter(now.table, name)!;
  const rows = HELD.map((held) => [
    rowStatus(now, held, there),
    nameTapAction(now, held, there),
    chosenSeat(now.table, held.selectedSeat)?.name === name,
    now.table.phase,
  ]);
  return JSON.stringify([
    there,
    rows,
    couchesOf(now, there),
    confirmedPunter(now, name),
    unconfirmedMoney(now, there),
    refusedEntry(now),
    betsNote(now.table, name),
  ]);
};

const more = (table: Table, changed: Partial<Table>): Table => ({ ...table, ...changed });
const entry = (key: string, kind: string, fields: object = {}) => ({ key, kind, ...fields });

/** What may happen from one moment to the next, and more. */
const MOMENTS: Scene[] = [
  scene(staking()),
  scene(staking({ version: 9, stakes: [stake('Bess', 'K')] })),
  scene(staking({ stakes: [stake('Anne', 'K')] })),
  scene(staking({ stakes: ['K', 'Q', '7'].map((card) => stake('Anne', card)) })),
  scene(staking({ bank: more(staking(), {}).bank && { ...staking().bank, balance: 7 } })),
  scene(staking({ punters: NAMES.map((name) => punter(name, { purse: 5 })) })),
  scene(staking(), [entry('a', 'stake', { punter: 'Anne', card: 'K', amount: 5 })]),
  scene(staking(), [entry('b', 'stake', { punter: 'Bess', card: 'K', amount: 5 })]),
  scene(staking(), [entry('b', 'buyin', { punter: 'Bess', amount: 5 })], { refusal: refusal('b', 'odd') }),
  scene(staking(), [], { serverView: staking({ punters: NAMES.map((name) => punter(name, { purse: 1 })) }) }),
  scene(staking({ stakes: [stake('Anne', 'K')] }), [], { serverView: staking() }),
  scene(drawing()),
  scene(drawing({ draws: [FASSE, drawn('Q', '5')], place: 2 })),
  scene(drawing({ stakes: [stake('Bess', 'K', { crooks: 1 })] })),
  scene(drawing({ stakes: [stake('Bess', 'K', { couch: 0 })] })),
  scene(drawing({ settled: { outcomes: [], bets: [betWon('Carl', 'Anne', 480)] } })),
  scene(drawing({ settled: { outcomes: [outcome('Anne', 'Q')], bets: [] } })),
  scene(drawing({ settled: { outcomes: [outcome('Bess', 'Q')], bets: [] } })),
  ...[0, 2].map((reckoning) =>
    scene(drawing({ punters: NAMES.map((name) => punter(name, { replacements: 1 })) }), [], {
      waitingForEngine: reckoning,
    }),
  ),
  scene(drawing(), [
    entry('t', 'take', { punter: 'Anne', card: 'K' }),
    entry('p', 'pair', { cards: ['K', '5'] }),
  ]),
  scene(answering([winner('Anne', 'K')])),
  scene(answering([winner('Bess', 'K')])),
  scene(answering([winner('Anne', 'K')]), [], { serverView: drawing() }),
  ...['Anne', 'Bess'].flatMap((name) => {
    const laid = {
      stakes: [winner('Anne', 'K'), winner('Bess', 'K')],
      draws: [FASSE, drawn('K', '5')],
      place: 2,
    };
    const waiting = [winner(name, 'K')];
    return [
      scene(drawing({ ...laid, waiting })),
      scene(drawing({ ...laid, waiting, answered: [took(name)] })),
      scene(drawing({ ...laid, answered: [took(name)] })),
      scene(drawing({ ...laid, answered: [took(name)] }), [], { serverView: drawing(laid) }),
    ];
  }),
  scene(staking({ phase: 'closed' })),
];

test('where nothing concerns a punter their row is what it was', () => {
  let same = 0;
  for (const one of MOMENTS)
    for (const other of MOMENTS)
      for (const name of NAMES) {
        if (rowText(one, name) !== rowText(other, name)) continue;
        assert.equal(shown(one, name), shown(other, name), name);
        same += one === other ? 0 : 1;
      }
  assert.ok(same > 20);
});

test('a stake of one leaves the rows of the others alone', () => {
  const [before, after] = [
    scene(staking({ version: 4 })),
    scene(staking({ version: 5, stakes: [stake('Bess', 'K')] })),
  ];
  const changed = NAMES.filter((name) => rowText(before, name) !== rowText(after, name));
  assert.deepEqual(changed, ['Bess']);
});

test('an answer of one leaves the rows of the others alone while more wait', () => {
  const wins = ['Anne', 'Bess', 'Carl'].map((name) => winner(name, 'K'));
  const [first, ...others] = wins;
  const before = scene(answering(wins));
  const after = scene(answering(others, { answered: [took(first!.punter)] }));
  const last = scene(answering([], { stakes: others, answered: NAMES.map(took) }));
  const changed = (one: Scene, other: Scene): string[] =>
    NAMES.filter((name) => rowText(one, name) !== rowText(other, name));
  assert.deepEqual(changed(before, after), ['Anne']);
  assert.deepEqual(changed(after, last), ['Anne', 'Bess', 'Carl']);
});
