/** The two failures of a request: an error response (`Problem`) or no response (`Unreachable`). */

import { Unreachable } from '../platform/unreachable.ts';

/** Sentences by the path of the field; "body" is the body as a whole. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** An error response of the server, in the form of RFC 9457. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  /** All fields of the response's body. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The errors by the path of the field, such as "entries.3.card". */
  readonly errors: FieldMessages;
  /** The seconds from the `Retry-After` header; NaN without it. */
  readonly retryAfter: number;

  constructor(status: number, facts: Record<string, unknown>, retryAfter = NaN) {
    const detail = textOrEmpty(facts.detail) || `The service answers ${status}.`;
    super(detail);
    this.status = status;
    this.code = textOrEmpty(facts.code);
    this.title = textOrEmpty(facts.title);
    this.detail = detail;
    this.facts = facts;
    this.errors = fieldMessages(facts);
    this.retryAfter = retryAfter;
  }
}

export { Unreachable };

/** Whether the same request may succeed later: there was no response, or the server is busy or failed. */
export const mayRetry = (error: unknown): boolean =>
  error instanceof Problem ? error.status === 429 || error.status >= 500 : error instanceof Unreachable;

const REQUEST_TIMEOUT = 408;

/** Raises: `Unreachable` if a response does not have the content that Paroli sends, as from a proxy. */
export function expectContent(isExpected: boolean): asserts isExpected {
  if (!isExpected) throw new Unreachable('The response is not from Paroli.');
}

/** Returns the error of a failed response with this JSON body. */
export function errorOf(response: Response, body: unknown): Problem | Unreachable {
  // The line is too slow. Nothing was recorded, so the same request is sent again.
  if (response.status === REQUEST_TIMEOUT) return new Unreachable('The request did not arrive in time.');
  // A proxy may respond in its own format if the server is down.
  if (response.ok || !isRecord(body) || typeof body.code !== 'string')
    return new Unreachable(`The response is not from Paroli: ${response.status}.`);
  return new Problem(response.status, body, Number(response.headers.get('Retry-After') ?? NaN));
}

/** Returns the errors in the facts of a problem, by the path of the field. */
export function fieldMessages({ errors }: Readonly<Record<string, unknown>>): FieldMessages {
  // A device may have stored a refusal of an earlier version, where other shapes were possible.
  const named = isRecord(errors)
    ? Object.entries(errors).filter(([, messages]) => Array.isArray(messages))
    : [];
  return Object.fromEntries(named) as FieldMessages;
}

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
