/** Finds the messages of the catalogues that no source file uses, with the TypeScript checker. */

import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const WEB = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = String.raw`src\/(?:i18n|(?:features\/|games\/|pages\/|table-kit\/)?[a-z-]+\/messages(?:\/late)?)\/`;
/** The root files of the catalogues. */
const CATALOGUE_ROOT = new RegExp(String.raw`${FOLDER}(?:[a-z]+-)?en\.ts$`);
const CATALOGUE = new RegExp(String.raw`${FOLDER}(?:[a-z]+-)?en(\/[a-z-]+)*\.ts$`);
/** The files of the catalogues, and those that pass a whole catalogue on. */
const CATALOGUE_FILES = new RegExp(String.raw`${FOLDER}(?:[a-z]+-)?(en|fr|messages)(\/[a-z-]+)*\.ts$`);

type UsedNodes = Set<ts.Node>;

/** Returns the paths of messages and groups in English catalogues that no source file uses. */
export function unusedMessages(): string[] {
  const program = programOf();
  const checker = program.getTypeChecker();
  const used: UsedNodes = new Set();
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${WEB}src/`));
  for (const source of sources)
    if (!CATALOGUE_FILES.test(source.fileName)) collectUsage(source, checker, used);
  const roots = sources.filter(({ fileName }) => CATALOGUE_ROOT.test(fileName));
  return roots.length > 1 ? roots.flatMap((root) => unusedInFile(root, checker, used)) : ['no catalogue'];
}

function unusedInFile(file: ts.SourceFile, checker: ts.TypeChecker, used: UsedNodes): string[] {
  const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(file)!);
  const root = exports.find(({ name }) => name === 'en');
  const name = file.fileName.slice(`${WEB}src/`.length);
  return root ? unusedIn(checker.getTypeOfSymbol(root), `${name} `, checker, used) : [`no en in ${name}`];
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

/** Marks the messages that a node uses: one by name, or a whole group that is indexed or passed on. */
function collectUsage(node: ts.Node, checker: ts.TypeChecker, used: UsedNodes): void {
  if (ts.isPropertyAccessExpression(node)) markUsed(checker.getSymbolAtLocation(node.name), used);
  if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name;
    if (ts.isIdentifier(name)) markUsed(checker.getTypeAtLocation(node.parent).getProperty(name.text), used);
  }
  if (ts.isElementAccessExpression(node))
    for (const group of valuesOf(node.expression)) markAllUsed(checker.getTypeAtLocation(group), used);
  if (ts.isCallExpression(node))
    for (const argument of node.arguments) markAllUsed(checker.getTypeAtLocation(argument), used);
  ts.forEachChild(node, (below) => collectUsage(below, checker, used));
}

/** Returns what an expression may give: itself, or both sides of a choice. */
function valuesOf(node: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(node)) return valuesOf(node.expression);
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(valuesOf) : [node];
}

function markUsed(symbol: ts.Symbol | undefined, used: UsedNodes): void {
  for (const declared of symbol?.declarations ?? [])
    if (CATALOGUE.test(declared.getSourceFile().fileName)) used.add(declared);
}

function markAllUsed(type: ts.Type, used: UsedNodes): void {
  if (type.isUnion()) for (const part of type.types) markAllUsed(part, used);
  if (type.flags & ts.TypeFlags.Object) for (const property of type.getProperties()) markUsed(property, used);
}

/** Returns the unused messages of a group. A group without any use is returned as one path. */
function unusedIn(group: ts.Type, path: string, checker: ts.TypeChecker, used: UsedNodes): string[] {
  return group.getProperties().flatMap((property) => {
    const [declared] = property.declarations ?? [];
    if (!declared || !CATALOGUE.test(declared.getSourceFile().fileName)) return [];
    const name = `${path}${property.name}`;
    if (!used.has(declared)) return [name];
    const type = checker.getTypeOfSymbol(property);
    return type.getCallSignatures().length ? [] : unusedIn(type, `${name}.`, checker, used);
  });
}
