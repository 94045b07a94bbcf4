/** Builds the page that checks seals as one HTML file, with its script and style inside. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/check-seal/main.tsx', import.meta.url));
const MODULES = new URL('../node_modules/', import.meta.url);
const PACKAGES = ['preact', '@noble/ed25519', '@noble/hashes'];
const PAGE = 'check-seal.html';

/** Returns the plugin. It adds the file to the build. */
export function checkSeal(): Plugin {
  return {
    name: 'paroli-check-seal',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: PAGE, source: await page() });
    },
  };
}

async function page(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      // Otherwise a script of this format adds the style itself, which the policy of the page forbids.
      cssCodeSplit: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const files = first && 'output' in first ? first.output : [];
  const script = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const style = files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
  if (!script || !style) throw new Error('The page that checks seals was not built.');
  return document(script.replaceAll('</script', '<\\/script'), style);
}

const document = (script: string, style: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Check a seal</title>
<style>${style}</style>
</head>
<body>
<noscript>This page checks seals with a script. Allow scripts for it.</noscript>
<script>${script}</script>
</body>
</html>
<!--
${licences()}
-->
`;

/** Returns the licences of the packages inside, which each copy of the page must have. */
function licences(): string {
  const texts = PACKAGES.map(
    (name) => `${name}\n\n${readFileSync(new URL(`${name}/LICENSE`, MODULES), 'utf8')}`,
  );
  return texts.join('\n').replaceAll('--', '- -');
}
