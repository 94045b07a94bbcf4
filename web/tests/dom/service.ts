/** The service behind the pages: a process of Python, and requests beside the page. */

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sendHttp } from './http.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PYTHON = ['.venv/bin/python', '.venv/Scripts/python.exe'].map((path) => ROOT + path).find(existsSync);

assert.ok(PYTHON, 'These tests need the service. Run `python3 dev.py check`, which installs it.');
const server = spawn(PYTHON, ['-m', 'tests.servers.paroli'], {
  cwd: ROOT,
  stdio: ['pipe', 'pipe', 'inherit'],
});
const lines = createInterface({ input: server.stdout });
const output = server.stdout as Socket;
[server, server.stdin as Socket].forEach((part) => part.unref());

interface Ready {
  readonly address: string;
  readonly key: string;
}

let lastAnswer: Promise<unknown> = Promise.resolve();

/** Sends a line to the process of the service, after the answer to the line before. Returns its answer. */
export function askProcess<Answer>(line: string): Promise<Answer> {
  const answer = lastAnswer.then(() => exchange<Answer>(line));
  lastAnswer = answer.catch(() => undefined);
  return answer;
}

async function exchange<Answer>(line: string): Promise<Answer> {
  output.ref();
  server.stdin.write(`${line}\n`);
  const [answer] = (await once(lines, 'line')) as [string];
  output.unref(); // The process of the service does not keep the tests alive.
  return JSON.parse(answer) as Answer;
}

/** Serves an empty database from now on: the pages of earlier tests are gone. Returns the address and the house key. */
export const openEmptyService = (): Promise<Ready> => askProcess('open');

/** What the web app has in files of each of its games, for the games that only the service of the tests has. */
interface AddedGames {
  readonly declared: Readonly<Record<string, unknown>>;
  /** By the name of the file, without its ending. */
  readonly texts: Readonly<Record<string, unknown>>;
}

export const readAddedGames = (): Promise<AddedGames> => askProcess('games');

/** The address and the house key of the service. The address stays the same. */
export const service = await openEmptyService();

/** Sends a request with the house key. */
export function ask(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const isText = typeof body === 'string';
  return sendHttp(service.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: new Headers({
      Authorization: `Bearer ${service.key}`,
      'Content-Type': isText ? 'application/toml' : 'application/json',
      ...headers,
    }),
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
  });
}

/** Sends a request with the house key that must succeed. Returns the body of the response. */
export async function askJson<Body>(path: string, body?: unknown): Promise<Body> {
  const response = await ask(path, body);
  assert.ok(response.ok, `${path}: ${await response.clone().text()}`);
  return (await response.json()) as Body;
}

/** Revokes a key or a device with the house key. */
export async function revokeKey(id: string): Promise<void> {
  const headers = new Headers({ Authorization: `Bearer ${service.key}` });
  const response = await sendHttp(`${service.address}/v1/keys/${id}`, { method: 'DELETE', headers });
  assert.equal(response.status, 200);
}
