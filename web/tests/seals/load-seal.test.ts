import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem, Unreachable } from '../../src/api/problem.ts';
import { loadSeal, RETRY_MS, sealOf, type Seal } from '../../src/seals/load-seal.ts';

const SEAL = { session: 's1', version: 4, text: 'seal', qr: '' } as Seal;

/** Loads a seal with answers given in advance, and a clock that the test advances. */
function opened(...answers: (Seal | Error)[]) {
  const shown: (Seal | null)[] = [];
  const waits: number[] = [];
  let due: (() => void) | null = null;
  const stop = loadSeal(
    {
      fetchSeal: () => {
        const answer = answers.shift()!;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
      clock: {
        later: (milliseconds, call) => {
          waits.push(milliseconds);
          due = call;
          return () => {
            due = null;
          };
        },
      },
    },
    (seal) => shown.push(seal),
  );
  /** Lets the wait end. Returns false if none runs. */
  const advance = async (): Promise<boolean> => {
    await new Promise((done) => setImmediate(done));
    const call = due;
    due = null;
    call?.();
    await new Promise((done) => setImmediate(done));
    return call !== null;
  };
  return { shown, waits, advance, stop };
}

const overloaded = () => new Problem(503, { code: 'overloaded' });

test('after errors that pass, the seal is loaded again', async () => {
  const { shown, waits, advance } = opened(overloaded(), new Unreachable(''), SEAL);
  await advance();
  assert.deepEqual(shown, []);
  await advance();
  assert.deepEqual(shown, [SEAL]);
  assert.deepEqual(waits, [RETRY_MS, RETRY_MS]);
  assert.equal(await advance(), false);
});

for (const [status, code] of [
  [503, 'no_seal_key'],
  [404, 'session_unknown'],
] as const)
  test(`after the problem ${code}, no seal is shown and none is requested again`, async () => {
    const { shown, advance } = opened(new Problem(status, { code }));
    assert.equal(await advance(), false);
    assert.deepEqual(shown, [null]);
  });

test('after a stop, nothing is shown and nothing is requested', async () => {
  const early = opened(SEAL);
  early.stop();
  await early.advance();
  const waiting = opened(overloaded(), SEAL);
  await new Promise((done) => setImmediate(done));
  waiting.stop();
  assert.equal(await waiting.advance(), false);
  assert.deepEqual([early.shown, waiting.shown], [[], []]);
});

test('the seal of another session is not shown', () => {
  assert.equal(sealOf('s1', SEAL), SEAL);
  assert.equal(sealOf('s2', SEAL), null);
  assert.equal(sealOf('s2', null), null);
});
