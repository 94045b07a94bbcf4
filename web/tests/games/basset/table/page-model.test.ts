import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computed, signal } from '@preact/signals';
import type { Refusal } from '../../../../src/outbox/entry.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import type { Outbox } from '../../../../src/outbox/outbox.ts';
import { syncStatus, penElsewhere } from '../../../../src/games/basset/table/band/sync-status.ts';
import { createPageModel } from '../../../../src/games/basset/table/page-model.ts';
import { plain } from '../../../../src/i18n/markup.ts';
import { refusal, staking } from './sample-tables.ts';

const MINE = { id: 'mine', kind: 'device' } as const;
const THEIRS = { holder: 'theirs', device: 'The spare', since: '' };

/** What a dealer reads of the books of one table; the rest is not asked for. */
function opened() {
  const shown = {
    id: 't',
    serverView: signal(staking()),
    optimisticView: signal(staking()),
    entries: signal<readonly unknown[]>([]),
    refusal: signal<Refusal | null>(null),
    predictedRefusal: signal(null),
    predictedRefusedKeys: signal<readonly string[]>([]),
    waitingForEngine: signal(0),
    link: signal('live'),
    isMissing: signal(false),
  };
  const dealer = createPageModel(shown as unknown as Outbox<Table>, signal('landscape'), signal(false));
  return { shown, dealer, scene: computed(() => dealer.scene.value) };
}

test('the scene is the same where only the sending went on, and another where the refusal is', () => {
  const { shown, dealer, scene } = opened();
  shown.refusal.value = refusal('a', 'purse_short');
  const before = scene.value;
  shown.link.value = 'recording';
  assert.equal(scene.value, before);
  shown.refusal.value = refusal('a', 'pen_elsewhere');
  assert.equal(scene.value?.refusal?.code, 'pen_elsewhere');
  shown.waitingForEngine.value = 2;
  assert.deepEqual([scene.value?.waitingForEngine, dealer.actions.isWaitingForEngine?.()], [2, true]);
});

test('a table that the house does not know is shown only while something waits for it', () => {
  const { shown, scene } = opened();
  shown.isMissing.value = true;
  const waiting = () => scene.value?.unsent.length;
  assert.equal(waiting(), undefined);
  shown.entries.value = [{ entry: { key: 'a', kind: 'end' }, at: '', state: 'waiting' }];
  assert.equal(waiting(), 1);
});

test('the chip counts what is refused and what will be', () => {
  const { shown, dealer } = opened();
  assert.equal(plain(syncStatus(dealer, MINE).words), 'Recorded');
  shown.refusal.value = refusal('a', 'purse_short');
  shown.predictedRefusedKeys.value = ['one', 'two'];
  assert.equal(plain(syncStatus(dealer, MINE).words), '3 refused');
});

test('signed out the chip still counts what waits', () => {
  const { shown, dealer } = opened();
  shown.link.value = 'signed_out';
  assert.deepEqual(syncStatus(dealer, MINE), { status: 'signed_out', words: 'Signed out' });
  shown.entries.value = [{}, {}];
  const { status, words } = syncStatus(dealer, MINE);
  assert.deepEqual([status, plain(words)], ['signed_out', '2 waiting']);
});

test('who may not enter without the pen is told so before', () => {
  const { shown, dealer } = opened();
  const says = () => plain(syncStatus(dealer, MINE).words);
  shown.serverView.value = staking({ pen: THEIRS });
  assert.equal(says(), 'Another tablet has control');
  assert.equal(syncStatus(dealer, MINE).status, 'elsewhere');
  shown.entries.value = [{}];
  assert.equal(says(), 'Recording');
  shown.serverView.value = staking({ pen: { ...THEIRS, holder: 'mine' } });
  shown.entries.value = [];
  assert.equal(says(), 'Recorded');
});

test('a key that is no device, and a table that is closed or that nobody wrote to, know of no pen', () => {
  const theirs = staking({ pen: THEIRS });
  assert.equal(penElsewhere(theirs, MINE)?.device, 'The spare');
  assert.equal(penElsewhere(theirs, { id: 'house', kind: 'key' }), null);
  assert.equal(penElsewhere(theirs, null), null);
  assert.equal(penElsewhere(staking({ pen: THEIRS, phase: 'closed' }), MINE), null);
  assert.equal(penElsewhere(staking(), MINE), null);
  assert.equal(penElsewhere(null, MINE), null);
});
