/** What the pages that read show of a correction: whose money it changed, and by how much. */

import assert from 'node:assert/strict';
import { test } from '../dom/empty-service-test.ts';
import { expect } from '../dom/expect.ts';
import type { ServiceTable } from '../dom/table.ts';
import { openTab, type Device } from '../dom/tab.ts';
import { openDrawnTable } from './drawn-table.ts';

interface Reader {
  /** The page, and what is on it once it has loaded. */
  readonly path: (id: string) => string;
  readonly marker: string;
  readonly device: (id: string) => Device;
  readonly place: string;
  readonly notice: RegExp;
}
const READERS: Readonly<Record<string, Reader>> = {
  board: {
    path: (id) => `/board/${id}`,
    marker: '.board-headline__call',
    device: (id) => ({ role: 'board', sessions: [id] }),
    place: '.board-headline__notice',
    notice: /^Corrected: anne 5 less, bess 5 more\.$/,
  },
  'page of a player': {
    path: (id) => `/punter/${id}`,
    marker: '.player-page__purse b',
    device: (id) => ({ role: 'punter', sessions: [id], punter: 'anne' }),
    place: '.correction-notice',
    notice: /^Corrected: anne 5 less\.$/,
  },
  'page of standings': {
    path: (id) => `/tables/${id}/standings`,
    marker: '.ranking__table',
    device: () => ({}),
    place: '.correction-notice',
    notice: /^Corrected: anne 5 less, bess 5 more\.$/,
  },
  evening: {
    path: () => '/evening',
    marker: '.evening-standings tbody',
    device: () => ({}),
    place: '.correction-notice',
    notice: /^Corrected at .+: anne 5 less, bess 5 more\.$/,
  },
};

/** Changes the pair of king and nine to king and seven, which loses the stake of Anne instead of that of Bess. */
async function correctPair(table: ServiceTable): Promise<void> {
  const { recent } = await table.state();
  const pair = recent!.find(({ entered }) => entered.kind === 'pair');
  const entry = { kind: 'pair', cards: ['K', '7'] };
  const response = await table.enter('corrections', { amend: pair!.version, entry });
  assert.equal(response.status, 201, await response.text());
}

for (const [name, { path, marker, device, place, notice }] of Object.entries(READERS))
  test(`a correction is shown on the ${name}`, async () => {
    const table = await openDrawnTable();
    const tab = await openTab(path(table.id), device(table.id));
    await expect(tab.css(marker).first).toBeVisible();
    await correctPair(table);
    await expect(tab.css(place)).toHaveText(notice);
  });
