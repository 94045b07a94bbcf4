/** The typed HTTP client. Every failure is a `Problem` (an error response) or `Unreachable` (no response). */

import { signal } from '@preact/signals';
import createClient, { type Middleware } from 'openapi-fetch';
import { Problem, errorOf, expectContent } from './problem.ts';
import { send } from './send.ts';
import type { components, paths } from './schema.d.ts';

export type Schemas = components['schemas'];

const TIMEOUT_MS: Readonly<Record<string, number>> = { GET: 20_000, DELETE: 20_000, POST: 120_000 };
const SIGN_IN_PATHS = new Set(['/v1/me', '/v1/sign-ins']);

/** The detail of the response that signed this device out, '' if the page asked for it; null while signed in. */
export const signOutReason = signal<string | null>(null);

let serverAheadMs = 0;

/** Returns the server's time in milliseconds, because a device's own clock may be wrong. */
export const serverNow = (): number => Date.now() + serverAheadMs;

const fetchWithTimeout = (request: Request): Promise<Response> =>
  send(request, { cache: 'no-cache', credentials: 'same-origin' }, TIMEOUT_MS[request.method] ?? 20_000);

let signIns = 0;
const signInOf = new WeakMap<Request, number>();

/** Notes that this device has a new key: a response to a request of the former key no longer signs it out. */
export function noteSignIn(): void {
  signIns += 1;
  signOutReason.value = null;
}

const throwErrors: Middleware = {
  onRequest({ request }) {
    signInOf.set(request, signIns);
  },
  async onResponse({ request, response, schemaPath }) {
    const serverTime = Date.parse(response.headers.get('Date') ?? '');
    if (!Number.isNaN(serverTime)) serverAheadMs = serverTime - Date.now();
    if (response.ok) return undefined;
    const error = errorOf(response, await response.json().catch(() => null));
    const isRefused = error instanceof Problem && error.status === 401 && !SIGN_IN_PATHS.has(schemaPath);
    if (isRefused && signInOf.get(request) === signIns) signOutReason.value = error.detail;
    throw error;
  },
};

const origin = typeof location === 'undefined' ? '' : location.origin;

/** The typed client; pass its responses to `unwrap`. */
export const client = createClient<paths>({ baseUrl: origin, fetch: fetchWithTimeout });
client.use(throwErrors);

/** Returns the data of a response. Raises: `Problem`, `Unreachable`. */
export async function unwrap<Data>(response: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await response.catch((error: unknown) => {
    expectContent(!(error instanceof SyntaxError));
    throw error;
  });
  expectContent(data !== undefined && data !== null);
  return data;
}
