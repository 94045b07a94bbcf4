import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCounts, checkImports } from '../../plugins/check-chunks.ts';
import type { Chunk } from '../../plugins/first-load.ts';

const chunk = (name: string, imports: readonly string[] = []): Chunk => ({
  name,
  modules: [`/web/src/${name === 'page.js' ? 'main.tsx' : name}`],
  imports,
  css: [`${name}.css`],
});

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `shared${index}.js`);
const buildOf = (imported: number, others = 0): Chunk[] => [
  chunk('page.js'),
  chunk('HomePage.js', names(imported)),
  ...names(imported).map((name) => chunk(name)),
  ...Array.from({ length: others }, (_, index) => chunk(`other${index}.js`)),
];

test('a build fails if a page needs too many files with those of every page, and says which', () => {
  assert.doesNotThrow(() => checkCounts(buildOf(12)));
  assert.throws(() => checkCounts(buildOf(13)), /more than 28 files \(HomePage\.js: 30\)/);
});

test('a build fails if the first script is not found', () => {
  assert.throws(() => checkCounts([chunk('HomePage.js')]), /no main\.tsx/);
});

test('a build fails if it has too many files in all', () => {
  assert.doesNotThrow(() => checkCounts(buildOf(12, 103)));
  assert.throws(() => checkCounts(buildOf(12, 104)), /has 236 files, more than 235/);
});

test('a build fails if a module of a file with several could not be found after a second fetch', () => {
  const merged = new Set(['words.js']);
  const check = (code: string) => () => checkImports('page.js', code, merged);
  assert.doesNotThrow(check('()=>p(()=>import(`./words.js`).then(e=>e.t),[])'));
  assert.doesNotThrow(check('()=>import(`./HomePage.js`)'));
  assert.throws(check('()=>import("./words.js")'), /does not know/);
  assert.throws(check('()=>import(`./words.js`).then(e=>e.t).then(({X:e})=>e)'), /does not know/);
  assert.throws(check('()=>import(`./words.js`)'), /page\.js imports words\.js in a form/);
  assert.throws(check('()=>import(`./words.js`).catch(f).then(e=>e.t)'), /does not know/);
});
