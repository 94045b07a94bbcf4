/** The way to the house. Whatever goes wrong is a Problem (it answered) or Gone (it did not). */

import { signal } from '@preact/signals';
import createClient, { type Middleware } from 'openapi-fetch';
import { Unreachable, Problem, errorOf } from './problem.ts';
import { send } from './send.ts';
import type { components, paths } from './schema.d.ts';

export type Schemas = components['schemas'];

const PATIENCE_MS: Readonly<Record<string, number>> = { GET: 20_000, DELETE: 20_000, POST: 120_000 };
const ASKS_WHO = new Set(['/v1/me', '/v1/sign-ins']);

/** What the house said when it no longer knew this device; null while it does. */
export const locked = signal<string | null>(null);

let aheadMs = 0;

/** The time in the house, in milliseconds: a tablet's own clock may be anywhere. */
export const serverNow = (): number => Date.now() + aheadMs;

const reached = (request: Request): Promise<Response> =>
  send(request, { cache: 'no-cache', credentials: 'same-origin' }, PATIENCE_MS[request.method] ?? 20_000);

const plainly: Middleware = {
  async onResponse({ response, schemaPath }) {
    const there = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(there)) aheadMs = there - Date.now();
    if (response.ok) return undefined;
    const wrong = errorOf(response, await response.json().catch(() => null));
    if (wrong instanceof Problem && wrong.status === 401 && !ASKS_WHO.has(schemaPath))
      locked.value = wrong.detail;
    throw wrong;
  },
};

const origin = typeof location === 'undefined' ? '' : location.origin;

/** The typed client; `given` takes what it answers. */
export const client = createClient<paths>({ baseUrl: origin, fetch: reached });
client.use(plainly);

/** What the house gave. Raises: `Problem`, `Gone`. */
export async function unwrap<Answer>(asked: Promise<{ data?: Answer }>): Promise<NonNullable<Answer>> {
  const { data } = await asked.catch((error: unknown) => {
    throw error instanceof SyntaxError ? new Unreachable('The answer is not from Paroli.') : error;
  });
  if (data === undefined || data === null) throw new Unreachable('The answer is not from Paroli.');
  return data;
}
