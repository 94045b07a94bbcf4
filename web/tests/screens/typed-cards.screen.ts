/** The cards of a hand that are typed in a correction. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h, render } from 'preact';
import type { EntryField } from '../../src/api/entry-kinds.ts';
import { expect } from '../dom/expect.ts';
import { openTab, type Tab } from '../dom/tab.ts';
import { inventedKind } from '../game-api/invented-entries.ts';

const { TypedCards } = await import('../../src/features/corrections/CardChoice.tsx');

const FIELD: EntryField = {
  ...inventedKind('ante').fields[0]!,
  ...{ name: 'right', type: 'cards', joined: true, pattern: '^(A|[2-9]|10|J|Q|K)$' },
};

async function show(language: 'en' | 'fr'): Promise<{ tab: Tab; changes: unknown[] }> {
  const tab = await openTab('/settings', { language });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const changes: unknown[] = [];
  const change = (value: unknown): void => void changes.push(value);
  render(h(TypedCards, { game: 'baccarat', field: FIELD, value: ['4', 'J'], change }), place);
  return { tab, changes };
}

test('in French, the cards have French letters, and both letters are read', async () => {
  const { tab, changes } = await show('fr');
  const input = tab.css('input');
  await expect(input).toHaveValue('4 V');
  await tab.fill(input, 'D R');
  await tab.fill(input, '4 J');
  assert.deepEqual(changes, [
    ['Q', 'K'],
    ['4', 'J'],
  ]);
});

test('a card that cannot be read has a reason', async () => {
  const { tab, changes } = await show('en');
  await tab.fill(tab.css('input'), '4 V');
  await expect(tab.css('[role=alert]')).toHaveText(
    'These cards cannot be read. Type a rank for each: A 2 3 4 5 6 7 8 9 10 J Q K.',
  );
  assert.deepEqual(changes, ['']);
});
