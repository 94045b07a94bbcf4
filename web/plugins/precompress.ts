/** Every file of the build packed beside itself, where that makes it smaller. The same file gives the same bytes. */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const LEAST_BYTES = 1000;
/** What is packed already only grows. */
const WORTH = 0.95;
const SYSTEM_BYTE = 9;
const NO_SYSTEM = 255;

/** Writes a `.gz` beside every file, last of all. */
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
    if (content.length < LEAST_BYTES) continue;
    const small = gzipSync(content, { level: 9 });
    // Which system packed it is nobody's business, and differs.
    small[SYSTEM_BYTE] = NO_SYSTEM;
    if (small.length < content.length * WORTH) writeFileSync(`${path}.gz`, small);
  }
}
