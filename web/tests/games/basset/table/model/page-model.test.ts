import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computed, signal } from '@preact/signals';
import { bassetLogic } from '../../../../../src/games/basset/table/game-logic.ts';
import type { Refusal } from '../../../../../src/outbox/entry.ts';
import type { Table } from '../../../../../src/games/basset/view.ts';
import type { Outbox } from '../../../../../src/outbox/outbox.ts';
import { controlElsewhere } from '../../../../../src/table-kit/control/control-elsewhere.ts';
import { syncStatus } from '../../../../../src/table-kit/shell/sync-status.ts';
import { createPageModel } from '../../../../../src/table-kit/model/page-model.ts';
import { plain } from '../../../../../src/i18n/markup.ts';
import { refusal, staking } from '../sample-tables.ts';

const MINE = { id: 'mine', kind: 'device' } as const;
const THEIRS = { holder: 'theirs', device: 'The spare', since: '' };

/** Opens the page model with the parts of an outbox that it reads. */
function openPage() {
  const outbox = {
    id: 't',
    serverView: signal(staking()),
    optimisticView: signal(staking()),
    entries: signal<readonly unknown[]>([]),
    standing: signal<readonly { id: string }[]>([]),
    hasUnknownUndo: signal(false),
    offersState: signal('current'),
    hasUnknownEffect: signal(false),
    refusal: signal<Refusal | null>(null),
    predictedRefusal: signal(null),
    predictedRefusedKeys: signal<readonly string[]>([]),
    waitingForEngine: signal(0),
    link: signal('live'),
    isMissing: signal(false),
  };
  const dealer = createPageModel(
    bassetLogic,
    outbox as unknown as Outbox<Table>,
    signal('landscape'),
    signal(false),
  );
  return { outbox, dealer, scene: computed(() => dealer.scene.value) };
}

test('the scene changes with the refusal, and not with the connection state', () => {
  const { outbox, dealer, scene } = openPage();
  outbox.refusal.value = refusal('a', 'purse_short');
  const before = scene.value;
  outbox.link.value = 'recording';
  assert.equal(scene.value, before);
  outbox.refusal.value = refusal('a', 'pen_elsewhere');
  assert.equal(scene.value?.refusal?.code, 'pen_elsewhere');
  outbox.waitingForEngine.value = 2;
  assert.deepEqual([scene.value?.waitingForEngine, dealer.actions.isWaitingForEngine?.()], [2, true]);
});

test('a table that the server does not know is shown only while it has unsent entries', () => {
  const { outbox, scene } = openPage();
  outbox.isMissing.value = true;
  const waiting = () => scene.value?.unsent.length;
  assert.equal(waiting(), undefined);
  outbox.standing.value = [{ id: 'a' }];
  outbox.entries.value = [{ entry: { key: 'a', kind: 'end' }, at: '', state: 'waiting' }];
  assert.equal(waiting(), 1);
});

test('the sync status counts refused and predicted refusals', () => {
  const { outbox, dealer } = openPage();
  assert.equal(plain(syncStatus(dealer, MINE).words), 'Recorded');
  outbox.refusal.value = refusal('a', 'purse_short');
  outbox.predictedRefusedKeys.value = ['one', 'two'];
  assert.equal(plain(syncStatus(dealer, MINE).words), '3 refused');
});

test('the sync status counts unsent entries after sign-out', () => {
  const { outbox, dealer } = openPage();
  outbox.link.value = 'signed_out';
  assert.deepEqual(syncStatus(dealer, MINE), { status: 'signed_out', words: 'Signed out' });
  outbox.entries.value = [{}, {}];
  const { status, words } = syncStatus(dealer, MINE);
  assert.deepEqual([status, plain(words)], ['signed_out', '2 waiting']);
});

test('the sync status says that the server cannot record, not that entries merely wait', () => {
  const { outbox, dealer } = openPage();
  outbox.entries.value = [{}];
  outbox.link.value = 'unwritable';
  assert.deepEqual(syncStatus(dealer, MINE), { status: 'refused', words: 'Server cannot record' });
});

test('the sync status shows that another device has control', () => {
  const { outbox, dealer } = openPage();
  const words = () => plain(syncStatus(dealer, MINE).words);
  outbox.serverView.value = staking({ pen: THEIRS });
  assert.equal(words(), 'Another device has control');
  assert.equal(syncStatus(dealer, MINE).status, 'elsewhere');
  outbox.entries.value = [{}];
  assert.equal(words(), 'Recording');
  outbox.link.value = 'offline';
  assert.equal(words(), 'Another device has control');
  outbox.link.value = 'live';
  outbox.serverView.value = staking({ pen: { ...THEIRS, holder: 'mine' } });
  outbox.entries.value = [];
  assert.equal(words(), 'Recorded');
});

test('control is not shown for a key, a closed table or a table without control', () => {
  const theirs = staking({ pen: THEIRS });
  assert.equal(controlElsewhere(theirs, MINE), 'The spare');
  assert.equal(controlElsewhere(theirs, { id: 'house', kind: 'key' }), null);
  assert.equal(controlElsewhere(theirs, null), null);
  assert.equal(controlElsewhere(staking({ pen: THEIRS, phase: 'closed' }), MINE), null);
  assert.equal(controlElsewhere(staking(), MINE), null);
  assert.equal(controlElsewhere(null, MINE), null);
});
