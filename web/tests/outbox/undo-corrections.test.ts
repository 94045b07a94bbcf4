/** After a correction undo takes back the correction, until the next entry. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outbox } from '../../src/outbox/outbox.ts';
import type { Table } from '../../src/games/basset/view.ts';
import { allRecorded, enqueueStake, until, type FakeServer } from './fake-server.ts';
import { openRecorded, sentUndos } from './recorded-table.ts';

const sentCorrections = (server: FakeServer): unknown[] =>
  server.received
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/corrections'))
    .map(({ body }) => body);

/** Records a correction of the first entry, and returns it as the request has it. */
async function correctFirst(outbox: Outbox<Table>): Promise<unknown> {
  const body = { amend: outbox.standing.value[0]?.version, entry: { kind: 'stake', amount: 9 } };
  outbox.enqueue('correction', { body, was: null });
  await until(outbox.serverView, (view) => view?.last_correction?.is_undo === false);
  await until(outbox.entries, (rows) => rows.length === 0);
  return body;
}

test('after a correction undo takes it back, then the newest entry; redo brings it back', async () => {
  const { server, outbox, keys } = await openRecorded('K', 'Q');
  const body = await correctFirst(outbox);
  const corrected = outbox.serverView.value?.last_correction?.version;
  assert.equal(outbox.newest.value?.entered.kind, 'correction');
  assert.deepEqual(
    outbox.undo().map(({ version }) => version),
    [corrected],
  );
  await until(outbox.serverView, (view) => view?.last_correction?.is_undo === true);
  await until(outbox.entries, (rows) => rows.length === 0);
  assert.deepEqual(sentCorrections(server), [body, { take_back: corrected }]);
  assert.equal(outbox.newest.value?.id, keys[1]);
  const undone = outbox.serverView.value?.last_correction?.version;
  outbox.redo();
  await until(outbox.serverView, (view) => view?.last_correction?.is_undo === false);
  await until(outbox.entries, (rows) => rows.length === 0);
  assert.deepEqual(sentCorrections(server).at(-1), { take_back: undone });
  outbox.undo();
  outbox.undo();
  await until(outbox.entries, (rows) => rows.length === 0);
  await until(outbox.standing, (standing) => standing.length === 1);
  assert.deepEqual(sentUndos(server), [keys[1]]);
  outbox.close();
});

test('two quick taps take back one correction', async () => {
  const { server, outbox, keys } = await openRecorded('K');
  await correctFirst(outbox);
  outbox.undo();
  outbox.undo();
  await until(outbox.entries, (rows) => rows.length === 0);
  assert.equal(sentCorrections(server).length, 2);
  assert.deepEqual(sentUndos(server), keys);
  outbox.close();
});

test('until the view names a correction that was sent, undo takes nothing back, and redo keeps its entry', async () => {
  const { outbox } = await openRecorded('K', 'Q');
  outbox.enqueue('correction', { body: { strike: outbox.standing.value[0]?.version }, was: null });
  await until(outbox.entries, (rows) => rows[0]?.state !== 'waiting');
  assert.equal(outbox.isCorrectionSent.value, true);
  assert.deepEqual(outbox.undo(), []);
  await until(outbox.serverView, (view) => view?.last_correction?.is_undo === false);
  assert.equal(outbox.isCorrectionSent.value, false);
  assert.equal(outbox.undo().length, 1);
  await until(outbox.isRedoWaiting, (isWaiting) => isWaiting);
  outbox.redo();
  assert.equal(outbox.undone.value.length, 1);
  await until(outbox.isRedoWaiting, (isWaiting) => !isWaiting);
  outbox.redo();
  await until(outbox.serverView, (view) => view?.last_correction?.is_undo === false);
  await until(outbox.entries, (rows) => rows.length === 0);
  outbox.close();
});

test('after another entry undo takes back that entry', async () => {
  const { server, outbox } = await openRecorded('K');
  await correctFirst(outbox);
  const key = enqueueStake(outbox, 'Q');
  assert.equal(outbox.newest.value?.id, key);
  await allRecorded(outbox);
  await until(outbox.serverView, (view) => view?.recent?.at(-1)?.entry === key);
  outbox.undo();
  await until(outbox.entries, (rows) => rows.length === 0);
  assert.equal(sentCorrections(server).length, 1);
  assert.deepEqual(sentUndos(server), [key]);
  outbox.close();
});

test('undo removes a correction that is not sent, and redo adds it again', async () => {
  const { server, device, outbox } = await openRecorded('K');
  device.goOffline();
  device.isOnline = false;
  const body = { strike: outbox.standing.value[0]?.version };
  outbox.enqueue('correction', { body, was: null });
  assert.equal(outbox.standing.value.length, 0);
  assert.equal(outbox.newest.value?.entered.kind, 'correction');
  outbox.undo();
  await until(outbox.entries, (rows) => rows.length === 0);
  assert.equal(outbox.standing.value.length, 1);
  outbox.redo();
  await until(outbox.entries, (rows) => rows.length === 1);
  device.returnOnline();
  await until(outbox.entries, (rows) => rows.length === 0);
  assert.deepEqual(sentCorrections(server), [body]);
  outbox.close();
});
