/** A player's money stays within reach where a tap on the name does something else. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { dealingAt, SCREENS } from '../dom/hand-dealer.ts';

const TABLES = [
  { game: 'lansquenet', preset: 'lansquenet', begun: 'wager 50' },
  { game: 'baccarat', preset: 'chemin_de_fer', begun: 'bank Anne 50' },
];

for (const { begun, ...table } of TABLES)
  for (const screen of SCREENS)
    test(`while players stake, a button beside the row opens the money (${table.game}, ${screen.screen})`, () =>
      dealingAt({ ...table, currency: 'points', lines: ['seat Anne 100', 'seat Bess 100', begun] })(
        [],
        async (dealer) => {
          await dealer.tapCoin(2);
          const opensMoney = dealer.row('Bess').css('.row-money__button');
          await expect(opensMoney).toContainText('Bess');
          await dealer.tap(opensMoney);
          await dealer.tap(dealer.tab.css('.tray-frame').button(/^(Buy in|Apporter) 100/));
          const { players } = await dealer.settledState();
          const bess = (players as readonly { name: string; purse: number }[]).find(
            ({ name }) => name === 'Bess',
          );
          assert.equal(bess?.purse, 200);
          await expect(dealer.row('Anne').css('.row-money__button')).toHaveCount(0);
        },
        screen,
      ));
