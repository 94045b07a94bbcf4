/** Fails the build if a page needs too many files, or if an import of one could not be repeated. */

import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { ITS_EXPORT } from '../src/platform/lazy-import.ts';
import { chunksOf, filesFrom, MAIN, type Chunk } from './first-load.ts';

/** Scripts and styles that a script and its imports need, with those that every page needs. */
const MOST_FILES = 28;
/** All scripts and styles. A device caches nearly all of them at its first visit. */
const MOST_FILES_IN_ALL = 235;

/** Returns the plugin. */
export function checkChunks(): Plugin {
  return {
    name: 'paroli-check-chunks',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const chunks = chunksOf(bundle);
        checkCounts(chunks);
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
        const merged = scripts.filter(({ facadeModuleId }) => !facadeModuleId);
        const names = new Set(merged.map(({ fileName }) => basename(fileName)));
        for (const { fileName, code } of scripts) checkImports(fileName, code, names);
      },
    },
  };
}

/** Raises an error if a part needs too many files, or if there are too many in all. */
export function checkCounts(chunks: readonly Chunk[]): void {
  const main = chunks.find(({ modules }) => modules.some((path) => MAIN.test(path)));
  if (!main) throw new Error('The build has no main.tsx. Check the path in first-load.ts.');
  const tooMany = chunks.flatMap((chunk) => {
    const count = filesFrom(chunks, [main, chunk]).length;
    return count > MOST_FILES ? [`${chunk.name}: ${count}`] : [];
  });
  if (tooMany.length)
    throw new Error(
      `Parts need more than ${MOST_FILES} files (${tooMany.join(', ')}). Merge some in chunks.ts.`,
    );
  const all = filesFrom(chunks, chunks).length;
  if (all > MOST_FILES_IN_ALL)
    throw new Error(`The build has ${all} files, more than ${MOST_FILES_IN_ALL}. Merge some in chunks.ts.`);
}

/**
 * Raises an error if an import of a file with several modules does not end as `importWithRetry` expects. It could not
 * find the module in a file that it fetches again.
 */
export function checkImports(chunk: string, code: string, merged: ReadonlySet<string>): void {
  for (const { 0: start, 1: name = '', index } of code.matchAll(/import\([`'"]\.\/([^`'"]+)[`'"]\)/g)) {
    const end = ITS_EXPORT.exec(code.slice(index + start.length));
    if (
      merged.has(name) &&
      (end?.index !== 0 || /^\.then/.test(code.slice(index + start.length + end[0].length)))
    )
      throw new Error(`${chunk} imports ${name} in a form that lazy-import.ts does not know.`);
  }
}
