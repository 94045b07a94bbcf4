// The way to the house. Whatever goes wrong is a Problem (it answered) or Gone (it did not).

import { theKey } from './key.js';

const PATIENCE_MS = { GET: 20_000, POST: 120_000 };

export class Problem extends Error {
  constructor(status, body) {
    super(body.detail ?? `The service answers ${status}.`);
    this.status = status;
    this.code = body.code ?? '';
    this.errors = body.errors ?? {};
    this.body = body;
  }
}

export class Gone extends Error {}

export function read(path, query = {}) {
  return ask(path + asked(query), { headers: credentials() });
}

// `entry` is the caller's own id of what is sent: sent twice, it is recorded once.
export function send(path, body, { entry, type = 'application/json' } = {}) {
  const text = type === 'application/json' ? JSON.stringify(body) : body;
  const headers = { ...credentials(), 'Content-Type': type, 'Idempotency-Key': entry };
  return ask(path, { method: 'POST', headers, body: text });
}

export const newEntry = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');

function credentials() {
  const key = theKey();
  return key ? { Authorization: `Bearer ${asBytes(key)}` } : {};
}

// A header holds bytes; a key with other letters is sent as UTF-8.
function asBytes(key) {
  return String.fromCharCode(...new TextEncoder().encode(key));
}

function asked(query) {
  const there = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return there.length ? `?${new URLSearchParams(there)}` : '';
}

async function ask(path, options) {
  const answer = await reached(path, options);
  const body = await answered(answer);
  if (!answer.ok) throw new Problem(answer.status, body ?? {});
  if (body === null) throw new Gone('The answer is not from Paroli.');
  return body;
}

async function reached(path, options) {
  try {
    return await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS[options.method ?? 'GET']), ...options });
  } catch (error) {
    throw new Gone('The service does not answer.', { cause: error });
  }
}

async function answered(answer) {
  try {
    return await answer.json();
  } catch {
    return null;
  }
}
