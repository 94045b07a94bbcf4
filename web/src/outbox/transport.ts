/** The HTTP requests of an outbox. */

import { idempotencyHeader, newId } from '../api/idempotency-key.ts';
import { Unreachable, errorOf, expectContent } from '../api/problem.ts';
import { withWholeBody } from '../api/send.ts';
import type { RefusalReason } from './entry.ts';
import type { LineValue, OpenField, SessionView } from './ports.ts';
import type { EntryResult, Row } from './storage/rows.ts';
import type { Browser } from '../platform/browser.ts';
import { isCorrection } from './undo/session-entries.ts';

/** After this time a request is aborted. The next attempt sends the same keys. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** A view and its ETag; null if the view has not changed since the ETag in the request. */
export type FetchedView<View extends SessionView> = { table: View; tag: string } | null;

/** The requests of one session. They reject with `Problem` or `Unreachable`. */
export class Transport<View extends SessionView> {
  readonly #path: string;
  readonly #browser: Browser;
  readonly #pendingRequests = new Set<AbortController>();

  constructor(session: string, browser: Browser) {
    this.#path = `/v1/sessions/${session}`;
    this.#browser = browser;
  }

  /** Sends entries, or one correction. The server stops at the first refused entry. Returns the results up to it. */
  async send(rows: readonly Row[]): Promise<EntryResult[]> {
    const [first] = rows;
    if (first && isCorrection(first.entry)) return [await this.#sendCorrection(first)];
    const body = { entries: rows.map((row) => row.entry), mode: 'until_refused' };
    const answer = await this.#post(`${this.#path}/entries`, body);
    const results = answer['results'];
    expectContent(Array.isArray(results));
    const now = this.#browser.clock.now();
    return results.map((result: Record<string, unknown>) => entryResult(result, now));
  }

  async #sendCorrection({ key, entry }: Row): Promise<EntryResult> {
    const answer = await this.#post(`${this.#path}/corrections`, entry['body'], key, entry.shown?.version);
    expectContent(typeof answer['version'] === 'number');
    return entryResult({ ...answer, key }, this.#browser.clock.now());
  }

  /** Returns the view, or null if it still has the ETag `tag`. */
  async fetchView(tag: string | null): Promise<FetchedView<View>> {
    const headers = tag ? { 'If-None-Match': tag } : undefined;
    const response = await this.#request(this.#path, { cache: 'no-store', ...(headers && { headers }) });
    if (response.status === 304) return null;
    const table = (await readBody(response)) as unknown as View;
    expectContent(typeof table.version === 'number');
    return { table, tag: response.headers.get('ETag') ?? '' };
  }

  /** Returns the next field of an entry after its first values, or null if the entry is complete. */
  async fetchField(verb: string, values: readonly LineValue[]): Promise<OpenField | null> {
    const query = new URLSearchParams(values.map((value) => ['value', String(value)]));
    const body = await readBody(
      await this.#request(`${this.#path}/offers/${verb}?${query}`, { cache: 'no-store' }),
    );
    expectContent('field' in body);
    return body['field'] as OpenField | null;
  }

  async takePen(): Promise<void> {
    await this.#post(`${this.#path}/pen`, {});
  }

  abortRequests(): void {
    this.#pendingRequests.forEach((request) => request.abort());
  }

  async #post(
    path: string,
    body: unknown,
    key = newId(),
    version?: number,
  ): Promise<Record<string, unknown>> {
    const headers = { 'Content-Type': 'application/json', ...idempotencyHeader(key, version) };
    return readBody(await this.#request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  async #request(path: string, init: RequestInit): Promise<Response> {
    const controller = new AbortController();
    this.#pendingRequests.add(controller);
    const cancelTimeout = this.#browser.clock.later(REQUEST_TIMEOUT_MS, () => controller.abort());
    try {
      const response = await this.#browser.fetch(path, {
        ...init,
        credentials: 'same-origin',
        signal: controller.signal,
      });
      return await withWholeBody(response);
    } catch (error) {
      throw new Unreachable('The service does not answer.', { cause: error });
    } finally {
      cancelTimeout();
      this.#pendingRequests.delete(controller);
    }
  }
}

/** Returns the code, title, detail and further fields of a problem. */
export function refusalReason(body: Readonly<Record<string, unknown>>): RefusalReason {
  const { type: _type, status: _status, key: _key, code, title, detail, ...facts } = body;
  return { code: textOrEmpty(code), title: textOrEmpty(title), detail: textOrEmpty(detail), facts };
}

function entryResult(result: Record<string, unknown>, now: number): EntryResult {
  const key = textOrEmpty(result['key']);
  if (Number(result['status']) >= 400) return { key, refused: refusalReason(result) };
  const version = Number(result['version']);
  return { key, recorded: { version, settled: result['settled'] === true, at: now } };
}

async function readBody(response: Response): Promise<Record<string, unknown>> {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (response.ok && body) return body;
  throw errorOf(response, body);
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
