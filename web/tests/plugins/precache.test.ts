import assert from 'node:assert/strict';
import { test } from 'node:test';
import { precachedFiles } from '../../plugins/precache.ts';

test('every device caches the pages, but not the engine and the code that draws charts', () => {
  const names = [
    'index.html',
    'assets/HomePage-x1.js',
    'assets/HomePage-x1.js.gz',
    'assets/Plot-x2.js',
    'assets/Plot-x2.css',
    'core/0a1b/pyodide.asm.wasm',
    'core/0a1b/pyodide.mjs',
    'assets/caslon-latin-ext-x3.woff2',
    'assets/caslon-latin-x4.woff2',
    'sw.js',
  ];
  assert.deepEqual(precachedFiles(names), [
    'assets/HomePage-x1.js',
    'assets/caslon-latin-x4.woff2',
    'index.html',
  ]);
});
