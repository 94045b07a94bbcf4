import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem, Unreachable } from '../../../src/api/problem.ts';
import type { Settlement, Transfer } from '../../../src/features/closing/closed-session.ts';
import { takeBackBody } from '../../../src/features/closing/payment-requests.ts';
import { createPayments, type PaymentPorts } from '../../../src/features/closing/payments.ts';
import { TransferChanged } from '../../../src/features/closing/tick-queue.ts';
import { transferKey, transferRows } from '../../../src/features/closing/transfers.ts';
import { settlement, transfer } from './sample-settlement.ts';

/** A server with payouts. It notes each payment for its version only, as the real one does. */
class FakeServer implements PaymentPorts {
  version = 4;
  payouts: Transfer[];
  readonly sent: string[] = [];
  /** What the next requests fail with. */
  readonly failures: unknown[] = [];
  /** Whether the response of the next payment is lost. */
  losesResponse = false;

  constructor(...payouts: Transfer[]) {
    this.payouts = payouts;
  }

  load(): Promise<Settlement> {
    return Promise.resolve(settlement(this.version, [...this.payouts]));
  }

  pay(transfer: Transfer, version: number): Promise<void> {
    return this.#set('pay', transfer, version);
  }

  takeBack(transfer: Transfer, version: number): Promise<void> {
    return this.#set('take back', transfer, version);
  }

  /** Another device notes a payment. */
  payElsewhere(index: number): void {
    this.version += 1;
    this.payouts[index] = { ...this.payouts[index]!, paid: true };
  }

  async #set(verb: string, changed: Transfer, version: number): Promise<void> {
    await Promise.resolve();
    this.sent.push(`${verb} ${changed.to} at ${version}`);
    const failure = this.failures.shift();
    if (failure) throw failure;
    if (version !== this.version) throw new Problem(412, { code: 'entry_in_between' });
    this.version += 1;
    this.payouts = this.payouts.map((one) =>
      transferKey(one) === transferKey(changed) ? { ...one, paid: !changed.paid } : one,
    );
    if (this.losesResponse) throw new Unreachable('The response is lost.');
  }
}

const ANNE = transfer('box', 'Anne', 5);
const BESS = transfer('box', 'Bess', 7);

async function opened(server = new FakeServer(ANNE, BESS)) {
  const payments = createPayments(server);
  await payments.refresh(server.version);
  const rows = () => transferRows(payments.list.value?.payouts ?? []);
  const row = (index: number) => rows()[index]!;
  const paid = () => rows().map((one) => one.transfer.paid);
  return { server, payments, row, paid };
}

test('a tap notes a payment for the version shown, and another takes it back', async () => {
  const { server, payments, row, paid } = await opened();
  await payments.toggle(row(0));
  assert.deepEqual(paid(), [true, false]);
  await payments.toggle(row(0));
  assert.deepEqual(paid(), [false, false]);
  assert.deepEqual(server.sent, ['pay Anne at 4', 'take back Anne at 5']);
  assert.equal(payments.problem.value, null);
});

test('a double tap notes one payment', async () => {
  const { server, payments, row, paid } = await opened();
  const tapped = row(0);
  const first = payments.toggle(tapped);
  assert.deepEqual([...payments.busy.value], [tapped.key]);
  await Promise.all([first, payments.toggle(tapped)]);
  assert.deepEqual(server.sent, ['pay Anne at 4']);
  assert.deepEqual(paid(), [true, false]);
  assert.equal(payments.busy.value.size, 0);
});

test('taps on two rows are sent one after the other, each for the version that the first made', async () => {
  const { server, payments, row, paid } = await opened();
  await Promise.all([payments.toggle(row(0)), payments.toggle(row(1))]);
  assert.deepEqual(server.sent, ['pay Anne at 4', 'pay Bess at 5']);
  assert.deepEqual(paid(), [true, true]);
});

test('if another device noted something, the list is loaded and nothing is noted', async () => {
  const { server, payments, row, paid } = await opened();
  server.payElsewhere(1);
  await payments.toggle(row(0));
  assert.deepEqual(payments.problem.value, { kind: 'changed' });
  assert.deepEqual(paid(), [false, true]);
  await payments.toggle(row(0));
  assert.deepEqual(paid(), [true, true]);
  assert.equal(payments.problem.value, null);
});

test('a row that the list does not have any more is not sent', async () => {
  const { server, payments, row } = await opened();
  const tapped = row(0);
  server.payElsewhere(0);
  await payments.refresh(server.version);
  await payments.toggle(tapped);
  assert.deepEqual(server.sent, []);
  assert.deepEqual(payments.problem.value, { kind: 'changed' });
});

test('a payment whose response was lost is shown as paid', async () => {
  const { server, payments, row, paid } = await opened();
  server.losesResponse = true;
  await payments.toggle(row(0));
  assert.equal(payments.problem.value?.kind, 'error');
  assert.deepEqual(paid(), [true, false]);
});

test('a role that may not take a payment back is named', async () => {
  const { server, payments, row } = await opened(new FakeServer({ ...ANNE, paid: true }));
  server.failures.push(new Problem(403, { code: 'forbidden' }));
  await payments.toggle(row(0));
  assert.deepEqual(payments.problem.value, { kind: 'forbidden' });
  server.failures.push(new TransferChanged());
  await payments.toggle(row(0));
  assert.deepEqual(payments.problem.value, { kind: 'changed' });
});

test('an older answer changes nothing, and a known version is not loaded again', async () => {
  const server = new FakeServer(ANNE);
  let loads = 0;
  const payments = createPayments({
    load: () => Promise.resolve(settlement(loads++ ? 3 : 8, [ANNE])),
    pay: () => server.pay(ANNE, 4),
    takeBack: () => Promise.resolve(),
  });
  await payments.refresh(8);
  await payments.refresh(7);
  assert.equal(loads, 1);
  await payments.refresh(9);
  assert.equal(payments.list.value?.version, 8);
});

for (const error of [new Unreachable(''), new Problem(503, { code: 'overloaded' })])
  test(`after ${error.constructor.name}, the settlement can be loaded again`, async () => {
    const server = new FakeServer(ANNE);
    const failures: Error[] = [error];
    const payments = createPayments({
      load: () => (failures.length ? Promise.reject(failures.shift()!) : server.load()),
      pay: () => Promise.resolve(),
      takeBack: () => Promise.resolve(),
    });
    await payments.refresh(4);
    assert.equal(payments.loadError.value, error);
    assert.equal(payments.problem.value, null);
    const loading = payments.load();
    assert.equal(payments.loadError.value, null);
    await loading;
    assert.equal(payments.list.value?.version, 4);
    assert.equal(payments.loadError.value, null);
  });

const entry = (version: number, name: string, removed = false) => ({
  entry: `e${version}`,
  version,
  entered: { kind: 'payment', from: 'box', to: name, amount: 5 },
  removed: removed
    ? { change: 'undone' as const, version: 99, at: '', actor: '', reason: null, refusal: null }
    : null,
});

test('the newest payment is undone, and an older one is struck out', () => {
  const entries = [entry(9, 'Bess', true), entry(8, 'Anne'), entry(7, 'Bess')];
  assert.deepEqual(takeBackBody(entries, transfer('box', 'Anne', 5)), { undo: true, of: 'e8' });
  assert.deepEqual(takeBackBody(entries, transfer('box', 'Bess', 5)), { strike: 7 });
  assert.equal(takeBackBody(entries, transfer('box', 'Bess', 6)), null);
  assert.equal(takeBackBody([entry(9, 'Bess', true)], transfer('box', 'Bess', 5)), null);
});
