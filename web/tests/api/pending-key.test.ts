/** The key of a request stays the same until the server has decided. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withPendingKey } from '../../src/api/play-session.ts';
import { Problem, Unreachable } from '../../src/api/problem.ts';

const problem = (status: number): Problem => new Problem(status, { code: 'no', title: 'No', detail: 'No.' });

let requests = 0;

/** Sends a request that fails with each error and then succeeds; returns the keys. */
async function keysOf(...errors: readonly Error[]): Promise<readonly string[]> {
  const keys: string[] = [];
  requests += 1;
  const name = `request ${requests}`;
  for (const error of [...errors, null])
    await withPendingKey(name, (key) => {
      keys.push(key);
      return error ? Promise.reject(error) : Promise.resolve();
    }).catch(() => undefined);
  return keys;
}

test('a lost request keeps its key while the server is busy or asks for a sign-in', async () => {
  const keys = await keysOf(new Unreachable('Lost.'), problem(429), problem(401), problem(503));
  assert.deepEqual([keys.length, new Set(keys).size], [5, 1]);
});

test('after a refusal the same request has another key', async () => {
  for (const status of [403, 409, 422]) assert.equal(new Set(await keysOf(problem(status))).size, 2);
});
