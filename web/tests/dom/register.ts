/** Lets Node import the pages: compiles .tsx files, ignores stylesheets, and gives files of `?url` an address. */

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import './window.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  jsxImportSource: 'preact',
  inlineSourceMap: true,
};

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.css')) return { format: 'module', shortCircuit: true, source: '' };
    if (url.endsWith('?url')) return { format: 'module', shortCircuit: true, source: addressModule(url) };
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const fileName = fileURLToPath(url);
    const { outputText } = ts.transpileModule(readFileSync(fileName, 'utf8'), {
      fileName,
      compilerOptions: OPTIONS,
    });
    return { format: 'module', shortCircuit: true, source: outputText };
  },
});

/** Returns a module whose default is an address with the whole file in it. */
function addressModule(url: string): string {
  const content = readFileSync(fileURLToPath(url.replace('?url', ''))).toString('base64');
  return `export default ${JSON.stringify(`data:text/plain;base64,${content}`)}`;
}
