/** Where the browser tells the Back gesture of a phone to a page, it closes what is open, and not the page. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { openAsDealer } from '../dom/dealer.ts';
import { eventually, expect } from '../dom/expect.ts';
import type { Locator } from '../dom/locator.ts';
import { newTable } from '../dom/table.ts';
import type { Tab } from '../dom/tab.ts';

/** As the browser's, with a list of those that wait. */
class FakeWatcher {
  static readonly waiting: FakeWatcher[] = [];
  onclose: (() => void) | null = null;

  constructor() {
    FakeWatcher.waiting.push(this);
  }

  destroy(): void {
    FakeWatcher.waiting.splice(FakeWatcher.waiting.indexOf(this), 1);
  }
}

const browser = globalThis as { CloseWatcher?: typeof FakeWatcher };

beforeEach(() => {
  browser.CloseWatcher = FakeWatcher;
});
afterEach(() => {
  delete browser.CloseWatcher;
});

/** Opens something, goes back, and opens and closes it by taps. */
async function checkCloses(tab: Tab, button: Locator, opened: Locator): Promise<void> {
  await tab.tap(button);
  await expect(opened).toBeVisible();
  await eventually(
    () => FakeWatcher.waiting.length === 1,
    () => 'Back would leave the page.',
  );
  FakeWatcher.waiting[0]!.onclose!();
  await expect(opened).toHaveCount(0);
  await tab.tap(button);
  await expect(opened).toBeVisible();
  await tab.tap(button);
  await expect(opened).toHaveCount(0);
  await eventually(
    () => FakeWatcher.waiting.length === 0,
    () => 'Back would not leave the page.',
  );
}

test('Back closes a panel of the table, and the menu', async () => {
  const { tab } = await openAsDealer(await newTable({ lines: ['seat Ann 100'] }));
  const { path } = tab;
  await checkCloses(tab, tab.css('.sync-chip'), tab.css('.panel-host'));
  await checkCloses(tab, tab.button('Menu'), tab.css('.menu-panel'));
  assert.equal(tab.path, path);
});
