/** The way to the house. Whatever goes wrong is a Problem (it answered) or Gone (it did not). */

import { signal } from '@preact/signals';
import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

export type Schemas = components['schemas'];

const PATIENCE_MS: Readonly<Record<string, number>> = { GET: 20_000, DELETE: 20_000, POST: 120_000 };
const ASKS_WHO = new Set(['/v1/me', '/v1/sign-ins']);

/** The house answered, and the answer is no. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  /** Every member of the problem: the figures behind it. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** What is wrong by field, as the house nests it. */
  readonly errors: Readonly<Record<string, unknown>>;
  /** Seconds after which the house wants to be asked again; NaN where it does not say. */
  readonly retryAfter: number;

  constructor(status: number, facts: Record<string, unknown>, retryAfter = NaN) {
    const detail = text(facts.detail) || `The service answers ${status}.`;
    super(detail);
    this.status = status;
    this.code = text(facts.code);
    this.title = text(facts.title);
    this.detail = detail;
    this.facts = facts;
    this.errors = isRecord(facts.errors) ? facts.errors : {};
    this.retryAfter = retryAfter;
  }
}

/** The house did not answer, or what answered was not the house. */
export class Gone extends Error {}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the house said when it no longer knew this device; null while it does. */
export const locked = signal<string | null>(null);

let aheadMs = 0;

/** The time in the house, in milliseconds: a tablet's own clock may be anywhere. */
export const houseNow = (): number => Date.now() + aheadMs;

async function reached(request: Request): Promise<Response> {
  const asked = new Request(request, {
    cache: 'no-cache',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE_MS[request.method] ?? 20_000),
  });
  try {
    return await fetch(asked);
  } catch (error) {
    throw new Gone('The service does not answer.', { cause: error });
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => ({}));
  const again = Number(response.headers.get('Retry-After') ?? NaN);
  return new Problem(response.status, isRecord(body) ? body : {}, again);
}

const plainly: Middleware = {
  async onResponse({ response, schemaPath }) {
    const there = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(there)) aheadMs = there - Date.now();
    if (response.ok) return undefined;
    const problem = await problemOf(response);
    if (problem.status === 401 && !ASKS_WHO.has(schemaPath)) locked.value = problem.detail;
    throw problem;
  },
};

const origin = typeof location === 'undefined' ? '' : location.origin;

/** The typed client; `given` takes what it answers. */
export const house = createClient<paths>({ baseUrl: origin, fetch: reached });
house.use(plainly);

/** What the house gave. Raises: `Problem`, `Gone`. */
export async function given<Answer>(asked: Promise<{ data?: Answer }>): Promise<NonNullable<Answer>> {
  const { data } = await asked.catch((error: unknown) => {
    throw error instanceof SyntaxError ? new Gone('The answer is not from Paroli.') : error;
  });
  if (data === undefined || data === null) throw new Gone('The answer is not from Paroli.');
  return data;
}

/** The caller's own id of what is sent: sent twice, it is recorded once. Works over plain http too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The header that makes what is sent twice be recorded once. */
export const once = (key: string): { 'Idempotency-Key': string } => ({ 'Idempotency-Key': key });
