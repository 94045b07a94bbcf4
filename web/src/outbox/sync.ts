/** Sends the entries of an outbox and fetches the server view, one request after another. */

import { signal } from '@preact/signals';
import { Unreachable, Problem } from '../api/problem.ts';
import type { SessionState } from './state.ts';
import type { Connectivity } from '../live/connectivity.ts';
import type { EntryResult, Row, Rows } from './storage/rows.ts';
import {
  withResults,
  isUncertain,
  withBatchMarkedSent,
  withFirstHeld,
  nextBatch,
  rowsToSend,
  withRetries,
} from './storage/rows.ts';
import { rebase } from './preview/rebase.ts';
import { mayBeOvertaken } from './recorded-by-others.ts';
import type { StoredSession, Durability } from './storage/storage.ts';
import type { Browser } from '../platform/browser.ts';
import type { SessionView } from './ports.ts';
import type { Transport } from './transport.ts';
import { refusalReason } from './transport.ts';

/** The most entries in one request. */
export const BATCH_MAX = 100;

/** After this many server errors for a single entry, the entry is treated as refused. */
const SERVER_ERRORS_MAX = 4;

/** The refusal codes that come from no rule of the game: the same entry may be sent again. */
export const RETRYABLE_CODES = new Set([
  'broken',
  'forbidden',
  'cross_site',
  'not_found',
  'unknown_session',
  'pen_elsewhere',
]);

interface SyncParts<View extends SessionView> {
  id: string;
  state: SessionState<View>;
  transport: Transport<View>;
  connectivity: Connectivity;
  browser: Browser;
}

export class OutboxSync<View extends SessionView> {
  /** Whether the server has no such session for this device's key. */
  readonly isSessionMissing = signal(false);
  readonly #parts: SyncParts<View>;
  #isViewStale = true;
  #batchLimit = BATCH_MAX;
  #serverErrors = 0;
  #isRunning = false;
  #isRequested = false;
  #isClosed = false;
  #hasTakenControl = false;

  constructor(parts: SyncParts<View>) {
    this.#parts = parts;
  }

  /** Sends and fetches until nothing is left to do, or the server asks for a pause. */
  run(): void {
    this.#isRequested = true;
    if (!this.#isRunning) void this.#runUntilIdle();
  }

  /** Marks the server view as stale, and runs. */
  refresh(): void {
    this.#isViewStale = true;
    this.run();
  }

  /** Sends entries again that were refused with one of these codes. */
  async retry(codes: ReadonlySet<string> = RETRYABLE_CODES): Promise<void> {
    await this.#changeRows((rows) => withRetries(rows, codes));
    this.refresh();
  }

  /**
   * Sends the entries that wait for control. If the server's newest view shows that other devices may have overtaken
   * them, they wait for a decision.
   */
  sendInControl(): void {
    this.#hasTakenControl = true;
    this.refresh();
  }

  /** Holds nothing any more because control was taken: the user has decided. */
  endDecision(): void {
    this.#hasTakenControl = false;
  }

  close(): void {
    this.#isClosed = true;
  }

  async #runUntilIdle(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#isRequested && !this.#isClosed) {
        this.#isRequested = false;
        while (!this.#isClosed && !this.#parts.connectivity.isPaused && (await this.#runStep()));
      }
    } finally {
      this.#isRunning = false;
    }
  }

  /** Makes one request. Returns false if there was none to make, or it failed. */
  async #runStep(): Promise<boolean> {
    const { rows } = this.#parts.state.current.peek();
    const mayBeStale = this.#isViewStale || !this.#parts.connectivity.isUp;
    const isCertain = !rows.some(isUncertain);
    // The view is fetched first, to test the connection before entries are marked as sent. Uncertain rows are sent
    // before the view, because a view that may include them cannot be taken over.
    if (mayBeStale && isCertain) return this.#attempt(() => this.#refreshView());
    if (this.#hasTakenControl && isCertain) return this.#decideInControl();
    if (rowsToSend(rows).length) return this.#attempt(() => this.#send());
    this.#batchLimit = BATCH_MAX;
    return false;
  }

  async #decideInControl(): Promise<boolean> {
    this.#hasTakenControl = false;
    await this.#changeRows((rows, stored) => {
      const retried = withRetries(rows, new Set(['pen_elsewhere']));
      return mayBeOvertaken(stored) ? withFirstHeld(retried) : retried;
    });
    return true;
  }

  async #attempt(request: () => Promise<boolean>): Promise<boolean> {
    try {
      return await request();
    } catch (error) {
      if (!this.#isClosed) this.#parts.connectivity.reportFailure(error);
      return false;
    }
  }

  async #refreshView(): Promise<boolean> {
    const { id, state, transport, browser } = this.#parts;
    this.#isViewStale = false;
    try {
      const asked = browser.clock.now();
      const tag = state.current.peek().serverView?.tag ?? null;
      const fetched = await transport.fetchView(tag);
      if (this.#isClosed) return false;
      this.#parts.connectivity.reportSuccess();
      await state.changeStored((stored) => rebase(stored, fetched, { session: id, tag, asked }), 'relaxed');
      this.isSessionMissing.value = false;
    } catch (error) {
      this.#isViewStale = true;
      if (!isSessionMissing(error)) throw error;
      this.#parts.connectivity.reportSuccess();
      this.#isViewStale = false;
      this.isSessionMissing.value = true;
    }
    return true;
  }

  /** Sends the next batch. If the browser has locks, only one tab sends at a time. */
  async #send(): Promise<boolean> {
    const { browser, id } = this.#parts;
    const send = (): Promise<boolean> => this.#sendBatch();
    return browser.locks ? browser.locks.request(`paroli-send-${id}`, {}, send) : send();
  }

  async #sendBatch(): Promise<boolean> {
    const limit = this.#batchLimit;
    let uncertainBefore: readonly Row[] = [];
    const { rows } = await this.#changeRows((stored) => {
      uncertainBefore = nextBatch(stored, limit).filter(isUncertain);
      return withBatchMarkedSent(stored, limit);
    });
    const batch = nextBatch(rows, limit);
    if (!batch.length || this.#isClosed) return true;
    const { results, isComplete } = await this.#resultsOf(batch);
    const sentKeys = batch.map((row) => row.key);
    if (!results.some((result) => sentKeys.includes(result.key)))
      throw new Unreachable('The answer is to another request.');
    // If the server refused the whole request, an earlier request may still have recorded the uncertain rows.
    const certainKeys = isComplete
      ? sentKeys
      : sentKeys.filter((key) => !uncertainBefore.some((row) => row.key === key));
    this.#parts.connectivity.reportSuccess();
    if (results.some((result) => 'refused' in result)) this.#batchLimit = BATCH_MAX;
    this.#serverErrors = 0;
    this.#isViewStale = true;
    await this.#changeRows((stored) => withResults(stored, certainKeys, results), 'relaxed');
    return true;
  }

  /** Sends a batch. `isComplete` is false if the server refused the whole request because of one entry. */
  async #resultsOf(batch: readonly Row[]): Promise<{ results: readonly EntryResult[]; isComplete: boolean }> {
    try {
      return { results: await this.#parts.transport.send(batch), isComplete: true };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const refusedRow = this.#findRefusedRow(error, batch);
      if (refusedRow)
        return {
          results: [{ key: refusedRow.key, refused: refusalReason(error.facts) }],
          isComplete: false,
        };
      this.#batchLimit = 1;
      if (error.status >= 500) throw error;
      return { ...(await this.#resultsOf(batch.slice(0, 1))), isComplete: false };
    }
  }

  /** Returns the entry because of which a request was refused, if that is known. */
  #findRefusedRow(problem: Problem, batch: readonly Row[]): Row | undefined {
    if (problem.status === 401 || problem.status === 429 || problem.status === 503) throw problem;
    if (problem.status >= 500) this.#serverErrors += 1;
    const positions = Object.keys(problem.errors).flatMap((path) => /^entries\.(\d+)/.exec(path)?.[1] ?? []);
    if (positions.length) return batch[Math.min(...positions.map(Number))];
    const isOnlyCause =
      batch.length === 1 && (problem.status < 500 || this.#serverErrors >= SERVER_ERRORS_MAX);
    return isOnlyCause ? batch[0] : undefined;
  }

  #changeRows(
    change: (rows: Rows, stored: StoredSession<View>) => Rows,
    durability: Durability = 'strict',
  ): Promise<StoredSession<View>> {
    return this.#parts.state.changeStored((session) => {
      const rows = change(session.rows, session);
      return rows === session.rows ? session : { ...session, rows };
    }, durability);
  }
}

function isSessionMissing(error: unknown): boolean {
  return error instanceof Problem && (error.status === 403 || error.status === 404);
}
