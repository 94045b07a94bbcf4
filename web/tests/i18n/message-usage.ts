/** Which words of the catalogue the pages say, as TypeScript's checker reads them. */

import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const CATALOGUE = /src\/i18n\/en(\/[a-z-]+)?\.ts$/;
const WORDS = /src\/i18n\/(en|fr)(\/[a-z-]+)?\.ts$/;

type Said = Set<ts.Node>;

/** The paths of texts and groups of texts in `en` that no source file reads. */
export function unsaid(): string[] {
  const program = programOf();
  const checker = program.getTypeChecker();
  const said: Said = new Set();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${WEB}src/`));
  for (const source of sources) if (!WORDS.test(source.fileName)) hear(source, checker, said);
  const en = sources.find(({ fileName }) => fileName.endsWith('src/i18n/en.ts'));
  const whole = en && checker.getExportsOfModule(checker.getSymbolAtLocation(en)!);
  const root = whole?.find(({ name }) => name === 'en');
  return root ? left(checker.getTypeOfSymbol(root), '', checker, said) : ['no catalogue'];
}

function programOf(): ts.Program {
  const path = `${WEB}tsconfig.json`;
  const read: unknown = ts.readConfigFile(path, (name) => ts.sys.readFile(name)).config;
  const { fileNames, options } = ts.parseJsonConfigFileContent(read, ts.sys, WEB);
  return ts.createProgram(
    fileNames.filter((name) => name.startsWith(`${WEB}src/`)),
    options,
  );
}

/** Notes which words a piece of source reads: by name, or all of a group that it looks up or hands on. */
function hear(node: ts.Node, checker: ts.TypeChecker, said: Said): void {
  if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name), said);
  if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name;
    if (ts.isIdentifier(name)) note(checker.getTypeAtLocation(node.parent).getProperty(name.text), said);
  }
  if (ts.isElementAccessExpression(node)) noteAll(checker.getTypeAtLocation(node.expression), said);
  if (ts.isCallExpression(node))
    for (const handed of node.arguments) noteAll(checker.getTypeAtLocation(handed), said);
  ts.forEachChild(node, (below) => hear(below, checker, said));
}

function note(symbol: ts.Symbol | undefined, said: Said): void {
  for (const declared of symbol?.declarations ?? [])
    if (CATALOGUE.test(declared.getSourceFile().fileName)) said.add(declared);
}

function noteAll(type: ts.Type, said: Said): void {
  if (type.flags & ts.TypeFlags.Object) for (const property of type.getProperties()) note(property, said);
}

/** What is left unsaid of a group of texts; a group of which nothing is read is named as one. */
function left(group: ts.Type, path: string, checker: ts.TypeChecker, said: Said): string[] {
  return group.getProperties().flatMap((property) => {
    const [declared] = property.declarations ?? [];
    if (!declared || !CATALOGUE.test(declared.getSourceFile().fileName)) return [];
    const name = `${path}${property.name}`;
    if (!said.has(declared)) return [name];
    const type = checker.getTypeOfSymbol(property);
    return type.getCallSignatures().length ? [] : left(type, `${name}.`, checker, said);
  });
}
