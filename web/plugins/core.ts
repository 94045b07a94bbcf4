/** Python and the core of the game, as files for the browser under an address that says what is in them. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGES = new URL('../node_modules/', import.meta.url);
const PYODIDE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];
const WHEEL = 'paroli_core.whl';
const LOCK = 'pyodide-lock.json';

const NAME = 'virtual:core';
const RESOLVED = `\0${NAME}`;

/** Emits the files, and tells their address to who imports `virtual:core`. */
export function core(): Plugin {
  const files = filesOfCore();
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0${content.length}\0`).update(content);
  const folder = `core/${hash.digest('hex').slice(0, 16)}`;
  return {
    name: 'paroli-core',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const CORE = ${JSON.stringify(`/${folder}/`)};` : undefined),
    generateBundle() {
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}

function filesOfCore(): [string, Uint8Array][] {
  const pyodide = PYODIDE.map((name): [string, Uint8Array] => [name, content(`pyodide/${name}`)]);
  return [...pyodide, [LOCK, lock()], [WHEEL, content(WHEEL)]];
}

function content(name: string): Uint8Array {
  return readFileSync(new URL(name, PACKAGES));
}

/** Returns what Pyodide wants to know of itself, without the packages that we have no use for. */
function lock(): Uint8Array {
  const whole = JSON.parse(new TextDecoder().decode(content(`pyodide/${LOCK}`)));
  return new TextEncoder().encode(JSON.stringify({ info: whole.info, packages: {} }));
}
