import assert from 'node:assert/strict';
import { test } from 'node:test';
import table from '../../../tests/sealing/seal_cases.json' with { type: 'json' };
import { NewestRead, readLogFile, readSealFiles } from '../../src/check-seal/opened-files.ts';
import { readSeals } from '../../src/check-seal/seal-text.ts';

const FULL = table.cases[0]?.seal ?? '';
const fileOf = (text: string) => ({ name: 'seal.json', text: () => Promise.resolve(text) });
const lost = { name: 'gone.txt', text: () => Promise.reject(new Error('NotReadableError')) };

test('several seals in JSON files are all read', async () => {
  const files = [JSON.stringify({ seal: { text: FULL } }), JSON.stringify({ text: FULL }), FULL];
  const { text } = await readSealFiles(files.map(fileOf));
  assert.equal(readSeals(text).length, 3);
});

test('a file that cannot be read is an error without a text', async () => {
  const seals = await readSealFiles([fileOf(FULL), lost]);
  assert.equal(seals.text, '');
  assert.ok(seals.error);
  assert.ok((await readLogFile(lost)).logs instanceof Error);
});

test('of two reads, only the one that began last is shown', async () => {
  const shown: string[] = [];
  let finish: (text: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => (finish = resolve));
  const reads = new NewestRead();
  const first = reads.run(slow, (text) => shown.push(text));
  await reads.run(Promise.resolve('second'), (text) => shown.push(text));
  finish('first');
  await first;
  assert.deepEqual(shown, ['second']);
});

test('a cancelled read is not shown', async () => {
  const shown: string[] = [];
  const reads = new NewestRead();
  const read = reads.run(Promise.resolve('file'), (text) => shown.push(text));
  reads.cancel();
  await read;
  assert.deepEqual(shown, []);
});
