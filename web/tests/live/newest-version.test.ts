import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newest } from '../../src/live/newest-version.ts';

const at = (version: number) => ({ table: { version } });

test('an older response that arrives late changes nothing', () => {
  const [old, now] = [at(3), at(4)];
  assert.equal(newest(now, old), now);
  assert.equal(newest(old, now), now);
  assert.equal(newest(null, old), old);
  const again = at(4);
  assert.equal(newest(now, again), again);
});
