/** What is asked of the service for pages that only show. */

import { Unreachable, errorOf } from './problem.ts';
import { send } from './send.ts';

/** After this an answer is not waited for. */
const PATIENCE_MS = 10_000;

export interface How {
  /** What is known already: the answer may be that it is so still. */
  tag?: string | null;
  /** A key that is asked for in place of this device's own. */
  bearer?: string;
  /** What is posted; without it the question is a look. */
  body?: unknown;
}

/** `value` is null where all is as the tag said. */
export interface Answer<T> {
  value: T | null;
  tag: string | null;
}

/** Rejects with `Problem` where the service says no, with `Gone` where nobody answers. */
export async function ask<T>(path: string, how: How = {}): Promise<Answer<T>> {
  const response = await answered(path, how);
  const tag = response.headers.get('ETag');
  if (response.status === 304) return { value: null, tag };
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return { value: body as T, tag };
  throw errorOf(response, body);
}

/** The same for what has no tag. */
export async function fetchJson<T>(path: string, how: How = {}): Promise<T> {
  const { value } = await ask<T>(path, how);
  if (value === null) throw new Unreachable('The answer is empty.');
  return value;
}

function answered(path: string, how: How): Promise<Response> {
  const posted = how.body === undefined ? {} : { method: 'POST', body: JSON.stringify(how.body) };
  const credentials = how.bearer ? 'omit' : 'same-origin';
  return send(path, { ...posted, headers: headersOf(how), credentials, cache: 'no-store' }, PATIENCE_MS);
}

function headersOf({ tag, bearer, body }: How): Record<string, string> {
  return {
    ...(tag && { 'If-None-Match': tag }),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
}
