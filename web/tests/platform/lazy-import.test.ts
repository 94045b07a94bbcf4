import assert from 'node:assert/strict';
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
  await assert.rejects(
    importWithRetry(() => Promise.reject(new Error('no network'))),
    Unreachable,
  );
  links.push(Object.assign(new FakeLink(), { href: 'http://table.example/part.css' }));
  globalThis.document = { querySelectorAll: () => [...links], createElement: () => new FakeLink() } as never;
  const modules = await Promise.all([1, 2].map((part) => importWithRetry(() => Promise.resolve(part))));
  assert.deepEqual(modules, [1, 2]);
  assert.match(links.map(({ href }) => href).join(), /^http:\/\/table\.example\/part\.css\?\d+$/);
});
