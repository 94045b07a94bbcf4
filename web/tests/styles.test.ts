/** Each class belongs to one component: only the stylesheet beside the component styles it. Text sizes are tokens. */

import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const textOf = (name: string): string => readFileSync(`${SRC}/${name}`, 'utf8');
const SHEETS = globSync('**/*.css', { cwd: SRC }).sort();
const COMPONENTS = globSync('**/*.tsx', { cwd: SRC }).sort();
/** Styles of the whole app: tokens, fonts, resets and visually hidden text. */
const isShared = (name: string): boolean => name.startsWith('styles/');

/** Returns the prefix of a component's classes: `NameCell.css` has `name-cell`. */
const prefixOf = (name: string): string =>
  basename(name)
    .replace(/\.\w+$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();

const hasPrefix = (name: string, prefix: string): boolean =>
  name === prefix || name.startsWith(`${prefix}__`) || name.startsWith(`${prefix}--`);

/** Returns the classes that a stylesheet's selectors name. */
function classesIn(css: string): Set<string> {
  const found = new Set<string>();
  for (const [, head] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)\{/g))
    if (!head!.trim().startsWith('@'))
      for (const [, name] of head!.matchAll(/\.([a-zA-Z][\w-]*)/g)) found.add(name!);
  return found;
}

/** Returns the classes that a component gives its elements, by the text of its class attributes. */
function classesOf(source: string): Set<string> {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Set<string>();
  const read = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      for (const name of node.text.split(/\s+/)) if (name) found.add(name);
    // A compared value is not a class.
    if (!ts.isBinaryExpression(node)) ts.forEachChild(node, read);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^(class|\w+Class)$/.test(node.name.getText())) {
      if (node.initializer) read(node.initializer);
    } else if (ts.isVariableDeclaration(node) && node.name.getText() === 'classOf') read(node);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const declared = new Map(SHEETS.map((name) => [name, classesIn(textOf(name))]));
const used = new Map(COMPONENTS.map((name) => [name, classesOf(textOf(name))]));

/** The lengths in font sizes that are not tokens, by stylesheet. */
const OTHER_LENGTHS: Record<string, string> = {
  // Large text of one place.
  'games/basset/board/BoardCards.css': '3.5rem',
  'table-kit/player/PlayerPage.css': '2.75rem',
  // Text that is as large as a board, a button, a coin or a card allows.
  'features/seals/BoardSeal.css': '1px 1px',
  'games/basset/table/grid/AnswerButtons.css': '6px',
  'table-kit/money/Coin.css': '12px',
  'games/basset/table/grid/couches/CouchCard.css': '12px 11px 13px 11px 44px 13px',
  // The dealer's table does not follow the font size of the browser.
  'table-kit/shell/TableShell.css': '16px',
};
/** This page is one file, which works without the tokens. */
const hasTokens = (name: string): boolean => name !== 'styles/tokens.css' && !name.startsWith('check-seal/');

/** Returns the lengths in the font sizes of a stylesheet, without line heights and the points of printed pages. */
const fontLengths = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\bfont(?:-size)?:([^;}]*)/g)].flatMap(([, value]) =>
    [...value!.replace(/\/ *[\d.]+(?:px|rem)/g, '').matchAll(/(?<![\w-])[\d.]+(?:px|rem)\b/g)].map(
      ([length]) => length,
    ),
  );

test('lengths are read from font sizes', () => {
  const css =
    '/* font: 1px */ a { font: 700 12px / 20px var(--sans); margin: 3px } b{font-size:min(2rem, 9vw)}';
  assert.deepEqual(fontLengths(`${css} c { font: 400 11pt / 1.3 serif; font-size: 1.1em }`), [
    '12px',
    '2rem',
  ]);
});

test('a font size is a token', () => {
  const found = SHEETS.filter(hasTokens).map((name) => [name, fontLengths(textOf(name)).join(' ')] as const);
  const others = found.filter(([name, lengths]) => lengths !== (OTHER_LENGTHS[name] ?? ''));
  const names = others.map(([name, lengths]) => `${name} (${lengths})`);
  assert.ok(!names.length, `Font sizes are tokens of styles/tokens.css, but not in ${names.join(', ')}.`);
});

test('classes are read from selectors and from class attributes', () => {
  assert.deepEqual(
    [...classesIn("/* .no */ @media (x) { .a[b='c'] > .d__e:not(.f) { width: 1.5em } }")],
    ['a', 'd__e', 'f'],
  );
  const source = `<p class={on === 'no' ? 'a b' : \`c \${place}\`} sumClass="d" data-kind="no" />`;
  assert.deepEqual([...classesOf(source)].sort(), ['a', 'b', 'c', 'd']);
});

test('no class is in two stylesheets', () => {
  const sheets = new Map<string, string[]>();
  for (const [sheet, names] of declared)
    for (const name of names) sheets.set(name, [...(sheets.get(name) ?? []), sheet]);
  assert.ok(sheets.size > 200);
  assert.deepEqual(
    [...sheets].filter(([, found]) => found.length > 1),
    [],
  );
});

test('a stylesheet is beside the component that imports it, and its classes have its prefix', () => {
  const own = SHEETS.filter((name) => !isShared(name));
  const misplaced = own.filter((name) => {
    const component = name.replace(/css$/, 'tsx');
    return !existsSync(`${SRC}/${component}`) || !textOf(component).includes(`import './${basename(name)}';`);
  });
  assert.deepEqual(misplaced, []);
  const others = own.flatMap((sheet) =>
    [...declared.get(sheet)!]
      .filter((name) => !hasPrefix(name, prefixOf(sheet)))
      .map((name) => [sheet, name]),
  );
  assert.deepEqual(others, []);
});

test('a component gives its elements its own classes only', () => {
  const shared = new Set(SHEETS.filter(isShared).flatMap((name) => [...declared.get(name)!]));
  const others = [...used].flatMap(([component, names]) =>
    [...names]
      .filter((name) => !shared.has(name) && !hasPrefix(name, prefixOf(component)))
      .map((name) => [component, name]),
  );
  assert.deepEqual(others, []);
});

test('each used class is declared, and each declared class is used', () => {
  const all = new Set([...declared.values()].flatMap((names) => [...names]));
  const given = new Set([...used.values()].flatMap((names) => [...names]));
  assert.deepEqual(
    [...given].filter((name) => !all.has(name)),
    [],
  );
  assert.deepEqual(
    [...all].filter((name) => !given.has(name)),
    [],
  );
});
