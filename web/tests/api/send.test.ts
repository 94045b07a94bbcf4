import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Unreachable } from '../../src/api/problem.ts';
import { send } from '../../src/api/send.ts';

const TIMEOUT_MS = 10_000;

/** Calls `use` with the address of a server that responds with `respond`. */
async function withServer(respond: RequestListener, use: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a response whose body breaks off is no response', () =>
  withServer(
    (_, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{"half":', () => response.destroy());
    },
    (address) => assert.rejects(send(address, {}, TIMEOUT_MS), Unreachable),
  ));

test('a response whose body does not arrive in time is no response', () =>
  withServer(
    (_, response) => void response.writeHead(200, { 'Content-Length': 100 }).flushHeaders(),
    (address) => assert.rejects(send(address, {}, 100), Unreachable),
  ));

test('a response keeps its status, headers and body', () =>
  withServer(
    (_, response) => response.writeHead(202, { ETag: '"7"' }).end('{"version": 7}'),
    async (address) => {
      const response = await send(address, {}, TIMEOUT_MS);
      assert.deepEqual([response.status, response.headers.get('ETag')], [202, '"7"']);
      assert.deepEqual(await response.json(), { version: 7 });
    },
  ));

for (const status of [204, 304])
  test(`a response with status ${status} has no body`, () =>
    withServer(
      (_, response) => response.writeHead(status).end(),
      async (address) => assert.equal((await send(address, {}, TIMEOUT_MS)).status, status),
    ));
