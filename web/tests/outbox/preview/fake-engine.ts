/** An engine that computes as the fake server does, and a device with it that is offline. */

import type { Engine, LineValue, OpenField } from '../../../src/outbox/ports.ts';
import type { Entry } from '../../../src/outbox/entry.ts';
import type { Table } from '../../../src/games/basset/view.ts';
import { Device, FakeServer, until } from '../fake-server.ts';

/** An engine that computes as the fake server does; a test sets Anne's net. */
export class FakeEngine implements Engine {
  readonly applied: string[] = [];
  restarts = 0;
  failures = 0;
  net = 0;
  refusedKind = '';
  isBroken = false;
  gate: Promise<void> = Promise.resolve();
  #table: Table | null = null;

  async restart(table: Table): Promise<void> {
    this.restarts += 1;
    this.#table = table;
  }

  async apply(entry: Entry) {
    await this.gate;
    if (this.isBroken) {
      this.failures += 1;
      throw new Error('The engine has ended.');
    }
    this.applied.push(entry.key);
    const table = this.#table!;
    const refused =
      entry.kind === this.refusedKind ? { code: 'purse_short', message: 'Short.', purse: 3 } : null;
    const newEvents = refused ? 0 : entry.kind === 'pair' ? 2 : 1;
    const stakes = [...table.stakes, { punter: 'Anne', card: entry.key }] as Table['stakes'];
    const punters = [{ name: 'Anne', net: this.net }] as Table['punters'];
    this.#table = { ...table, version: table.version + newEvents, stakes, punters, owes_settlement: false };
    const { recent: _recent, undone: _undone, offers: _offers, ...computed } = this.#table;
    const end = { verb: 'end', player: null, fixed: { after: entry.key }, values: [] };
    const offers = [{ ...end, next: null, main: true }];
    return { key: entry.key, refused, version: this.#table.version, table: computed, offers };
  }

  /** Opens a field named after the newest entry and the values. */
  async openField(verb: string, values: readonly LineValue[]) {
    if (verb === this.refusedKind)
      return { refused: { code: 'purse_short', message: 'Short.', purse: 3 }, field: null };
    return { refused: null, field: openField([this.applied.at(-1) ?? '', ...values].join()) };
  }
}

export const openField = (name: string): OpenField => ({
  ...{ name, choices: null, least: 1, most: 5, type: 'amount', step: 1, suggested: null, optional: false },
});

export async function offline(engine?: Engine<Table>) {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open(engine);
  await until(outbox.serverView, (view) => view !== null);
  server.network = 'cut';
  device.goOffline();
  return { server, device, outbox };
}
