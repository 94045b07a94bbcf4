// The way to the house. Whatever goes wrong is a Problem (it answered) or Gone (it did not).
// Who asks is told by a cookie, which no script can read.

const PATIENCE_MS = { GET: 20_000, POST: 120_000, DELETE: 20_000 };

let aheadMs = 0;

export class Problem extends Error {
  // `wait`: after so many seconds the house wants to be asked again; NaN where it does not say.
  constructor(status, body, wait) {
    super(body.detail ?? `The service answers ${status}.`);
    this.status = status;
    this.code = body.code ?? '';
    this.errors = body.errors ?? {};
    this.body = body;
    this.wait = wait;
  }
}

export class Gone extends Error {}

export function read(path, query = {}) {
  return ask(path + asked(query));
}

// `entry` is the caller's own id of what is sent: sent twice, it is recorded once.
export function send(path, body, { entry, type = 'application/json' } = {}) {
  const text = type === 'application/json' ? JSON.stringify(body) : body;
  const headers = { 'Content-Type': type, ...(entry && { 'Idempotency-Key': entry }) };
  return ask(path, { method: 'POST', headers, body: text });
}

export const end = (path) => ask(path, { method: 'DELETE' });

export const newEntry = () =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');

// The time in the house, in milliseconds: a tablet's own clock may be anywhere.
export const houseNow = () => Date.now() + aheadMs;

function asked(query) {
  const there = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return there.length ? `?${new URLSearchParams(there)}` : '';
}

async function ask(path, options = {}) {
  const answer = await reached(path, options);
  setClock(answer);
  const body = await answered(answer);
  if (!answer.ok) throw new Problem(answer.status, body ?? {}, Number(answer.headers.get('Retry-After') ?? NaN));
  if (body === null) throw new Gone('The answer is not from Paroli.');
  return body;
}

async function reached(path, options) {
  const signal = AbortSignal.timeout(PATIENCE_MS[options.method ?? 'GET']);
  try {
    return await fetch(path, { cache: 'no-cache', credentials: 'same-origin', signal, ...options });
  } catch (error) {
    throw new Gone('The service does not answer.', { cause: error });
  }
}

function setClock(answer) {
  const there = Date.parse(answer.headers.get('Date'));
  if (!Number.isNaN(there)) aheadMs = there - Date.now();
}

async function answered(answer) {
  try {
    return await answer.json();
  } catch {
    return null;
  }
}
