/** Runs the core of the game, in Python, beside the page. */

import type { Answer, Question } from './messages.ts';

/** The two functions of the core: they take and give JSON as text. */
interface Python {
  base(table: string): void;
  enter(entry: string): string;
}

interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string): void;
  runPython(code: string): { toJs(): [Python['base'], Python['enter']] };
}

const GLUE = `
import json

from service.domain.preview import Preview

pencil = None


def base(table):
    global pencil
    there = json.loads(table)
    pencil = Preview(there["game"], there)


def enter(entry):
    return json.dumps(pencil.enter(json.loads(entry)))


[base, enter]
`;

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Question>) => void;
  postMessage(answer: Answer): void;
};

let python: Promise<Python>;

// Python leaves rejections behind where it cannot be loaded; whoever asked is told.
addEventListener('unhandledrejection', (event) => event.preventDefault());

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage({ id: data.id, result: await answerTo(data) });
  } catch (error) {
    scope.postMessage({ id: data.id, error: String(error) });
  }
};

async function answerTo(question: Question): Promise<string | null> {
  if ('load' in question) python = started(question.load);
  const core = await python;
  if ('base' in question) core.base(question.base);
  return 'enter' in question ? core.enter(question.enter) : null;
}

async function started(address: string): Promise<Python> {
  const [{ loadPyodide }, wheel] = await Promise.all([
    import(/* @vite-ignore */ `${address}pyodide.mjs`),
    fetch(`${address}paroli_core.whl`).then((answer) => answer.arrayBuffer()),
  ]);
  const pyodide: Pyodide = await loadPyodide({ indexURL: address });
  pyodide.unpackArchive(wheel, 'whl');
  const [base, enter] = pyodide.runPython(GLUE).toJs();
  return { base, enter };
}
