/** When the screen of a dealer stays on. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import type { TablePageModel } from '../../../src/table-kit/model/table-context.ts';
import { keepScreenOn } from '../../../src/table-kit/panels/screen-lock.ts';

test('the screen is kept on while the game says that a deal runs', async (context) => {
  let locks = 0;
  const request = () => {
    locks += 1;
    return Promise.resolve({ release: async () => void (locks -= 1) });
  };
  const document = Object.assign(new EventTarget(), { hidden: false });
  const before = Object.getOwnPropertyDescriptor(globalThis, 'document');
  Object.defineProperty(globalThis, 'document', { value: document, configurable: true });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  context.after(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    if (before) Object.defineProperty(globalThis, 'document', before);
    else Reflect.deleteProperty(globalThis, 'document');
  });
  const serverView = signal<{ phase: string } | null>(null);
  const game = { preview: { isDealing: ({ phase }: { phase: string }) => phase === 'drawing' } };
  const stop = keepScreenOn({ game, outbox: { serverView } } as unknown as TablePageModel);
  assert.equal(locks, 0);
  serverView.value = { phase: 'drawing' };
  assert.equal(locks, 1);
  stop();
  await Promise.resolve();
  await Promise.resolve();
  assert.equal(locks, 0);
});
