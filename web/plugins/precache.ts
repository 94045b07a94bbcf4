/** Builds the service worker with the list of files that it caches. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/platform/service-worker/service-worker.ts', import.meta.url));
const WORKER = 'sw.js';

/** Returns the plugin. It writes `sw.js` into the build's folder. */
export function precache(): Plugin {
  let folder = '';
  return {
    name: 'paroli-precache',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => writeFileSync(join(folder, WORKER), await worker(folder)),
    },
  };
}

const ENGINE_FILE = /^core\/[0-9a-f]+\/(?!.*\.gz$)/;

/** The code that draws charts: a device caches it when it first shows a chart. */
const CHARTS = /^assets\/Plot-/;

/** The page that checks seals is saved by those who want to have it. */
const CHECK_SEAL = 'check-seal.html';

/** Returns the files that every device caches: all but engine, charts, extended Latin fonts, and compressed copies. */
export function precachedFiles(names: readonly string[]): string[] {
  return names
    .filter((name) => /\.(html|css|js|svg|png|webmanifest|woff2)$/.test(name))
    .filter(
      (name) =>
        name !== WORKER &&
        name !== CHECK_SEAL &&
        !ENGINE_FILE.test(name) &&
        !CHARTS.test(name) &&
        !/-latin-ext-/.test(name),
    )
    .sort();
}

/** Returns the code of the service worker for the build in `folder`. */
async function worker(folder: string): Promise<string> {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const names = precachedFiles(all);
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  const engineFiles = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((name) => ENGINE_FILE.test(name));
  return bundled({
    BUILD: JSON.stringify({
      revision: hash.digest('hex').slice(0, 16),
      pageFiles: names.map((name) => `/${name}`).filter((name) => name !== '/index.html'),
      engineFiles: engineFiles.map((name) => `/${name}`),
    }),
  });
}

async function bundled(define: Record<string, string>): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, target: 'es2023', rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}
