/** Adds Pyodide and the wheel of the games' rules to the build, under an address with a hash of their content. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PACKAGES = new URL('../node_modules/', import.meta.url);
const PYODIDE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'];
const WHEEL = 'paroli_core.whl';
const LOCK = 'pyodide-lock.json';

const NAME = 'virtual:core';
const RESOLVED = `\0${NAME}`;

/** Returns the plugin. It emits the files, and exports their address from `virtual:core`. */
export function core(): Plugin {
  const files = filesOfCore();
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0${content.length}\0`).update(content);
  const folder = `core/${hash.digest('hex').slice(0, 16)}`;
  return {
    name: 'paroli-core',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED ? `export const ENGINE_FOLDER = ${JSON.stringify(`/${folder}/`)};` : undefined,
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

/** Returns Pyodide's lock file without its list of packages, which the app does not use. */
function lock(): Uint8Array {
  const { info } = JSON.parse(new TextDecoder().decode(content(`pyodide/${LOCK}`)));
  return new TextEncoder().encode(JSON.stringify({ info, packages: {} }));
}
