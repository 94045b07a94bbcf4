/** The standings of a session: each player's line, the best win and the largest paroli. */

import { test } from 'node:test';
import { expect } from '../dom/expect.ts';
import { newTable, type ServiceTable } from '../dom/table.ts';
import { openTab } from '../dom/tab.ts';

const PAROLI = [
  ...['seat anne 100', 'seat bess 100', 'stake anne K 10', 'stake bess 3 25', 'fasse 2', 'pair K 4'],
  ...['paroli anne K', 'pair 3 5', 'take bess 3', 'pair K 6', 'take anne K', 'end'],
];
const openOak = (): Promise<ServiceTable> => newTable({ lines: PAROLI, name: 'Oak' });

test('a key without the report sees lines only', async () => {
  const table = await openOak();
  const tab = await openTab(`/tables/${table.id}/standings`, { role: 'board', sessions: [table.id] });
  await expect(tab.css('.net-line')).toHaveCount(2);
  await expect(tab.css('.best-of-session > div')).toHaveCount(0);
});

test('each player has a line, and the best of the session are named', async () => {
  const table = await newTable({ lines: ['seat anne 100', 'seat bess 100'], name: 'Oak' });
  const tab = await openTab(`/tables/${table.id}/standings`, { role: 'dealer' });
  const best = tab.css('.best-of-session > div');
  const rows = tab.css('.ranking__table tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(tab.css('.net-line')).toHaveCount(2);
  await expect(best).toHaveCount(0);
  await table.enterLines(...PAROLI.slice(2));
  await expect(best).toHaveText([
    'Best winbess, 25',
    'Largest parolianne, 20 on the king with one bent corner',
  ]);
  await expect(rows.first).toContainText('bess+25');
});
