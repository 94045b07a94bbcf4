import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chunkGroups } from '../../plugins/chunks.ts';

const GROUPS = chunkGroups(`${import.meta.dirname}/../..`);

/** Returns the chunk that a file of `src` belongs to, if no earlier group takes it as an import. */
function chunkOf(path: string): string | null {
  const id = `C:\\paroli\\web\\src\\${path.replaceAll('/', '\\')}`;
  const group = GROUPS.find(({ test: matches }) =>
    matches instanceof RegExp ? matches.test(id) : matches(id),
  );
  if (!group) return null;
  return typeof group.name === 'string' ? group.name : group.name(id);
}

test('what a table needs at once is not with what it loads late', () => {
  assert.equal(chunkOf('main.tsx'), 'page');
  assert.equal(chunkOf('table-kit/shell/TableShell.tsx'), 'table');
  assert.equal(chunkOf('table-kit/shell/UndoNotice.tsx'), 'entering');
  assert.equal(chunkOf('outbox/storage/rows.ts'), 'page');
  assert.equal(chunkOf('outbox/storage/stored-tables.ts'), 'shared');
});

test('each game and each language has its own chunks', () => {
  assert.equal(chunkOf('games/basset/table/game.ts'), 'table-basset');
  assert.equal(chunkOf('games/glic/table/game.ts'), 'table-glic');
  assert.equal(chunkOf('games/glic/words.ts'), 'words-glic');
  assert.equal(chunkOf('i18n/game-texts/glic.en.json'), 'texts-glic-en');
  assert.equal(chunkOf('i18n/game-texts/refusals.glic.fr.json'), 'texts-glic-fr');
  assert.equal(chunkOf('games/glic/messages/common-fr.ts'), 'texts-glic-fr');
  assert.equal(chunkOf('games/glic/messages/common-messages.ts'), 'common-glic');
  assert.equal(chunkOf('games/glic/messages/teaching/lesson-en.ts'), 'lesson-glic');
  assert.equal(chunkOf('games/glic/messages/teaching/lesson-fr.ts'), 'fr-pages-glic');
  assert.equal(chunkOf('games/basset/messages/late/late-fr.ts'), 'fr-basset');
  assert.equal(chunkOf('table-kit/history/messages/fr.ts'), 'fr-parts');
});

test('a page that only one import names is a chunk of its own', () => {
  assert.equal(chunkOf('pages/home/HomePage.tsx'), null);
  assert.equal(chunkOf('games/basset/messages/prose-fr.ts'), 'pages-basset');
  const pages = GROUPS.find(({ debugName }) => debugName === 'pages-$1');
  assert.equal(pages?.minShareCount, 2);
});
