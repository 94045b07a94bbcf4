/** Typing the counts of a round, the counting aid, and what they enter. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newestTap, tableKeys } from '../../../src/games/tarot/keys.ts';
import {
  COUNTING_CARDS,
  KINDS,
  NO_CARDS,
  NO_TAPS,
  pointsOf,
  withTap,
} from '../../../src/games/tarot/model/counting-aid.ts';
import type { OwnMode, Ui } from '../../../src/games/tarot/model/own-mode.ts';
import { ROUND_POINTS } from '../../../src/games/tarot/model/table-queries.ts';
import { promptText } from '../../../src/games/tarot/sentence.ts';
import { mainStep } from '../../../src/games/tarot/step.ts';
import { askPlayer, addCard, closeAid, giveUp, openAid } from '../../../src/games/tarot/model/actions.ts';
import { tarotLogic } from '../../../src/games/tarot/table/game-logic.ts';
import type { Table } from '../../../src/games/tarot/view.ts';
import type { Command } from '../../../src/outbox/entry.ts';
import type { TableModel } from '../../../src/table-kit/model/table-model.ts';
import { playing, player, table } from './sample-table.ts';

type Mode = Ui['mode'];

/** A page on which the dealer types. It records the entries of its taps. */
function page(view: Table, first: Mode = { kind: 'none' }) {
  const entered: Command[] = [];
  const stateOf = <Value>(value: Value) => {
    const held = { value, peek: () => held.value };
    return held;
  };
  const state = stateOf(first);
  const uiState = { mode: state, isEndConfirmed: stateOf(false), selectedCoin: stateOf(null) };
  const actions = {
    table: () => view,
    enqueue: (kind: string, fields: Record<string, unknown>) => {
      entered.push({ kind, fields });
      return '';
    },
  };
  const model = { actions, uiState } as unknown as TableModel<Table, OwnMode>;
  const type = (keys: string): void => {
    for (const key of keys) tableKeys(view, { mode: state.value })?.tap(model, key === '<' ? 'delete' : key);
  };
  const step = () => mainStep(view, { mode: state.value });
  return {
    ...{ entered, model, type, step },
    mode: () => state.value,
    prompt: () => promptText(view, { mode: state.value }),
    press: () => step()?.run(model),
  };
}

test('two counts are typed with two figures each, and the third player has the rest', () => {
  const { type, prompt, step, press, entered, mode } = page(playing());
  assert.equal(prompt(), 'Round two of three, Ida dealt. Ida, how many?');
  type('26');
  assert.equal(prompt(), 'Ida 26. Jost, how many?');
  assert.equal(step()?.isReady, false);
  type('22');
  assert.equal(prompt(), 'Ida 26, Jost 22. That leaves Hans 30.');
  assert.deepEqual(
    [step()?.words, step()?.detail, step()?.isReady],
    ['Record', 'Ida 26, Jost 22, Hans 30.', true],
  );
  press();
  const counts = [
    { punter: 'Ida', count: 26 },
    { punter: 'Jost', count: 22 },
  ];
  assert.deepEqual(entered, [{ kind: 'count', fields: { counts, place: 1 } }]);
  assert.deepEqual(mode(), { kind: 'none' });
});

test('a count of one figure ends with the main button, or has a zero before it', () => {
  const { type, prompt, step, press } = page(playing());
  type('8');
  assert.equal(step()?.words, 'Only 8');
  press();
  assert.equal(prompt(), 'Ida 8. Jost, how many?');
  type('05');
  assert.equal(prompt(), 'Ida 8, Jost 5. That leaves Hans 65.');
});

test('a figure is deleted, also that of the player before', () => {
  const { type, prompt } = page(playing());
  type('262');
  type('<<');
  assert.equal(prompt(), 'Round two of three, Ida dealt. Ida, how many?');
  type('7');
  assert.equal(prompt(), 'Ida 27. Jost, how many?');
});

test('a count that is asked again replaces the first, also that of the third player', () => {
  const { type, prompt, model, step, press, entered } = page(playing());
  type('2628');
  askPlayer(model, 'Ida');
  type('30');
  assert.equal(prompt(), 'Ida 30, Jost 28. That leaves Hans 20.');
  askPlayer(model, 'Hans');
  type('21');
  assert.equal(prompt(), 'Ida 30, Jost 28 and Hans 21 are 79; a round is 78. Count again.');
  assert.deepEqual([step()?.isReady, step()?.detail], [false, 'Check Ida, Jost and Hans']);
  askPlayer(model, 'Jost');
  type('27');
  assert.equal(prompt(), 'Ida 30, Jost 27, Hans 21.');
  press();
  assert.equal((entered[0]?.fields['counts'] as readonly unknown[] | undefined)?.length, 3);
});

test('counts that cannot be are not recorded', () => {
  const over = page(playing());
  over.type('79');
  assert.match(over.prompt(), /^Ida 79 is too many; a round is 78/);
  assert.equal(over.step()?.isReady, false);
  // The same player is counted again.
  over.type('30');
  assert.equal(over.prompt(), 'Ida 30. Jost, how many?');
  const dealer = page(playing());
  dealer.type('0040');
  assert.equal(dealer.prompt(), 'Ida dealt, and the discards are worth 1 or more. Count again.');
  assert.equal(dealer.step()?.isReady, false);
});

test('the keys are there while a round is played, and locked once two counts are typed', () => {
  assert.equal(tableKeys(table(), { mode: { kind: 'none' } }), null);
  assert.equal(
    tableKeys(playing({ counted: playing().rounds[0] ?? null }), { mode: { kind: 'none' } }),
    null,
  );
  const { type, mode } = page(playing());
  const locked = () => tableKeys(playing(), { mode: mode() })?.keys.filter((key) => key.isLocked).length;
  assert.equal(locked(), 1);
  type('2622');
  assert.equal(locked(), 10);
  assert.equal(
    tableKeys(playing({ offers: [] }), { mode: { kind: 'none' } })?.keys.every((key) => key.isLocked),
    true,
  );
});

test('Undo names the one figure or card that it takes back', () => {
  const { type, mode, model } = page(playing());
  const named = () => newestTap(mode(), playing());
  assert.equal(named(), null);
  type('26');
  assert.equal(named(), 'figure 6');
  type('3');
  assert.equal(named(), 'figure 3');
  openAid(model);
  assert.equal(named(), null);
  type('7');
  assert.equal(named(), 'figure 7');
  addCard(model, 'king');
  assert.equal(named(), 'King');
});

test('all counting cards of a pack and all tricks are 78 points', () => {
  const all = Object.fromEntries(KINDS.map((kind) => [kind, COUNTING_CARDS[kind].most]));
  assert.equal(pointsOf(26, all as typeof NO_CARDS), ROUND_POINTS);
});

test('a trick is worth its cards less one for each but the first, and 1 with none', () => {
  assert.equal(pointsOf(1, { ...NO_CARDS, cavalier: 1, queen: 1, honour: 1 }), 10);
  assert.equal(pointsOf(1, { ...NO_CARDS, honour: 2 }), 9);
  assert.equal(pointsOf(1, { ...NO_CARDS, king: 1 }), 5);
  assert.equal(pointsOf(1, NO_CARDS), 1);
  assert.equal(pointsOf(1, { ...NO_CARDS, king: 4 }), null);
  assert.equal(pointsOf(27, NO_CARDS), null);
});

test('a card more than the pack has changes nothing in the counting aid', () => {
  const { model, mode } = page(playing());
  openAid(model);
  for (let tap = 0; tap < 5; tap += 1) addCard(model, 'king');
  const { taps, cards } = mode() as Extract<OwnMode, { kind: 'aid' }>;
  assert.deepEqual([taps.length, cards.king], [4, 4]);
});

test('the counting aid fills the count of the player who is asked', () => {
  const { model, type, step, press, prompt, mode } = page(playing());
  openAid(model);
  assert.equal(prompt(), 'Ida: how many tricks, and which counting cards?');
  assert.deepEqual([step()?.isReady, step()?.detail], [false, 'Type the tricks']);
  addCard(model, 'king');
  type('0');
  assert.deepEqual(step()?.detail, 'Too few tricks for these cards');
  type('<9');
  addCard(model, 'jack');
  assert.equal(step()?.words, '14 points');
  press();
  assert.equal(prompt(), 'Ida 14. Jost, how many?');
  openAid(model);
  closeAid(model);
  assert.equal(prompt(), 'Ida 14. Jost, how many?');
  assert.equal(mode().kind, 'count');
});

test('a game is given up with a second tap', () => {
  const { model, entered } = page(playing());
  giveUp(model);
  assert.deepEqual(entered, []);
  giveUp(model);
  assert.deepEqual(entered, [{ kind: 'end', fields: {} }]);
});

test('the main button antes, unless a purse is too small for it', () => {
  const { step, press, entered } = page(table());
  assert.deepEqual([step()?.words, step()?.detail], ['Ante', '15 each']);
  press();
  assert.deepEqual(entered, [{ kind: 'ante', fields: {} }]);
  const poor = [player('Hans'), player('Ida', { purse: 9 }), player('Jost')];
  const short = page(table({ players: poor })).step();
  assert.deepEqual(
    [short?.isReady, short?.words, short?.detail],
    [true, 'Ida buys in', 'Too little for the ante'],
  );
  assert.equal(page(table({ rules: { ante: 0 } })).step()?.detail, 'for the score');
});

test('the main button adds players, waits for a settlement, and is absent at a closed table', () => {
  const { press, mode } = page(table({ players: [player('Hans'), player('Ida')] }));
  press();
  assert.deepEqual(mode(), { kind: 'seat', name: '' });
  assert.equal(page(playing({ counted: playing().rounds[0] ?? null })).step()?.id, 'settling');
  assert.equal(page(table({ phase: 'closed' })).step(), null);
});

test('Undo takes back one tap of the counting aid, then closes it, then the counts figure by figure', () => {
  const view = playing();
  const back = (mode: Mode) => tarotLogic.withoutLastTap?.(mode, view);
  const typed = { figures: { Hans: '31', Ida: '2' }, player: 'Ida' } as const;
  const counts = { kind: 'count', deals: 0, ...typed } as const;
  assert.deepEqual(back(counts), { ...counts, figures: { Hans: '31', Ida: '' }, player: 'Ida' });
  assert.equal(back({ ...counts, figures: { Hans: '3' }, player: 'Hans' }), null);
  const aid = { kind: 'aid', deals: 0, typed, player: 'Ida' } as const;
  const tapped = ['4', 'king', 'king'].reduce(withTap, NO_TAPS);
  assert.deepEqual(back({ ...aid, ...tapped }), { ...aid, ...['4', 'king'].reduce(withTap, NO_TAPS) });
  assert.deepEqual(back({ ...aid, ...NO_TAPS }), counts);
  assert.equal(back({ kind: 'none' }), null);
});

test('the stake of a game is at most what the poorest player has', () => {
  const players = [player('Hans', { purse: 40 }), player('Ida'), player('Jost')];
  assert.deepEqual(tarotLogic.coinLimits?.(table({ players }), { kind: 'none' })?.most, 40);
});
