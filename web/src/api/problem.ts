/** What goes wrong between this page and the house: it said no (`Problem`), or nobody answered (`Gone`). */

import { Unreachable } from '../platform/unreachable.ts';

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

export { Unreachable };

/** Returns what an answer means that is not good, by its body read as JSON. */
export function errorOf(response: Response, body: unknown): Problem | Unreachable {
  // What stands between may answer for a server that is gone, in its own words.
  if (response.ok || !isRecord(body) || typeof body.code !== 'string')
    return new Unreachable(`Something else answers: ${response.status}.`);
  return new Problem(response.status, body, Number(response.headers.get('Retry-After') ?? NaN));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
