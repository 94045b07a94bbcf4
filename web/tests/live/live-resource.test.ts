import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Stream, Browser } from '../../src/platform/browser.ts';
import { unavailableText } from '../../src/ui/live/unavailable-text.ts';
import { Unreachable, Problem } from '../../src/api/problem.ts';
import type { TaggedValue } from '../../src/api/fetch-json.ts';
import { createLiveResource, type LiveResource } from '../../src/live/live-resource.ts';

const SESSION = 'one';
const OPEN = 1;

/** A browser whose clock, network and stream do what the test says. */
class FakeBrowser {
  now = 1_000_000;
  looks = 0;
  streams: (Stream & { closed: boolean })[] = [];
  answer: () => Promise<TaggedValue<string>> = async () => ({ value: 'first', tag: 'a' });
  tags: (string | null)[] = [];
  #timers: { at: number; call: () => void }[] = [];

  around(): Browser {
    const nothing = (): (() => void) => () => undefined;
    return {
      ...{
        fetch,
        shelf: () => Promise.reject(new Error('nothing is kept')),
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

  watch(): LiveResource<string> {
    const look = (tag: string | null): Promise<TaggedValue<string>> => {
      this.looks += 1;
      this.tags.push(tag);
      return this.answer();
    };
    return createLiveResource(
      { fetchValue: look, concernsSession: (session) => session === SESSION },
      this.around(),
    );
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await settle();
      const next = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.now = next.at;
      next.call();
    }
    this.now = end;
  }

  tell(session: string): void {
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

const settle = (): Promise<void> => new Promise((done) => setImmediate(done));
const refused = (status: number) => async (): Promise<never> => {
  throw new Problem(status, { code: 'x' });
};

test('news of this session are looked at, of others not', async () => {
  const browser = new FakeBrowser();
  const live = browser.watch();
  assert.equal(live.state.value, 'loading');
  await settle();
  assert.deepEqual([live.state.value, live.value.value], ['live', 'first']);
  browser.answer = async () => ({ value: 'second', tag: 'b' });
  browser.tell('other');
  await settle();
  assert.equal(browser.looks, 1);
  browser.tell(SESSION);
  await settle();
  assert.deepEqual([live.value.value, browser.tags], ['second', [null, 'a']]);
  live.close();
});

test('what has not changed stays, and is known to be so still', async () => {
  const browser = new FakeBrowser();
  const live = browser.watch();
  await settle();
  browser.answer = async () => ({ value: null, tag: 'a' });
  live.refresh();
  await settle();
  assert.deepEqual([live.state.value, live.value.value], ['live', 'first']);
  live.close();
});

test('news that come while a look is under way are looked at after it, once', async () => {
  const browser = new FakeBrowser();
  let answered: (answer: TaggedValue<string>) => void = () => undefined;
  browser.answer = () => new Promise((resolve) => (answered = resolve));
  const live = browser.watch();
  for (let count = 0; count < 5; count += 1) browser.tell(SESSION);
  assert.equal(browser.looks, 1);
  browser.answer = async () => ({ value: 'newest', tag: 'b' });
  answered({ value: 'old', tag: 'a' });
  await settle();
  assert.deepEqual([browser.looks, live.value.value], [2, 'newest']);
  live.close();
});

test('a lost connection is told with its first moment, and what was seen stays; then it comes back', async () => {
  const browser = new FakeBrowser();
  const live = browser.watch();
  await settle();
  const moment = browser.now;
  browser.answer = async () => Promise.reject(new Unreachable('nobody'));
  live.refresh();
  await browser.pass(9000);
  assert.deepEqual(
    [live.state.value, live.value.value, live.lostSince.value?.getTime()],
    ['lost', 'first', moment],
  );
  assert.ok(browser.looks > 3);
  browser.answer = async () => ({ value: 'later', tag: 'b' });
  await browser.pass(16_000);
  assert.deepEqual([live.state.value, live.value.value, live.lostSince.value], ['live', 'later', null]);
  live.close();
});

test('a page opened where nobody answers says so and looks again by itself', async () => {
  const browser = new FakeBrowser();
  browser.answer = async () => Promise.reject(new Unreachable('nobody'));
  const live = browser.watch();
  assert.equal(unavailableText(live.state.value).title, 'Loading');
  await settle();
  assert.deepEqual(unavailableText(live.state.value), {
    title: 'No connection',
    words: 'This page tries again by itself and loads when the server responds.',
    ended: false,
  });
  browser.answer = async () => ({ value: 'there', tag: 'a' });
  await browser.pass(2000);
  assert.deepEqual([live.state.value, live.value.value], ['live', 'there']);
  assert.ok(unavailableText('hidden').isFinal && unavailableText('signed_out').isFinal);
  live.close();
});

for (const [status, state] of [
  [401, 'signed_out'],
  [403, 'hidden'],
  [404, 'hidden'],
] as const) {
  test(`who is refused with ${status} is shown nothing, and asks no more`, async () => {
    const browser = new FakeBrowser();
    const live = browser.watch();
    await settle();
    browser.answer = refused(status);
    browser.tell(SESSION);
    await settle();
    assert.deepEqual([live.state.value, live.value.value], [state, null]);
    assert.ok(browser.streams.every(({ closed }) => closed));
    await browser.pass(120_000);
    assert.equal(browser.looks, 2);
    live.close();
  });
}

test('a house that is busy or broken is lost, not refused', async () => {
  for (const status of [429, 500, 503]) {
    const browser = new FakeBrowser();
    const live = browser.watch();
    await settle();
    browser.answer = refused(status);
    live.refresh();
    await settle();
    assert.deepEqual([live.state.value, live.value.value], ['lost', 'first'], String(status));
    live.close();
  }
});

test('what is closed looks no more', async () => {
  const browser = new FakeBrowser();
  const live = browser.watch();
  await settle();
  live.close();
  await browser.pass(120_000);
  assert.equal(browser.looks, 1);
  assert.ok(browser.streams.every(({ closed }) => closed));
});
