/** Noting what everyone gets from all tables of an evening, and the texts of the rows. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem, Unreachable } from '../../../src/api/problem.ts';
import {
  createEveningPayments,
  type EveningPaymentPorts,
} from '../../../src/features/evening-settling/evening-payments.ts';
import {
  boxTexts,
  payeeRows,
  payeeSentence,
  payoutsText,
  progressOfEvening,
  type EveningSettlement,
  type Payee,
  type Payout,
} from '../../../src/features/evening-settling/evening-settlement.ts';
import { plain } from '../../../src/i18n/markup.ts';
import { POINTS } from '../../../src/i18n/amounts/money.ts';

const payout = (session: string, from: string, to: string, amount: number, paid = false): Payout => ({
  ...{ session, from, to, amount, paid },
});

/** Returns a payee with the sums of some payouts. */
function payee(name: string, payouts: readonly Payout[], role: Payee['role'] = 'player'): Payee {
  const sum = (isPaid: boolean): number =>
    payouts
      .filter(({ paid }) => paid === isPaid)
      .reduce((total, { from, amount }) => total + (from === 'box' ? amount : -amount), 0);
  return {
    ...{ name, role, due: sum(false), paid: sum(true), coins: [], remains: 0 },
    payouts: [...payouts],
  };
}

/** A server with two closed tables. It notes each payment for the version of its table only. */
class FakeServer implements EveningPaymentPorts {
  readonly versions = new Map([
    ['oak', 4],
    ['elm', 9],
  ]);
  payouts: Payout[];
  readonly sent: string[] = [];
  /** What the next requests fail with; null: nothing. */
  readonly failures: unknown[] = [];

  constructor(...payouts: Payout[]) {
    this.payouts = payouts;
  }

  load(): Promise<EveningSettlement> {
    const tables = [...this.versions].map(([id, version]) => ({
      ...{ id, version, name: id, closed: true, bank_debt: 0, box_left: 0, between_parties: null },
    }));
    const names = [...new Set(this.payouts.map(({ from, to }) => (from === 'box' ? to : from)))];
    const payees = names.map((name) =>
      payee(
        name,
        this.payouts.filter(({ from, to }) => name === from || name === to),
      ),
    );
    const gathering = { id: 'g', version: 1, name: 'Evening', date: '2026-01-06', place: null };
    return Promise.resolve({
      ...{ gathering, currency: 'points', currencies: ['points'], tables, payees },
      ...{ due: 0, paid: 0, coins: [], remains: 0 },
    });
  }

  pay(changed: Payout, version: number): Promise<{ version: number }> {
    return this.#set('pay', changed, version);
  }

  takeBack(changed: Payout, version: number): Promise<{ version: number }> {
    return this.#set('take back', changed, version);
  }

  async #set(verb: string, changed: Payout, version: number): Promise<{ version: number }> {
    await Promise.resolve();
    this.sent.push(`${verb} ${changed.amount} at ${changed.session} ${version}`);
    const failure = this.failures.shift();
    if (failure) throw failure;
    if (version !== this.versions.get(changed.session)) throw new Problem(412, { code: 'entry_in_between' });
    this.versions.set(changed.session, version + 1);
    this.payouts = this.payouts.map((one) =>
      one.session === changed.session && one.to === changed.to && one.amount === changed.amount
        ? { ...one, paid: !changed.paid }
        : one,
    );
    return { version: version + 1 };
  }
}

const ANNE_OAK = payout('oak', 'box', 'Anne', 5);
const ANNE_ELM = payout('elm', 'box', 'Anne', 7);
const BESS = payout('oak', 'box', 'Bess', 3);

async function opened(server = new FakeServer(ANNE_OAK, ANNE_ELM, BESS)) {
  const payments = createEveningPayments(server);
  await payments.load();
  const row = (index: number) => payeeRows(payments.list.value?.payees ?? [])[index]!;
  const sums = (index: number) => [row(index).payee.due, row(index).payee.paid];
  return { server, payments, row, sums };
}

test('a tick notes a payment at each table, for the version that is shown', async () => {
  const { server, payments, row, sums } = await opened();
  await payments.toggle(row(0));
  assert.deepEqual(server.sent, ['pay 5 at oak 4', 'pay 7 at elm 9']);
  assert.deepEqual(sums(0), [0, 12]);
  assert.deepEqual(sums(1), [3, 0]);
  assert.equal(payments.problem.value, null);
});

test('a second tick takes all of them back', async () => {
  const { server, payments, row, sums } = await opened();
  await payments.toggle(row(0));
  await payments.toggle(row(0));
  assert.deepEqual(server.sent.slice(2), ['take back 5 at oak 5', 'take back 7 at elm 10']);
  assert.deepEqual(sums(0), [12, 0]);
});

test('a second tick takes back only what the last one noted', async () => {
  const { server, payments, row, sums } = await opened(
    new FakeServer({ ...ANNE_OAK, paid: true }, ANNE_ELM, BESS),
  );
  await payments.toggle(row(0));
  assert.equal(payments.mustAsk(row(0)), false);
  await payments.toggle(row(0));
  assert.deepEqual(server.sent, ['pay 7 at elm 9', 'take back 7 at elm 10']);
  assert.deepEqual(sums(0), [7, 5]);
});

test('a page that does not know the last tick must ask before it takes all payments back', async () => {
  const { payments, row, sums } = await opened(
    new FakeServer({ ...ANNE_OAK, paid: true }, { ...ANNE_ELM, paid: true }, { ...BESS, paid: true }),
  );
  assert.deepEqual([payments.mustAsk(row(0)), payments.mustAsk(row(1))], [true, false]);
  await payments.toggle(row(0));
  assert.deepEqual(sums(0), [12, 0]);
});

test('a tick that failed does not decide what the next one takes back', async () => {
  const { server, payments, row, sums } = await opened();
  server.failures.push(new Problem(412, { code: 'entry_in_between' }));
  await payments.toggle(row(0));
  assert.deepEqual(sums(0), [12, 0]);
  server.payouts = server.payouts.map((one) => ({ ...one, paid: true }));
  await payments.load();
  assert.equal(payments.mustAsk(row(0)), true);
  await payments.toggle(row(0));
  assert.deepEqual(sums(0), [12, 0]);
});

test('two payouts of one table have the versions one after the other', async () => {
  const { server, payments, row } = await opened(
    new FakeServer(ANNE_OAK, payout('oak', 'box', 'Anne', 2), ANNE_ELM),
  );
  await payments.toggle(row(0));
  assert.deepEqual(server.sent, ['pay 5 at oak 4', 'pay 2 at oak 5', 'pay 7 at elm 9']);
});

test('what one table cannot note stays to pay, and the next tick pays the rest', async () => {
  const { server, payments, row, sums } = await opened();
  server.failures.push(null, new Unreachable('No network.'));
  await payments.toggle(row(0));
  assert.equal(payments.problem.value?.kind, 'error');
  assert.deepEqual(sums(0), [7, 5]);
  await payments.toggle(row(0));
  assert.deepEqual(server.sent.slice(2), ['pay 7 at elm 9']);
  assert.deepEqual(sums(0), [0, 12]);
  assert.equal(payments.problem.value, null);
  await payments.toggle(row(0));
  assert.deepEqual(sums(0), [12, 0]);
});

test('what one table cannot take back stays paid, and the next tick takes back the rest', async () => {
  const { server, payments, row, sums } = await opened();
  await payments.toggle(row(0));
  server.failures.push(null, new Unreachable('No network.'));
  await payments.toggle(row(0));
  assert.deepEqual(sums(0), [5, 7]);
  await payments.toggle(row(0));
  assert.deepEqual(server.sent.slice(4), ['take back 7 at elm 10']);
  assert.deepEqual(sums(0), [12, 0]);
  await payments.toggle(row(0));
  assert.deepEqual(sums(0), [0, 12]);
});

test('a part that another device paid again is taken back with the rest', async () => {
  const { server, payments, row, sums } = await opened();
  await payments.toggle(row(0));
  server.failures.push(null, new Unreachable('No network.'));
  await payments.toggle(row(0));
  server.payouts = server.payouts.map((one) => ({ ...one, paid: true }));
  await payments.load();
  await payments.toggle(row(0));
  assert.deepEqual(sums(0), [12, 0]);
});

test('if another device took back the rest, the next tick pays', async () => {
  const { server, payments, row, sums } = await opened();
  await payments.toggle(row(0));
  server.failures.push(null, new Unreachable('No network.'));
  await payments.toggle(row(0));
  server.payouts = server.payouts.map((one) => ({ ...one, paid: false }));
  await payments.load();
  await payments.toggle(row(0));
  assert.deepEqual(sums(0), [0, 12]);
});

test('what another score-keeper noted is not noted again', async () => {
  const { server, payments, row, sums } = await opened();
  const shown = row(0);
  server.versions.set('oak', 5);
  server.payouts = [{ ...ANNE_OAK, paid: true }, ANNE_ELM, BESS];
  await payments.toggle(shown);
  assert.equal(payments.problem.value?.kind, 'changed');
  assert.deepEqual(server.sent, ['pay 5 at oak 4']);
  assert.deepEqual(sums(0), [7, 5]);
  await payments.toggle(shown);
  assert.equal(server.sent.length, 1);
});

test('a list that is older than the one shown is left out', async () => {
  const { server, payments, row } = await opened();
  await payments.toggle(row(1));
  const newer = payments.list.value;
  server.versions.set('oak', 4);
  await payments.load();
  assert.equal(payments.list.value, newer);
});

const NAMES = new Map([
  ['oak', 'Oak'],
  ['elm', 'Elm'],
]);
const sentence = (one: Payee): string => plain(payeeSentence(one, POINTS));

test('a row says who gets or pays what, and at which tables', () => {
  const anne = payee('Anne', [ANNE_OAK, payout('elm', 'Anne', 'box', 2)]);
  assert.equal(sentence(anne), 'Anne gets 3 from the box');
  assert.equal(payoutsText(anne, NAMES, POINTS), 'Oak 5 · Elm −2');
  assert.equal(sentence(payee('Anne', [payout('elm', 'Anne', 'box', 2)])), 'Anne pays 2 into the box');
  const even = payee('Anne', [ANNE_OAK, payout('elm', 'Anne', 'box', 5)]);
  assert.equal(sentence(even), 'Anne gets nothing from the box');
});

test('a row that is paid in part shows the rest, and which table has paid', () => {
  const partly = payee('Anne', [{ ...ANNE_OAK, paid: true }, ANNE_ELM]);
  assert.equal(sentence(partly), 'Anne gets 7 from the box');
  assert.equal(payoutsText(partly, NAMES, POINTS), 'Oak 5 (paid) · Elm 7');
  const paid = payee('Anne', [
    { ...ANNE_OAK, paid: true },
    { ...ANNE_ELM, paid: true },
  ]);
  assert.equal(sentence(paid), 'Anne gets 12 from the box');
  assert.equal(payoutsText(paid, NAMES, POINTS), 'Oak 5 · Elm 7');
});

test('a bank is named with its holder, and banks of two tables are two rows', () => {
  const banks = ['oak', 'elm'].map((table) => payee('Hugo', [payout(table, 'box', 'bank', 9)], 'bank'));
  assert.equal(sentence(banks[0]!), 'The bank (Hugo) gets 9 from the box');
  assert.equal(new Set(payeeRows(banks).map(({ key }) => key)).size, 2);
  const one = payeeRows([payee('bank', [ANNE_OAK]), ...banks]);
  assert.equal(new Set(one.map(({ key }) => key)).size, 3);
});

test('the progress counts payees, and what goes in beside what comes out', async () => {
  const { server, payments, row } = await opened(
    new FakeServer(ANNE_OAK, BESS, payout('elm', 'Carl', 'box', 4)),
  );
  await payments.toggle(row(1));
  const progress = progressOfEvening(await server.load());
  assert.deepEqual(progress, { paid: 1, all: 3, total: 5, intoBox: 4 });
});

test('the sum is of what is still to pay, of everything when all is paid, and is what goes in if nothing comes out', async () => {
  const partly = await new FakeServer({ ...ANNE_OAK, paid: true }, ANNE_ELM).load();
  assert.deepEqual(progressOfEvening(partly), { paid: 0, all: 1, total: 7, intoBox: 0 });
  const all = await new FakeServer({ ...ANNE_OAK, paid: true }, { ...ANNE_ELM, paid: true }).load();
  assert.deepEqual(progressOfEvening(all), { paid: 1, all: 1, total: 12, intoBox: 0 });
  const inwards = await new FakeServer(payout('oak', 'Anne', 'box', 4)).load();
  assert.deepEqual(progressOfEvening(inwards), { paid: 0, all: 1, total: 4, intoBox: 0 });
});

test('boxes that keep money and boxes that lack some are not set off', async () => {
  const settlement = await new FakeServer(ANNE_OAK, ANNE_ELM).load();
  const left = [50, -50];
  const tables = settlement.tables.map((table, at) => ({ ...table, box_left: left[at]! }));
  const [keeps, lacks] = boxTexts({ ...settlement, tables }, POINTS);
  assert.match(keeps ?? '', /^50 stays in the box/);
  assert.match(lacks ?? '', /^The box has 50 too little/);
  assert.deepEqual(boxTexts(settlement, POINTS), []);
});
