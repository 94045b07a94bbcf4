/** Writes a gzip copy beside each file of the build. The same file always gives the same bytes. */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MIN_BYTES = 1000;
/** A copy is written only if it is smaller than this share. Files that are compressed already do not shrink. */
const MAX_RATIO = 0.95;
const SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** Returns the plugin. It runs last, after all other files are written. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'paroli-packed',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => pack(folder) },
  };
}

function pack(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!statSync(path).isFile() || name.endsWith('.gz')) continue;
    const content = readFileSync(path);
    if (content.length < MIN_BYTES) continue;
    const compressed = gzipSync(content, { level: 9 });
    // The header names the operating system. A fixed value gives the same bytes on every system.
    compressed[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
    if (compressed.length < content.length * MAX_RATIO) writeFileSync(`${path}.gz`, compressed);
  }
}
