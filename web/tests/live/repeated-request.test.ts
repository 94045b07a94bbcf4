import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Problem, Unreachable } from '../../src/api/problem.ts';
import { sendUntilAnswered } from '../../src/live/repeated-request.ts';

const REFUSED = new Problem(409, { code: 'correction_refused' });

/** Sends a request whose attempts end as given, the last ones with a result. */
function sendWith(...errors: Error[]) {
  const timers: (() => void)[] = [];
  const ends: unknown[] = [];
  let sent = 0;
  const send = async (): Promise<string> => {
    const error = errors[sent];
    sent += 1;
    if (error) throw error;
    return 'recorded';
  };
  let returned: () => void = () => undefined;
  const later = (_: number, call: () => void) => {
    timers.push(call);
    return () => void timers.splice(timers.indexOf(call), 1);
  };
  const onReturn = (call: () => void) => {
    returned = call;
    return () => (returned = () => undefined);
  };
  const cancel = sendUntilAnswered(
    send,
    {
      onWait: () => ends.push('waits'),
      onResult: (result) => ends.push(result),
      onError: (error) => ends.push(error),
    },
    { clock: { now: () => 0, later }, onReturn },
  );
  const passTime = async (): Promise<void> => {
    timers.shift()?.();
    await setImmediate();
  };
  const comeBack = async (): Promise<void> => {
    returned();
    await setImmediate();
  };
  return { ends, cancel, passTime, comeBack, count: () => sent };
}

test('a request without an answer is sent again after a time, and once only after an answer', async () => {
  const { ends, passTime, comeBack, count } = sendWith(new Unreachable(''), new Problem(503, {}));
  await setImmediate();
  assert.deepEqual(ends, ['waits']);
  await passTime();
  await passTime();
  assert.deepEqual(ends, ['waits', 'waits', 'recorded']);
  await passTime();
  await comeBack();
  assert.equal(count(), 3);
});

test('a request without an answer is sent again when the network returns', async () => {
  const { ends, comeBack } = sendWith(new Unreachable(''));
  await setImmediate();
  await comeBack();
  assert.deepEqual(ends, ['waits', 'recorded']);
});

test('a refused request is not sent again', async () => {
  const { ends, passTime, comeBack, count } = sendWith(REFUSED);
  await setImmediate();
  await passTime();
  await comeBack();
  assert.deepEqual(ends, [REFUSED]);
  assert.equal(count(), 1);
});

test('a cancelled request is not sent again', async () => {
  const { ends, cancel, passTime, comeBack } = sendWith(new Unreachable(''));
  await setImmediate();
  cancel();
  await passTime();
  await comeBack();
  assert.deepEqual(ends, ['waits']);
});

test('a result that arrives after the request is cancelled still counts', async () => {
  const { ends, cancel } = sendWith();
  cancel();
  await setImmediate();
  assert.deepEqual(ends, ['recorded']);
});
