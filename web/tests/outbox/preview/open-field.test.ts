import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Device, enqueueStake, FakeServer, until } from '../fake-server.ts';
import { FakeEngine, offline, openField } from './fake-engine.ts';

test('a field is opened by the engine after every entry, also if it is asked for before they are computed', async () => {
  const engine = new FakeEngine();
  const { outbox } = await offline(engine);
  enqueueStake(outbox, 'K');
  assert.equal(outbox.offersState.value, 'computing');
  const answer = await outbox.openField('stake', ['anne', 'K']);
  assert.equal(outbox.offersState.value, 'current');
  assert.deepEqual(answer, { kind: 'open', field: openField(`${engine.applied[0]},anne,K`) });
  engine.refusedKind = 'mace';
  assert.deepEqual(await outbox.openField('mace', ['anne']), {
    kind: 'refused',
    reason: { code: 'purse_short', title: '', detail: 'Short.', facts: { purse: 3 } },
  });
});

test('without an engine, the server opens a field while no entry waits', async () => {
  const server = new FakeServer();
  const outbox = new Device(server).open();
  await until(outbox.serverView, (view) => view !== null);
  server.fields.set('stake anne', openField('card'));
  assert.deepEqual(await outbox.openField('stake', ['anne']), { kind: 'open', field: openField('card') });
  assert.deepEqual(await outbox.openField('stake', ['anne', 'K']), {
    kind: 'refused',
    reason: { code: 'card_seen', title: 'No', detail: 'It is out.', facts: {} },
  });
  server.network = 'cut';
  assert.deepEqual(await outbox.openField('stake', ['anne']), { kind: 'unknown' });
  enqueueStake(outbox, 'K');
  server.network = 'silent';
  assert.equal(outbox.offersState.value, 'outdated');
  assert.deepEqual(await outbox.openField('stake', ['anne']), { kind: 'unknown' });
});

test('an unsent correction makes the offers outdated, because its effect is not known', async () => {
  const { outbox } = await offline(new FakeEngine());
  outbox.enqueue('correction', { body: { strike: 1 } });
  assert.equal(outbox.offersState.value, 'outdated');
});
