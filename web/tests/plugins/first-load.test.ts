import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSizes, filesOf, type Chunk } from '../../plugins/first-load.ts';

const chunk = (name: string, modules: readonly string[], imports: readonly string[] = []): Chunk => ({
  name,
  modules: modules.map((path) => `/web/src/${path}`),
  imports,
  css: [`${name}.css`],
});

const CHUNKS = [
  chunk('page.js', ['main.tsx']),
  chunk('table.js', ['table-kit/shell/TableShell.tsx'], ['page.js', 'outbox.js']),
  chunk('outbox.js', ['outbox/state.ts'], ['table.js']),
  chunk('one.js', ['games/one/table/game.ts'], ['table.js', 'words.js']),
  chunk('words.js', ['games/one/messages/en.ts']),
  chunk('two.js', ['games/two/table/game.ts'], ['table.js']),
  chunk('late.js', ['games/two/late.ts'], ['two.js']),
];

test('the first load of a table has what its page imports, with the styles, but nothing of another game', () => {
  const scripts = filesOf(CHUNKS, 'one').filter((file) => !file.endsWith('.css'));
  assert.deepEqual(scripts.sort(), ['one.js', 'outbox.js', 'page.js', 'table.js', 'words.js']);
  assert.ok(filesOf(CHUNKS, 'two').includes('two.js.css'));
  assert.ok(!filesOf(CHUNKS, 'two').includes('late.js'));
});

test('a build fails if the first load of one table is too large, and says which', () => {
  const sizes = (large: string) => (file: string) => (file === large ? 91_001 : 1000);
  assert.throws(() => checkSizes(CHUNKS, sizes('words.js')), /larger than 100 kB \(one: 100\.0 kB\)/);
  assert.doesNotThrow(() => checkSizes(CHUNKS, sizes('late.js')));
  assert.throws(() => checkSizes([], sizes('')), /no table of a game/);
});
