/** The seal of a closed table: it is shown, is saved as a file, and follows each event. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAsDealer } from '../dom/dealer.ts';
import { recordDownloads } from '../dom/downloads.ts';
import { eventually, expect } from '../dom/expect.ts';
import { newTable } from '../dom/table.ts';

const LINES = ['seat anne 100', 'stake anne K 10', 'fasse 2', 'pair K 3', 'take anne K', 'end', 'close'];

interface Seal {
  readonly text: string;
  readonly fingerprint: string;
}

test('a closed table gives the seal of its last event as a file', async () => {
  const { tab, table } = await openAsDealer(await newTable({ lines: LINES }));
  const saved = recordDownloads();
  const shown = tab.css('.session-seal');
  const code = tab.role('img', { name: 'The seal as a QR code' });
  const picture = (): string | null => code.all()[0]!.getAttribute('src');
  const expectSaved = async (seal: Seal): Promise<void> => {
    await tab.tap(shown.button('Save the seal'));
    assert.equal(await saved.at(-1)!.content.text(), `${seal.text}\n`);
  };
  await expect(code).toBeVisible();
  const [before, first] = [await table.read<Seal>('seal'), picture()];
  await expect(shown).toContainText(before.fingerprint);
  await expectSaved(before);
  // A payment is an event, so the seal is a new one.
  await tab.tap(tab.css('.transfer-item').byRole('checkbox').first);
  await eventually(
    () => picture() !== first,
    () => 'the seal of the last event is not shown',
  );
  const after = await table.read<Seal>('seal');
  assert.notEqual(after.text, before.text);
  assert.ok(after.text.includes(`session ${table.id}\nversion ${(await table.events()).length}\n`));
  await expectSaved(after);
  await expect(shown.byRole('link', { name: 'Check a seal' })).toHaveAttribute('href', '/docs/check-seal');
});
