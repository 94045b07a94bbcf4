/** Pages are fetched when they are wanted, and their CSS stays: what it says may not hang on who came first. */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const textOf = (name: string): string => readFileSync(`${SRC}/${name}`, 'utf8');
const bare = (name: string): string => textOf(name).replace(/\/\*[\s\S]*?\*\//g, '');

/** What every page has before its own. */
const FIRST = new Set(['ui/frame/Page.css', 'ui/forms.css', 'ui/frame/Menu.css', 'ui/live/live.css']);

/** Which modules and files bring each file of CSS, in its order. */
function broughtBy(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of globSync('**/*.{ts,tsx,css}', { cwd: SRC }).sort())
    for (const [, path] of textOf(name).matchAll(/import '(\.[^']+\.css)'/g)) {
      const css = posix.join(posix.dirname(name), path!);
      found.set(css, [...(found.get(css) ?? []), name]);
    }
  return found;
}

/** The selectors of a file, whole: what is nested stands after what it is nested in. */
function selectorsOf(name: string): Set<string> {
  const found = new Set<string>();
  const open: string[][] = [['']];
  for (const [, head, mark] of bare(name).matchAll(/([^{};]*)([{};])/g)) {
    const within = open.at(-1)!;
    if (mark === '}') open.pop();
    if (mark === ';' && head!.includes(':')) within.forEach((one) => found.add(one));
    if (mark !== '{') continue;
    const parts = /^\s*(@|from$|to$)/.test(head!.trim())
      ? ['']
      : head!.split(/,(?![^(]*\))/).map((one) => one.trim());
    open.push(within.flatMap((one) => parts.map((part) => `${one} ${part}`.trim())));
  }
  return found;
}

test('the selectors of nested rules are read whole', () => {
  const found = selectorsOf('pages/history/SeatRows.css');
  assert.ok(found.has('.frame .seat h2') && found.has('.frame .bets h2'));
});

test('of one selector only files speak that always come together', () => {
  const brought = broughtBy();
  assert.ok(brought.size > 15);
  const said = new Map<string, string[]>();
  for (const name of brought.keys())
    if (!FIRST.has(name))
      for (const one of selectorsOf(name)) if (one) said.set(one, [...(said.get(one) ?? []), name]);
  const apart = [...said].filter(
    ([, files]) => new Set(files.map((name) => brought.get(name)!.join())).size > 1,
  );
  assert.deepEqual(apart, []);
});
