/** Recorded entries of a table, and the undos that the server received. */

import { allRecorded, Device, enqueueStake, FakeServer, until } from './fake-server.ts';

/** Returns the entries that the received undos name. */
export const sentUndos = (server: FakeServer): unknown[] =>
  server.received
    .filter(({ method }) => method === 'POST')
    .flatMap(({ body }) => body.entries ?? [])
    .filter(({ kind }) => kind === 'undo')
    .map(({ of }) => of);

/** Opens a table in which stakes on these cards are recorded, one after another. */
export async function openRecorded(...names: string[]) {
  const server = new FakeServer();
  const device = new Device(server);
  const outbox = device.open();
  await until(outbox.serverView, (view) => view !== null);
  const keys: string[] = [];
  for (const name of names) {
    keys.push(enqueueStake(outbox, name));
    await allRecorded(outbox);
    await until(outbox.serverView, (view) => view?.recent?.at(-1)?.entry === keys.at(-1));
  }
  return { server, device, outbox, keys };
}
