import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stream, Browser } from '../../src/platform/browser.ts';
import { unavailableText } from '../../src/ui/live/unavailable-text.ts';
import { Unreachable, Problem } from '../../src/api/problem.ts';
import type { TaggedValue } from '../../src/api/fetch-json.ts';
import { createLiveResource, type LiveResource } from '../../src/live/live-resource.ts';

const SESSION = 'one';
const OPEN = 1;

/** A browser whose clock, network and stream the test controls. */
class FakeBrowser {
  now = 1_000_000;
  fetchCount = 0;
  streams: (Stream & { closed: boolean })[] = [];
  respond: () => Promise<TaggedValue<string>> = async () => ({ value: 'first', tag: 'a' });
  tags: (string | null)[] = [];
  #timers: { at: number; call: () => void }[] = [];

  asBrowser(): Browser {
    const nothing = (): (() => void) => () => undefined;
    return {
      ...{
        fetch,
        shelf: () => Promise.reject(new Error('no storage')),
        locks: null,
        openChannel: () => null,
        memory: new Map(),
        requestPersistence: () => undefined,
        afterPaint: async () => undefined,
      },
      ...{ localStorage: null, isOnline: () => true, onReturn: nothing, onOffline: nothing },
      openStream: () => this.#stream(),
      clock: { now: () => this.now, later: (wait, call) => this.#later(wait, call) },
    };
  }

  openResource(): LiveResource<string> {
    const fetchValue = (tag: string | null): Promise<TaggedValue<string>> => {
      this.fetchCount += 1;
      this.tags.push(tag);
      return this.respond();
    };
    return createLiveResource(
      { fetchValue: fetchValue, concernsSession: (session) => session === SESSION },
      this.asBrowser(),
    );
  }

  async advanceClock(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await settle();
      const next = this.#timers.filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.now = next.at;
      next.call();
    }
    this.now = end;
  }

  sendNews(session: string): void {
    const news = { session, version: 2, settled: true };
    this.streams.at(-1)?.onmessage?.({ data: JSON.stringify(news) });
  }

  #stream(): Stream {
    const stream = {
      readyState: OPEN,
      onopen: null,
      onmessage: null,
      onerror: null,
      closed: false,
      close: () => {},
    };
    stream.close = () => {
      stream.closed = true;
    };
    this.streams.push(stream);
    return stream;
  }

  #later(wait: number, call: () => void): () => void {
    const timer = { at: this.now + wait, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const refused = (status: number) => async (): Promise<never> => {
  throw new Problem(status, { code: 'x' });
};

test('news of this session cause a fetch, news of other sessions do not', async () => {
  const browser = new FakeBrowser();
  const live = browser.openResource();
  assert.equal(live.state.value, 'loading');
  await settle();
  assert.deepEqual([live.state.value, live.value.value], ['live', 'first']);
  browser.respond = async () => ({ value: 'second', tag: 'b' });
  browser.sendNews('other');
  await settle();
  assert.equal(browser.fetchCount, 1);
  browser.sendNews(SESSION);
  await settle();
  assert.deepEqual([live.value.value, browser.tags], ['second', [null, 'a']]);
  live.close();
});

test('an unchanged view stays, and counts as up to date', async () => {
  const browser = new FakeBrowser();
  const live = browser.openResource();
  await settle();
  browser.respond = async () => ({ value: null, tag: 'a' });
  live.refresh();
  await settle();
  assert.deepEqual([live.state.value, live.value.value], ['live', 'first']);
  live.close();
});

test('news during a fetch cause one more fetch after it', async () => {
  const browser = new FakeBrowser();
  let resolveFetch: (answer: TaggedValue<string>) => void = () => undefined;
  browser.respond = () => new Promise((resolve) => (resolveFetch = resolve));
  const live = browser.openResource();
  for (let count = 0; count < 5; count += 1) browser.sendNews(SESSION);
  assert.equal(browser.fetchCount, 1);
  browser.respond = async () => ({ value: 'newest', tag: 'b' });
  resolveFetch({ value: 'old', tag: 'a' });
  await settle();
  assert.deepEqual([browser.fetchCount, live.value.value], [2, 'newest']);
  live.close();
});

test('a lost connection is reported with its start, and the view stays; then the connection is back', async () => {
  const browser = new FakeBrowser();
  const live = browser.openResource();
  await settle();
  const lostAt = browser.now;
  browser.respond = async () => Promise.reject(new Unreachable('no server'));
  live.refresh();
  await browser.advanceClock(9000);
  assert.deepEqual(
    [live.state.value, live.value.value, live.lostSince.value?.getTime()],
    ['lost', 'first', lostAt],
  );
  assert.ok(browser.fetchCount > 3);
  browser.respond = async () => ({ value: 'later', tag: 'b' });
  await browser.advanceClock(16_000);
  assert.deepEqual([live.state.value, live.value.value, live.lostSince.value], ['live', 'later', null]);
  live.close();
});

test('a page that opens without a server reports it and retries', async () => {
  const browser = new FakeBrowser();
  browser.respond = async () => Promise.reject(new Unreachable('no server'));
  const live = browser.openResource();
  assert.equal(unavailableText(live.state.value).title, 'Loading');
  await settle();
  assert.deepEqual(unavailableText(live.state.value), {
    title: 'No connection',
    words: 'This page tries again by itself and loads when the server responds.',
    isFinal: false,
  });
  browser.respond = async () => ({ value: 'loaded', tag: 'a' });
  await browser.advanceClock(2000);
  assert.deepEqual([live.state.value, live.value.value], ['live', 'loaded']);
  assert.ok(unavailableText('hidden').isFinal && unavailableText('signed_out').isFinal);
  live.close();
});

for (const [status, state] of [
  [401, 'signed_out'],
  [403, 'hidden'],
  [404, 'hidden'],
] as const) {
  test(`after a ${status} the resource has no value and stops fetching`, async () => {
    const browser = new FakeBrowser();
    const live = browser.openResource();
    await settle();
    browser.respond = refused(status);
    browser.sendNews(SESSION);
    await settle();
    assert.deepEqual([live.state.value, live.value.value], [state, null]);
    assert.ok(browser.streams.every(({ closed }) => closed));
    await browser.advanceClock(120_000);
    assert.equal(browser.fetchCount, 2);
    live.close();
  });
}

test('a server that is busy or broken counts as lost, not as a refusal', async () => {
  for (const status of [429, 500, 503]) {
    const browser = new FakeBrowser();
    const live = browser.openResource();
    await settle();
    browser.respond = refused(status);
    live.refresh();
    await settle();
    assert.deepEqual([live.state.value, live.value.value], ['lost', 'first'], String(status));
    live.close();
  }
});

test('a closed resource does not fetch', async () => {
  const browser = new FakeBrowser();
  const live = browser.openResource();
  await settle();
  live.close();
  await browser.advanceClock(120_000);
  assert.equal(browser.fetchCount, 1);
  assert.ok(browser.streams.every(({ closed }) => closed));
});

test('a refused stream is replaced by polling, and opened again later', async () => {
  const browser = new FakeBrowser();
  const live = browser.openResource();
  await settle();
  const [stream] = browser.streams;
  assert.ok(stream);
  // A browser closes a stream that the server refuses, for example with 503 `too_many_streams`.
  Object.assign(stream, { readyState: 2 });
  stream.onerror?.();
  await settle();
  assert.equal(browser.fetchCount, 2);
  await browser.advanceClock(10_000);
  assert.equal(browser.fetchCount, 6);
  assert.equal(live.state.value, 'live');
  assert.equal(browser.streams.length, 1);
  await browser.advanceClock(10_000);
  assert.equal(browser.streams.length, 2);
  live.close();
});
