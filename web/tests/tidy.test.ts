/** Files and functions stay short, and sources avoid forbidden constructs, names and imports. */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import ts from 'typescript';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const FILES = globSync(['src/**/*.{ts,tsx,css}', 'plugins/*.ts', 'tests/**/*.ts', '*.ts'], { cwd: WEB })
  .filter((name) => !name.endsWith('schema.d.ts'))
  .sort();
const FUNCTION_STOP = 40;
const FILE_STOP = 400;

const FROM_STRINGS =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|DOMParser|dangerouslySet/;
const LEFT_OVER = /console\.|\bTODO\b|\bFIXME\b|@ts-ignore|@ts-expect-error|: any\b|<any>|\bas any\b/;
const REMOTE_ADDRESS = /(?:https?:)\/\/[a-z]/i;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const EMPTY_NAME =
  /(?:(?:^|[/_-])(?:manager|helpers?|utils?|base|data|info)|Manager|Helpers?|Utils?|Base|Data|Info)(?:\.tsx?)?$/;

const textOf = (name: string): string => readFileSync(`${WEB}/${name}`, 'utf8');
const lines = (text: string): number => text.split('\n').length - 1;

/** Counts lines that hold code, in a piece of source. */
function codeLines(source: string): number {
  const bare = source.replace(/\/\*[\s\S]*?\*\//g, '');
  return bare.split('\n').filter((line) => line.trim() && !line.trim().startsWith('//')).length;
}

/** Returns the functions of a file that are too long. */
function tooLong(name: string): string[] {
  const file = ts.createSourceFile(name, textOf(name), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && codeLines(node.getText(file)) > FUNCTION_STOP) {
      found.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('the source files are found', () => {
  assert.ok(FILES.includes('src/main.tsx'));
});

test('no file is too long', () => {
  assert.deepEqual(
    FILES.filter((name) => lines(textOf(name)) > FILE_STOP),
    [],
  );
});

test('no function is too long', () => {
  assert.deepEqual(FILES.filter((name) => /\.tsx?$/.test(name)).flatMap(tooLong), []);
});

test('sources have no code from strings, debug output, unfinished notes or remote addresses', () => {
  const ours = FILES.filter((name) => name.startsWith('src/'));
  const found = ours.filter((name) => {
    const text = textOf(name).replaceAll(SVG_NAMESPACE, '');
    return [FROM_STRINGS, LEFT_OVER, REMOTE_ADDRESS].some((forbidden) => forbidden.test(text));
  });
  assert.deepEqual(found, []);
});

test('no module has a meaningless name', () => {
  assert.deepEqual(
    FILES.filter((name) => EMPTY_NAME.test(name)),
    [],
  );
});

/** Returns the paths that a file imports, statically or dynamically. */
function importedBy(name: string): string[] {
  return ts.preProcessFile(textOf(name), true, true).importedFiles.map(({ fileName }) => fileName);
}

test('a game is imported only in its folder and where games are registered', () => {
  const others = FILES.filter((name) => /^src\/.*\.tsx?$/.test(name) && !name.startsWith('src/games/'));
  const naming = others.filter((name) => importedBy(name).some((path) => path.split('/').includes('games')));
  assert.deepEqual(naming, ['src/app/games.ts']);
});
