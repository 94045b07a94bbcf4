/** What the books ask of the server, and what its answers mean. */

import { newId, idempotencyHeader } from '../api/idempotency-key.ts';
import { Unreachable, errorOf } from '../api/problem.ts';
import type { Refused } from './entry.ts';
import type { SessionView } from './ports.ts';
import type { Fate, Row } from './rows.ts';
import type { Browser } from '../platform/browser.ts';

/** After this an answer is not waited for; the same keys are sent again. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** What a look at a table gave: null where it is as `tag` says. */
export type Seen<View extends SessionView> = { table: View; tag: string } | null;

/** The requests of one session. All reject with `Problem` or `Gone`. */
export class Transport<View extends SessionView> {
  readonly #path: string;
  readonly #around: Browser;
  readonly #asking = new Set<AbortController>();

  constructor(session: string, around: Browser) {
    this.#path = `/v1/sessions/${session}`;
    this.#around = around;
  }

  /** Sends entries until one is refused. Returns what became of them, as far as it came. */
  async send(rows: readonly Row[]): Promise<Fate[]> {
    const body = { entries: rows.map((row) => row.entry), mode: 'until_refused' };
    const answer = await this.#post(`${this.#path}/entries`, body);
    const results = answer['results'];
    if (!Array.isArray(results)) throw new Unreachable('The answer is not from Paroli.');
    const now = this.#around.clock.now();
    return results.map((result: Record<string, unknown>) => fateOf(result, now));
  }

  /** Looks at the table unless it still is as `tag` says. */
  async look(tag: string | null): Promise<Seen<View>> {
    const headers = tag ? { 'If-None-Match': tag } : undefined;
    const response = await this.#ask(this.#path, { cache: 'no-store', ...(headers && { headers }) });
    if (response.status === 304) return null;
    const table = (await bodyOf(response)) as unknown as View;
    if (typeof table.version !== 'number') throw new Unreachable('The answer is not from Paroli.');
    return { table, tag: response.headers.get('ETag') ?? '' };
  }

  async takePen(): Promise<void> {
    await this.#post(`${this.#path}/pen`, {});
  }

  /** Waits for no answer any longer. */
  hangUp(): void {
    this.#asking.forEach((asking) => asking.abort());
  }

  async #post(path: string, body: unknown): Promise<Record<string, unknown>> {
    const headers = { 'Content-Type': 'application/json', ...idempotencyHeader(newId()) };
    return bodyOf(await this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  async #ask(path: string, how: RequestInit): Promise<Response> {
    const asking = new AbortController();
    this.#asking.add(asking);
    const stop = this.#around.clock.later(REQUEST_TIMEOUT_MS, () => asking.abort());
    try {
      const response = await this.#around.fetch(path, {
        ...how,
        credentials: 'same-origin',
        signal: asking.signal,
      });
      // The body belongs to the answer: a connection can break in the midst of it.
      return response.status === 304 ? response : new Response(await response.arrayBuffer(), response);
    } catch (error) {
      throw new Unreachable('The service does not answer.', { cause: error });
    } finally {
      stop();
      this.#asking.delete(asking);
    }
  }
}

/** Returns a problem's code, title, sentence and the facts behind it. */
export function refusedOf(body: Readonly<Record<string, unknown>>): Refused {
  const { type: _type, status: _status, key: _key, code, title, detail, ...facts } = body;
  return { code: said(code), title: said(title), detail: said(detail), facts };
}

function fateOf(result: Record<string, unknown>, now: number): Fate {
  const key = said(result['key']);
  if (Number(result['status']) >= 400) return { key, refused: refusedOf(result) };
  const version = Number(result['version']);
  return { key, recorded: { version, settled: result['settled'] === true, at: now } };
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (response.ok && body) return body;
  throw errorOf(response, body);
}

function said(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
