import assert from 'node:assert/strict';
import { test } from 'node:test';
import { couchesOf } from '../../../../src/games/basset/table/grid/couches/couches.ts';
import { rowStatus, nameTapAction } from '../../../../src/games/basset/table/grid/row-status.ts';
import { rowText } from '../../../../src/games/basset/table/grid/row-scene.ts';
import { betsNote } from '../../../../src/games/basset/table/rejection/entry-notes.ts';
import {
  confirmedPlayer,
  findPlayer,
  refusedEntry,
  unconfirmedMoney,
} from '../../../../src/table-kit/model/scene.ts';
import type { Scene } from '../../../../src/games/basset/table/model/basset-page.ts';
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
const UI_STATES = [
  holding(),
  holding({ selectedSeat: 'Anne' }),
  holding({ firstCard: 'K' }),
  holding({
    mode: {
      kind: 'card',
      punter: 'Bess',
      card: 'K',
      outcome: 'lose',
      backer: null,
      others: false,
      bets: true,
    },
  }),
];

/** Returns everything that a row shows of a scene, in each UI state. */
const rowContent = (current: Scene, name: string): string => {
  const seated = findPunter(current.table, name)!;
  const rows = UI_STATES.map((uiState) => [
    rowStatus(current, uiState, seated),
    nameTapAction(current, uiState, seated),
    chosenSeat(current.table, uiState.selectedSeat)?.name === name,
    current.table.phase,
  ]);
  return JSON.stringify([
    seated,
    rows,
    couchesOf(current, seated),
    findPlayer(current.table, name),
    confirmedPlayer(current, name),
    unconfirmedMoney(current, name),
    refusedEntry(current),
    betsNote(current.table, name),
  ]);
};

const withChanges = (table: Table, changed: Partial<Table>): Table => ({ ...table, ...changed });
const entry = (key: string, kind: string, fields: object = {}) => ({ key, kind, ...fields });

/** Scenes that differ in everything that a row can show. */
const SCENES: Scene[] = [
  scene(staking()),
  scene(staking({ version: 9, stakes: [stake('Bess', 'K')] })),
  scene(staking({ stakes: [stake('Anne', 'K')] })),
  scene(staking({ stakes: ['K', 'Q', '7'].map((card) => stake('Anne', card)) })),
  scene(staking({ bank: withChanges(staking(), {}).bank && { ...staking().bank, balance: 7 } })),
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
  ...[0, 2].map((calculating) =>
    scene(drawing({ punters: NAMES.map((name) => punter(name, { replacements: 1 })) }), [], {
      waitingForEngine: calculating,
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

test('if the scene of a row is unchanged, its content is unchanged', () => {
  let same = 0;
  for (const left of SCENES)
    for (const right of SCENES)
      for (const name of NAMES) {
        if (rowText(left, name) !== rowText(right, name)) continue;
        assert.equal(rowContent(left, name), rowContent(right, name), name);
        same += left === right ? 0 : 1;
      }
  assert.ok(same > 20);
});

test('a cash-out changes the row of the player who stakes next', () => {
  const withMoney = (purses: readonly number[]) =>
    scene(staking({ punters: NAMES.map((name, at) => punter(name, { purse: purses[at]! })) }));
  const [before, after] = [withMoney([50, 50, 50]), withMoney([50, 0, 50])];
  assert.notEqual(rowText(before, 'Carl'), rowText(after, 'Carl'));
});

test('a stake changes only the row of its player', () => {
  const [before, after] = [
    scene(staking({ version: 4 })),
    scene(staking({ version: 5, stakes: [stake('Bess', 'K')] })),
  ];
  const changed = NAMES.filter((name) => rowText(before, name) !== rowText(after, name));
  assert.deepEqual(changed, ['Bess']);
});

test('an answer changes only the row of its player while other wins are open', () => {
  const wins = ['Anne', 'Bess', 'Carl'].map((name) => winner(name, 'K'));
  const [first, ...others] = wins;
  const before = scene(answering(wins));
  const after = scene(answering(others, { answered: [took(first!.punter)] }));
  const last = scene(answering([], { stakes: others, answered: NAMES.map(took) }));
  const changed = (left: Scene, right: Scene): string[] =>
    NAMES.filter((name) => rowText(left, name) !== rowText(right, name));
  assert.deepEqual(changed(before, after), ['Anne']);
  assert.deepEqual(changed(after, last), ['Anne', 'Bess', 'Carl']);
});
