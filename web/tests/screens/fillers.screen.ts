/** The fillers that all games share: what each offers, locks and gives. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import type { EntryField } from '../../src/api/entry-kinds.ts';
import type { LineValue, OpenField } from '../../src/outbox/ports.ts';
import type { FillerTable } from '../../src/table-kit/fillers/filler-props.ts';
import { expect } from '../dom/expect.ts';
import { inventedKind } from '../game-api/invented-entries.ts';
import { openField } from '../table-kit/offers/sample-offers.ts';
import { openTab, type Tab } from '../dom/tab.ts';

const { FieldFiller } = await import('../../src/table-kit/fillers/FieldFiller.tsx');
const { currencyOf } = await import('../../src/i18n/amounts/currency.ts');

const TABLE: FillerTable = {
  game: 'lansquenet',
  currency: currencyOf('gbp'),
  coins: [100, 200, 500, 1000, 2000],
  purses: new Map([
    ['Anne', 2000],
    ['Bess', 0],
    ['Carl', 500],
  ]),
  pools: new Map([
    ['pot', 600],
    ['jar', 0],
  ]),
};

const fieldOf = (verb: string, name: string): EntryField =>
  inventedKind(verb).fields.find((field) => field.name === name)!;

interface Shown {
  readonly tab: Tab;
  /** What was chosen, one after the other; a list is what was put last. */
  readonly chosen: (LineValue | readonly LineValue[])[];
}

interface Wanted {
  readonly values?: readonly LineValue[];
  readonly last?: number;
  /** What is open after these values of a list. */
  readonly openAfter?: (values: readonly LineValue[]) => OpenField | null;
  readonly language?: 'en' | 'fr';
  readonly table?: FillerTable;
}

/** Shows the filler of a field. */
async function show(field: EntryField, open: OpenField, wanted: Wanted = {}): Promise<Shown> {
  const { values: initial = [], openAfter, last = null, language = 'en', table = TABLE } = wanted;
  const tab = await openTab('/settings', { language });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const chosen: Shown['chosen'] = [];
  const Filler = () => {
    const [values, setValues] = useState(initial);
    const put = (next: readonly LineValue[]): void => {
      chosen.push(next);
      setValues(next);
    };
    const choose = (value: LineValue): void => {
      if (openAfter) put([...values, value]);
      else chosen.push(value);
    };
    const shown = openAfter && values.length ? openAfter(values) : open;
    return h(FieldFiller, { field, open: shown, values, table, last, choose, begin: setValues, put });
  };
  render(h(Filler, {}), place);
  return { tab, chosen };
}

const AMOUNT: EntryField = { ...fieldOf('ante', 'amount'), optional: false };

test('coins: the rest, the last amount and the coins within the limits take one tap', async () => {
  const open = openField('amount', { least: 200, most: 700 });
  const { tab, chosen } = await show(AMOUNT, open, { last: 300 });
  await tab.tap(tab.button('The rest £7'));
  await tab.tap(tab.button('Again £3'));
  await tab.tap(tab.button('£5'));
  assert.deepEqual(chosen, [700, 300, 500]);
  for (const coin of ['£1', '£10', '£20']) {
    await expect(tab.button(coin)).toHaveAttribute('aria-disabled', 'true');
    await expect(tab.button(coin)).toHaveAttribute('tabindex', '-1');
  }
});

test('coins: the amount of an entry that is corrected is the pressed key', async () => {
  const { tab } = await show(AMOUNT, openField('amount', { least: 200, most: 700 }), {
    last: 300,
    values: [300],
  });
  await expect(tab.button('Entered £3')).toHaveAttribute('aria-pressed', 'true');
  await expect(tab.button('Again £3')).toHaveCount(0);
});

test('coins: of many coins, those around the amount that is corrected are offered', async () => {
  const table = { ...TABLE, currency: currencyOf('points'), coins: [1, 2, 5, 10, 20, 50, 100, 200, 500] };
  const open = openField('amount', { least: 1, most: 1_000_000 });
  const offered = async (values: readonly LineValue[]): Promise<readonly number[]> => {
    const { tab } = await show(AMOUNT, open, { values, table });
    await expect(tab.css('.coin-filler__coin')).toHaveCount(7);
    return tab
      .css('.coin-filler__coin')
      .all()
      .map((coin) => Number(coin.textContent));
  };
  assert.deepEqual(await offered([1]), table.coins.slice(0, 7));
  assert.deepEqual(await offered(['20']), table.coins.slice(1, 8));
  assert.deepEqual(await offered([500]), table.coins.slice(2));
  assert.deepEqual(await offered([]), table.coins.slice(2));
});

test('coins: another amount is typed on the number pad, within the limits', async () => {
  const open = openField('amount', { least: 100, most: 750, step: 50, suggested: 450 });
  const { tab, chosen } = await show(AMOUNT, open);
  await expect(tab.button('Suggested £4.50')).toHaveCount(1);
  await tab.tap(tab.button('Other…'));
  for (const key of ['8']) await tab.tap(tab.button(key));
  await expect(tab.byRole('status')).toContainText('From £1 to £7.50. In steps of £0.50 from £1.');
  await expect(tab.button('Done')).toHaveAttribute('aria-disabled', 'true');
  await tab.tap(tab.button('Delete the last figure'));
  for (const key of ['6', '.', '5', '0']) await tab.tap(tab.button(key));
  await expect(tab.byRole('status')).toHaveText('£6.50');
  await tab.tap(tab.button('Done'));
  assert.deepEqual(chosen, [650]);
  await expect(tab.css('.filler-keys')).toBeFocused();
});

test('coins: without any amount that the rules allow, nothing can be chosen', async () => {
  const { tab } = await show(AMOUNT, openField('amount', { choices: [] }));
  await expect(tab.byText('Nothing can be chosen here.')).toBeVisible();
});

test('coins: the words are in French too', async () => {
  const { tab } = await show(AMOUNT, openField('amount', { least: 100, most: 700 }), { language: 'fr' });
  await expect(tab.button(/^Le reste/)).toHaveCount(1);
  await tab.tap(tab.button('Autre…'));
  await expect(tab.byRole('status')).toHaveText(/^De 1.£ à 7.£\.$/);
});

test('player: each player is a row with the purse; who cannot be chosen is locked', async () => {
  const open = openField('punter', { choices: ['Anne', 'Carl'] });
  const { tab, chosen } = await show(fieldOf('banco', 'punter'), open);
  await expect(tab.button('Bess purse 0')).toHaveAttribute('aria-disabled', 'true');
  await tab.tapNow(tab.button('Bess purse 0'));
  await tab.tap(tab.button('Carl purse £5'));
  assert.deepEqual(chosen, ['Carl']);
});

test('names: a tap adds a player, and another takes the player off', async () => {
  const left = (values: readonly LineValue[]): OpenField =>
    openField('punters', { choices: ['Anne', 'Carl'].filter((name) => !values.includes(name)) });
  const { tab, chosen } = await show(fieldOf('best', 'punters'), left([]), { openAfter: left });
  await expect(tab.button(/^Bess/)).toHaveAttribute('aria-disabled', 'true');
  await tab.tap(tab.button(/^Carl/));
  await tab.tap(tab.button(/^Anne/));
  await expect(tab.byRole('button', { pressed: true })).toHaveCount(2);
  await tab.tap(tab.button(/^Carl/));
  assert.deepEqual(chosen, [['Carl'], ['Carl', 'Anne'], ['Anne']]);
});

const POINTS = 10;

/** A round has ten points, and the last player has the rest. */
function countsAfter(values: readonly LineValue[]): OpenField {
  const numbers = values.filter((value) => typeof value === 'number');
  const rest = POINTS - numbers.reduce((sum, number) => sum + number, 0);
  const choices = ['Anne', 'Bess', 'Carl'].filter((name) => !values.includes(name));
  if (values.length % 2) return openField('counts', { least: choices.length ? 0 : rest, most: rest });
  return openField('counts', { choices, optional: values.length > 2 && rest === 0 });
}

test('counts: one player after the other has a number, and the last one has the rest', async () => {
  const { tab, chosen } = await show(fieldOf('count', 'counts'), countsAfter([]), { openAfter: countsAfter });
  const numbers = (player: string) => tab.byRole('group', { name: `Number for ${player}` });
  await tab.tap(numbers('Anne').button('6'));
  await expect(numbers('Bess').byRole('button')).toHaveCount(5);
  await tab.tap(numbers('Bess').button('3'));
  await expect(tab.button('Carl: 1')).toBeVisible();
  assert.deepEqual(chosen.at(-1), ['Anne', 6, 'Bess', 3, 'Carl', 1]);
});

test('counts: a corrected tap replaces the first', async () => {
  const { tab, chosen } = await show(fieldOf('count', 'counts'), countsAfter([]), { openAfter: countsAfter });
  await tab.tap(tab.byRole('group', { name: 'Number for Anne' }).button('6'));
  await tab.tap(tab.button('Anne: 6'));
  await tab.tap(tab.byRole('group', { name: 'Number for Anne' }).button('10'));
  await tab.tap(tab.byRole('group', { name: 'Number for Bess' }).button('0'));
  assert.deepEqual(chosen.at(-1), ['Anne', 10, 'Bess', 0]);
  await expect(tab.button('Carl: no number entered')).toBeVisible();
});

test('counts: the first figure replaces a typed number that is corrected, by key and in the field', async () => {
  const { tab, chosen } = await show(fieldOf('count', 'counts'), wideCounts([]), { openAfter: wideCounts });
  const pad = tab.css('.number-pad');
  const field = pad.byRole('textbox');
  const tapKeys = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await tab.tap(pad.button(key));
  };
  await tapKeys('3', '9', 'Done');
  await tab.tap(tab.button('Anne: 39'));
  await expect(field).toHaveValue('39');
  await tapKeys('2', '9', 'Done');
  assert.deepEqual(chosen.at(-1), ['Anne', 29]);
  await tab.tap(tab.button('Anne: 29'));
  await tab.focus(field);
  const input = document.querySelector<HTMLInputElement>('.number-pad input');
  assert.deepEqual([input?.selectionStart, input?.selectionEnd], [0, 2]);
});

const wideCounts = (values: readonly LineValue[]): OpenField =>
  values.length % 2
    ? openField('counts', { least: 0, most: 78 })
    : openField('counts', { choices: ['Anne', 'Bess', 'Carl'].filter((name) => !values.includes(name)) });

test('counts: the field of the asked player has the focus, and then that of the next', async () => {
  const { tab } = await show(fieldOf('count', 'counts'), wideCounts([]), { openAfter: wideCounts });
  const field = (player: string) => tab.byLabel(`Number for ${player}`);
  await tab.focus(field('Anne'));
  await tab.type('39');
  await tab.press('Enter');
  await expect(field('Bess')).toBeFocused();
  await tab.focus(tab.button('Anne: 39'));
  await tab.press('Enter');
  await expect(field('Anne')).toBeFocused();
});

const CARDS: EntryField = { ...fieldOf('cards', 'bank'), joined: false, name: 'cards' };

test('ranks: a key for each rank; one that is out is locked', async () => {
  const card: EntryField = { ...CARDS, type: 'card', name: 'card' };
  const { tab, chosen } = await show(card, openField('card', { choices: ['A', 'K#2', '10'] }));
  await expect(tab.byRole('group', { name: 'Card' }).byRole('button')).toHaveCount(13);
  await expect(tab.button('queen')).toHaveAttribute('aria-disabled', 'true');
  await tab.tap(tab.button(/king/));
  await tab.tap(tab.button('ten'));
  assert.deepEqual(chosen, ['K#2', '10']);
});

test('cards: they are chosen one after the other, and a tap takes one off', async () => {
  const after = (values: readonly LineValue[]): OpenField =>
    openField('cards', { choices: ['K', '9'], least: 2 - values.length, most: 3 - values.length });
  const { tab, chosen } = await show(CARDS, after([]), { openAfter: after });
  await tab.tap(tab.button('king'));
  await tab.tap(tab.button('nine'));
  await tab.tap(tab.button('Take off king'));
  assert.deepEqual(chosen, [['K'], ['K', '9'], ['9']]);
  await expect(tab.byRole('status')).toContainText('1 to 2 more');
});

test('suits: a key for each suit, if only the suit counts', async () => {
  const { tab, chosen } = await show(CARDS, openField('cards', { choices: ['h', 's'] }));
  await expect(tab.button('clubs')).toHaveAttribute('aria-disabled', 'true');
  await tab.tap(tab.button('hearts'));
  assert.deepEqual(chosen, ['h']);
});

test('hand: the cards of one hand are one value; the last card ends it', async () => {
  const bank = await show(fieldOf('cards', 'bank'), openField('bank', { least: 2, most: 3 }));
  const done = bank.tab.button('Done');
  await bank.tab.tap(bank.tab.button('nine'));
  await expect(done).toHaveAttribute('aria-disabled', 'true');
  await bank.tab.tap(bank.tab.button('jack'));
  await bank.tab.tap(done);
  await bank.tab.tap(bank.tab.button('two'));
  assert.deepEqual(bank.chosen, ['9,J', '9,J,2']);
  const optional = openField('right', { least: 0, most: 3, optional: true });
  const right = await show(fieldOf('cards', 'right'), optional);
  await right.tab.tap(right.tab.button('No cards'));
  assert.deepEqual(right.chosen, ['-']);
});

test('choice: two to four wide keys; a word that the rules do not allow is locked', async () => {
  const open = openField('right', { choices: ['bank', 'tie'] });
  const { tab, chosen } = await show(fieldOf('hand', 'right'), open);
  await expect(tab.css('.filler-keys')).toHaveAttribute('data-layout', 'wide');
  await expect(tab.button('Punters')).toHaveAttribute('aria-disabled', 'true');
  await tab.tap(tab.button('Tie'));
  assert.deepEqual(chosen, ['tie']);
});

test('pool: each pool says what it holds; an empty one is locked', async () => {
  const pool: EntryField = { ...fieldOf('hand', 'right'), name: 'pool', choices: ['pot', 'jar'] };
  const { tab, chosen } = await show(pool, openField('pool', { choices: ['pot'] }));
  await expect(tab.button('Jar holds 0')).toHaveAttribute('aria-disabled', 'true');
  await tab.tap(tab.button('Pot holds £6'));
  assert.deepEqual(chosen, ['pot']);
});

test('number: a key for each of a few, a number pad for more', async () => {
  const rounds = fieldOf('begin', 'rounds');
  const few = await show(rounds, openField('rounds', { least: 2, most: 5 }), { values: [4] });
  await expect(few.tab.button('4')).toHaveAttribute('aria-pressed', 'true');
  await few.tab.tap(few.tab.button('3'));
  assert.deepEqual(few.chosen, [3]);
  const many = await show(rounds, openField('rounds', { least: 1, most: 100 }));
  for (const key of ['1', '2', '0']) await many.tab.tap(many.tab.button(key));
  await expect(many.tab.byRole('status')).toHaveText('From 1 to 100.');
  await many.tab.tap(many.tab.button('Delete the last figure'));
  await many.tab.tap(many.tab.button('Done'));
  assert.deepEqual(many.chosen, [12]);
});

test('text: a name is checked, and keeps its spelling', async () => {
  const name: EntryField = { ...fieldOf('banco', 'punter'), name: 'name' };
  const { tab, chosen } = await show(name, openField('name'));
  await tab.tap(tab.button('Done'));
  await expect(tab.byRole('alert')).toContainText('name');
  await tab.fill(tab.byLabel('Name'), ' Zoë ');
  await tab.tap(tab.button('Done'));
  assert.deepEqual(chosen, ['Zoë']);
});
