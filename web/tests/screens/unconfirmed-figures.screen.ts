/** The figures of the band that the server has not confirmed: previews of the engine, and values without unsent entries. */

import { test as testWithoutEngine } from 'node:test';
import { openAsDealer, type Dealer } from '../dom/dealer.ts';
import { test } from '../dom/engine-test.ts';
import { expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';

const openBasset = async (): Promise<Dealer> =>
  openAsDealer(
    await newTable({
      rules: { preset: 'parlour', overrides: { burn: 0, cards_required: 0 } },
      lines: ['seat Anne 100', 'stake Anne 4 10', 'fasse 3'],
      bank: { funds: 1000 },
    }),
  );

const MARKED = '.band-figure[data-kind=main] b:has(> .figure-mark)';

test('the bank is a preview while a draw waits, and confirmed afterwards', async () => {
  const dealer = await openBasset();
  const { tab } = dealer;
  await expect(tab.css('.band-figure[data-kind=main] b')).toHaveText('1,000');
  await expect(tab.css(MARKED)).toHaveCount(0);
  await tab.setOnline(false);
  await tab.press('2');
  await tab.press('4');
  await expect(tab.css(`${MARKED}`)).toHaveText('1,010, not recorded yet');
  await tab.setOnline(true);
  await dealer.waitUntilRecorded();
  await expect(tab.css(MARKED)).toHaveCount(0);
  await expect(tab.css('.band-figure[data-kind=main] b')).toHaveText('1,010');
});

testWithoutEngine('without an engine, the bank lacks what waits, and is marked', async () => {
  const dealer = await openBasset();
  const { tab } = dealer;
  await tab.setOnline(false);
  await tab.press('2');
  await tab.press('4');
  await expect(tab.css(`${MARKED}`)).toHaveText('1,000, 1 waiting');
  await tab.setOnline(true);
  await dealer.waitUntilRecorded();
  await expect(tab.css(MARKED)).toHaveCount(0);
});

const BANKS = {
  lansquenet: { preset: 'lansquenet', line: 'wager 10' },
  baccarat: { preset: 'banque', line: 'bank Anne 100' },
};

for (const [game, { preset, line }] of Object.entries(BANKS))
  testWithoutEngine(`what a banker puts up is a preview until it is recorded (${game})`, async () => {
    const lines = ['Anne', 'Bess', 'Carl'].map((name) => `seat ${name} 200`);
    const rules = { preset, overrides: {} };
    const dealer = await openAsDealer(await newTable({ game, rules, bank: undefined, lines }));
    const { tab } = dealer;
    await tab.setOnline(false);
    await dealer.line(line);
    await expect(tab.css(`${MARKED}`)).toContainText('not recorded yet');
    await tab.setOnline(true);
    await dealer.waitUntilRecorded();
    await expect(tab.css(MARKED)).toHaveCount(0);
  });
