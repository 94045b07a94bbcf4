/** JSON requests with an ETag or another key, for pages that only show data. */

import { errorOf, expectContent } from './problem.ts';
import { send } from './send.ts';

const TIMEOUT_MS = 10_000;

export interface RequestOptions {
  /** The ETag of the known value. */
  tag?: string | null;
  /** A key to send in place of this device's cookie. */
  bearer?: string;
  /** The body of a POST request; without it the request is a GET. */
  body?: unknown;
}

/** A value and its ETag; `value` is null if it has not changed since the ETag in the request. */
export interface TaggedValue<T> {
  value: T | null;
  tag: string | null;
}

/** Returns a value with its ETag. Raises: `Problem`, `Unreachable`. */
export async function fetchTagged<T>(path: string, options: RequestOptions = {}): Promise<TaggedValue<T>> {
  const response = await request(path, options);
  const tag = response.headers.get('ETag');
  if (response.status === 304) return { value: null, tag };
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return { value: body as T, tag };
  throw errorOf(response, body);
}

/** Returns a value without an ETag. Raises: `Problem`, `Unreachable`. */
export async function fetchJson<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { value } = await fetchTagged<T>(path, options);
  expectContent(value !== null);
  return value;
}

function request(path: string, options: RequestOptions): Promise<Response> {
  const post = options.body === undefined ? {} : { method: 'POST', body: JSON.stringify(options.body) };
  const credentials = options.bearer ? 'omit' : 'same-origin';
  return send(path, { ...post, headers: headersOf(options), credentials, cache: 'no-store' }, TIMEOUT_MS);
}

function headersOf({ tag, bearer, body }: RequestOptions): Record<string, string> {
  return {
    ...(tag && { 'If-None-Match': tag }),
    ...(bearer && { Authorization: `Bearer ${bearer}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
}
