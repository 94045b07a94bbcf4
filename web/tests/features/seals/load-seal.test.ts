import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem, Unreachable } from '../../../src/api/problem.ts';
import { loadSeal, RETRY_MS, sealOf, type Seal } from '../../../src/features/seals/load-seal.ts';
import { oneTimerClock } from '../../platform/one-timer-clock.ts';

const SEAL = { session: 's1', version: 4, text: 'seal', qr: '' } as Seal;

/** Loads a seal with answers given in advance. */
function opened(...answers: (Seal | Error)[]) {
  const shown: (Seal | null)[] = [];
  const { clock, waits, advance } = oneTimerClock();
  const fetchSeal = (): Promise<Seal> => {
    const answer = answers.shift()!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const stop = loadSeal({ fetchSeal, clock }, (seal) => shown.push(seal));
  const next = async (): Promise<boolean> => {
    await new Promise((done) => setImmediate(done));
    return advance();
  };
  return { shown, waits, next, stop };
}

const overloaded = () => new Problem(503, { code: 'overloaded' });

test('after errors that pass, the seal is loaded again', async () => {
  const { shown, waits, next } = opened(overloaded(), new Unreachable(''), SEAL);
  await next();
  assert.deepEqual(shown, []);
  await next();
  assert.deepEqual(shown, [SEAL]);
  assert.deepEqual(waits, [RETRY_MS, RETRY_MS]);
  assert.equal(await next(), false);
});

for (const [status, code] of [
  [503, 'no_seal_key'],
  [404, 'session_unknown'],
] as const)
  test(`after the problem ${code}, no seal is shown and none is requested again`, async () => {
    const { shown, next } = opened(new Problem(status, { code }));
    assert.equal(await next(), false);
    assert.deepEqual(shown, [null]);
  });

test('after a stop, nothing is shown and nothing is requested', async () => {
  const early = opened(SEAL);
  early.stop();
  await early.next();
  const waiting = opened(overloaded(), SEAL);
  await new Promise((done) => setImmediate(done));
  waiting.stop();
  assert.equal(await waiting.next(), false);
  assert.deepEqual([early.shown, waiting.shown], [[], []]);
});

test('the seal of another session is not shown', () => {
  assert.equal(sealOf('s1', SEAL), SEAL);
  assert.equal(sealOf('s2', SEAL), null);
  assert.equal(sealOf('s2', null), null);
});
