/** A choice in a correction, if the field has one of its choices when it is left out. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h, render } from 'preact';
import type { EntryField } from '../../src/api/entry-kinds.ts';
import type { CorrectedField } from '../../src/features/corrections/correction-context.ts';
import { expect } from '../dom/expect.ts';
import { openTab } from '../dom/tab.ts';
import { inventedKind } from '../game-api/invented-entries.ts';

const { CorrectionFiller } = await import('../../src/table-kit/fillers/CorrectionFiller.tsx');
const { currencyOf } = await import('../../src/i18n/amounts/currency.ts');

const LEFT: EntryField = {
  ...inventedKind('ante').fields[0]!,
  ...{ name: 'left', type: 'choice', optional: true, only_if: null, limited: null },
  ...{ choices: ['bank', 'none'], default: 'none' },
};

test('the choice of a field that is left out is the only key for it', async () => {
  const tab = await openTab('/settings');
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const changes: unknown[] = [];
  const context = { game: 'baccarat', currency: currencyOf('points'), players: [], rules: {}, coins: [] };
  const props = {
    field: LEFT,
    value: undefined,
    change: (value: unknown) => void changes.push(value),
    context,
  };
  render(h(CorrectionFiller, props as unknown as CorrectedField), place);
  await expect(tab.css('button')).toHaveCount(2);
  await expect(tab.css('button[aria-pressed=true]')).toHaveCount(1);
  await tab.tap(tab.css('button').first);
  await tab.tap(tab.css('button[aria-pressed=false]'));
  assert.deepEqual(changes, ['bank', undefined]);
});
