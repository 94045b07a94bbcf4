/** Fails the build if a device would fetch too much before it shows a table. `dev.py bench pages` measures the same. */

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const MOST_BYTES = 100_000;
/** About what the head of a response adds to its file. */
const HEAD_BYTES = 400;

export const MAIN = /\/src\/main\.tsx$/;
const TABLE_SHELL = /\/src\/table-kit\/shell\/TableShell\.tsx$/;
const GAME = /\/src\/games\/([^/]+)\/table\/game\.ts$/;

export interface Chunk {
  readonly name: string;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

/** Returns the plugin. It runs after the files are compressed. Scripts and styles count, fonts and the engine do not. */
export function firstLoad(): Plugin {
  let folder = '';
  let chunks: readonly Chunk[] = [];
  const sizeOf = (name: string): number => {
    const path = join(folder, name);
    return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size + HEAD_BYTES;
  };
  return {
    name: 'paroli-first-load',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    generateBundle: (_options, bundle) => {
      chunks = chunksOf(bundle);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => checkSizes(chunks, sizeOf) },
  };
}

/** Returns the scripts of a build. */
export const chunksOf = (bundle: Rolldown.OutputBundle): readonly Chunk[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? [
          {
            name: file.fileName,
            modules: Object.keys(file.modules).map((path) => path.replaceAll('\\', '/')),
            imports: file.imports,
            css: [...(file.viteMetadata?.importedCss ?? [])],
          },
        ]
      : [],
  );

/** Raises an error that names the games whose tables load too much. */
export function checkSizes(chunks: readonly Chunk[], sizeOf: (file: string) => number): void {
  const games = chunks.flatMap(({ modules }) => modules.flatMap((path) => GAME.exec(path)?.[1] ?? []));
  if (!games.length) throw new Error('The build has no table of a game. Check the paths in first-load.ts.');
  const tooLarge = games.flatMap((game) => {
    const size = filesOf(chunks, game).reduce((sum, file) => sum + sizeOf(file), 0);
    return size > MOST_BYTES ? [`${game}: ${(size / 1000).toFixed(1)} kB`] : [];
  });
  if (tooLarge.length)
    throw new Error(
      `The first load of a table is larger than ${MOST_BYTES / 1000} kB (${tooLarge.join(', ')}). Load parts late.`,
    );
}

/** Returns the files of the first load of a game's table: what its entry points import, and their styles. */
export function filesOf(chunks: readonly Chunk[], game: string): readonly string[] {
  const isGame = (path: string): boolean => GAME.exec(path)?.[1] === game;
  const entries = [MAIN.test.bind(MAIN), TABLE_SHELL.test.bind(TABLE_SHELL), isGame];
  return filesFrom(
    chunks,
    entries.map((isEntry) => chunks.find(({ modules }) => modules.some(isEntry))),
  );
}

/** Returns the files of some chunks, of what these import, and the styles of all. */
export function filesFrom(
  chunks: readonly Chunk[],
  starts: readonly (Chunk | undefined)[],
): readonly string[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find((other) => other.name === name));
  };
  starts.forEach(add);
  return [...new Set([...found].flatMap(({ name, css }) => [name, ...css]))];
}
