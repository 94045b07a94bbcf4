/** The worker that runs the game's rules, written in Python, beside the page. */

import type { EngineResponse, EngineRequest } from './messages.ts';

/** The functions of the engine. They take and return JSON text. */
interface EngineFunctions {
  restart(table: string): void;
  apply(entry: string): string;
  openField(verbAndValues: string): string;
}

interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string): void;
  runPython(code: string): {
    toJs(): [EngineFunctions['restart'], EngineFunctions['apply'], EngineFunctions['openField']];
  };
}

const PYTHON_CODE = `
import json

from service.domain.preview import Preview

preview = None


def restart(table):
    global preview
    view = json.loads(table)
    preview = Preview(view["game"], view)


def apply(entry):
    return json.dumps(preview.enter(json.loads(entry)))


def open_field(verb_and_values):
    return json.dumps(preview.open_field(*json.loads(verb_and_values)))


[restart, apply, open_field]
`;

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<EngineRequest>) => void;
  postMessage(response: EngineResponse): void;
};

let engine: Promise<EngineFunctions>;

// A failed load of Python also leaves unhandled rejections. The error is reported in the response instead.
addEventListener('unhandledrejection', (event) => event.preventDefault());

scope.onmessage = async ({ data }) => {
  try {
    scope.postMessage({ id: data.id, result: await handle(data) });
  } catch (error) {
    scope.postMessage({ id: data.id, error: String(error) });
  }
};

async function handle(request: EngineRequest): Promise<string | null> {
  if ('load' in request) engine = loadPython(request.load);
  const functions = await engine;
  if ('restart' in request) functions.restart(request.restart);
  if ('openField' in request) return functions.openField(request.openField);
  return 'apply' in request ? functions.apply(request.apply) : null;
}

async function loadPython(address: string): Promise<EngineFunctions> {
  const [{ loadPyodide }, wheel] = await Promise.all([
    import(/* @vite-ignore */ `${address}pyodide.mjs`),
    fetch(`${address}paroli_core.whl`).then((response) => response.arrayBuffer()),
  ]);
  const pyodide: Pyodide = await loadPyodide({ indexURL: address });
  pyodide.unpackArchive(wheel, 'whl');
  const [restart, apply, openField] = pyodide.runPython(PYTHON_CODE).toJs();
  return { restart, apply, openField };
}
