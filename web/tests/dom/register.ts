/** Lets Node import the pages: compiles .tsx files, ignores stylesheets, and gives files of `?url` an address. */

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';
import './window.ts';

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', shortCircuit: true, source: '' };
    if (url.endsWith('?url')) return { format: 'module', shortCircuit: true, source: addressModule(url) };
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const fileName = fileURLToPath(url);
    const { code, map } = transformSync(fileName, readFileSync(fileName, 'utf8'), {
      jsx: { runtime: 'automatic', importSource: 'preact' },
      sourcemap: true,
    });
    const source = `${code}\n//# sourceMappingURL=${dataAddress(JSON.stringify(map))}`;
    return { format: 'module', shortCircuit: true, source };
  },
});

/** Returns a module whose default is an address with the whole file in it. */
function addressModule(url: string): string {
  return `export default ${JSON.stringify(dataAddress(readFileSync(fileURLToPath(url.replace('?url', '')))))}`;
}

function dataAddress(content: string | Buffer): string {
  return `data:text/plain;base64,${Buffer.from(content).toString('base64')}`;
}
