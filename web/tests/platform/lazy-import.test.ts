import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { afterEach, test } from 'node:test';
import { importWithRetry } from '../../src/platform/lazy-import.ts';
import { Unreachable } from '../../src/platform/unreachable.ts';

/** A link to a stylesheet. A link that is replaced before it has loaded never loads, as in a browser. */
class FakeLink {
  readonly sheet: null = null;
  rel = '';
  href = '';
  onload: () => void = () => undefined;

  replaceWith(link: FakeLink): void {
    links.splice(links.indexOf(this), 1, link);
    setImmediate(() => links.includes(link) && link.onload());
  }
}

const links: FakeLink[] = [];

afterEach(() => Reflect.deleteProperty(globalThis, 'document'));

test('parts that are retried in the same moment are all loaded', { timeout: 5000 }, async () => {
  let fail: (event: { target: FakeLink }) => void = () => undefined;
  globalThis.document = {
    querySelectorAll: () => [...links],
    createElement: () => new FakeLink(),
    addEventListener: (_name: string, listener: typeof fail) => (fail = listener),
  } as never;
  await assert.rejects(
    importWithRetry(() => Promise.reject(new Error('no network'))),
    Unreachable,
  );
  const [failed, loading] = ['failed', 'loading'].map((name) =>
    Object.assign(new FakeLink(), { href: `http://table.example/${name}.css` }),
  ) as [FakeLink, FakeLink];
  links.push(failed, loading);
  fail({ target: failed });
  const modules = await Promise.all([1, 2].map((part) => importWithRetry(() => Promise.resolve(part))));
  assert.deepEqual(modules, [1, 2]);
  assert.match(links[0]!.href, /^http:\/\/table\.example\/failed\.css\?\d+$/);
  assert.equal(links[1], loading);
});

test('a module of a file with several is found when the file is fetched again, once for all of them', async () => {
  globalThis.document = { querySelectorAll: () => [], addEventListener: () => undefined } as never;
  let fetched = 0;
  const hooks = registerHooks({
    resolve: (url, context, next) =>
      url.startsWith('http:') ? { url, format: 'module', shortCircuit: true } : next(url, context),
    load: (url, context, next) => {
      if (!url.startsWith('http:')) return next(url, context);
      fetched += 1;
      const source = "const one = { word: 'one' }, two = { word: 'two' }; export { one as t, two as $n };";
      return { format: 'module', source, shortCircuit: true };
    },
  });
  const failed = (): Promise<{ t: { word: string }; $n: { word: string } }> =>
    Promise.reject(new TypeError('Failed to fetch http://table.example/words-a1.js'));
  // Written as the build writes it: the ends of these functions say what they import.
  // biome-ignore format: as in the build
  const modules = await Promise.all([importWithRetry(() => failed().then(e=>e.t)), importWithRetry(() => failed().then(e=>e.$n))]);
  hooks.deregister();
  assert.deepEqual(modules, [{ word: 'one' }, { word: 'two' }]);
  assert.equal(fetched, 1);
});
