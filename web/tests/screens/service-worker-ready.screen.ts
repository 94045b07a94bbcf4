import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { serviceWorkerReady } from '../../src/platform/service-worker/registration.ts';
import { installServiceWorkers } from '../dom/service-worker.ts';

/** Waits for the service worker of a first visit; `after` happens meanwhile. Returns what the page sends to the worker. */
async function firstVisit(after: (workers: Awaited<ReturnType<typeof installServiceWorkers>>) => void) {
  const workers = await installServiceWorkers({ isInControl: false });
  const ready = serviceWorkerReady();
  after(workers);
  await ready;
  return workers;
}

test('a page that is controlled does not wait', async () => {
  const { controller } = await installServiceWorkers();
  await serviceWorkerReady();
  assert.deepEqual(controller?.messages, []);
});

test('the page waits until the service worker caches what it fetches', async () => {
  const { controller } = await firstVisit((workers) => workers.control());
  assert.deepEqual(controller?.messages, []);
});

test('a service worker that comes late caches the engine', async (t: TestContext) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const workers = await firstVisit(() => t.mock.timers.tick(10_000));
  workers.control();
  assert.deepEqual(workers.controller?.messages, ['cache engine']);
});
