/** Sends what waits and reads the ink anew, one request after another. */

import { signal } from '@preact/signals';
import { Unreachable, Problem } from '../api/problem.ts';
import type { SessionState } from './state.ts';
import type { Connectivity } from '../live/connectivity.ts';
import type { Fate, Row, Rows } from './rows.ts';
import { answered, isUnknown, marked, nextOf, sendable, tryingAgain } from './rows.ts';
import { rebase } from './rebase.ts';
import type { StoredSession, Durability } from './storage.ts';
import type { Browser } from '../platform/browser.ts';
import type { SessionView } from './ports.ts';
import type { Transport } from './transport.ts';
import { refusedOf } from './transport.ts';

/** As many entries as one request takes with it. */
export const MOST = 100;

/** After so many answers that something is broken the entry alone may be the reason. */
const BROKEN_MOST = 4;

/** Codes that are no rule of the game: the same entry may be sent again. */
export const NO_RULES = new Set([
  'broken',
  'forbidden',
  'cross_site',
  'not_found',
  'unknown_session',
  'pen_elsewhere',
]);

interface Office<View extends SessionView> {
  session: string;
  desk: SessionState<View>;
  wire: Transport<View>;
  reach: Connectivity;
  around: Browser;
}

export class OutboxSync<View extends SessionView> {
  /** Whether the server says that this key knows no such session. */
  readonly missing = signal(false);
  readonly #office: Office<View>;
  #stale = true;
  #most = MOST;
  #broken = 0;
  #going = false;
  #asked = false;
  #closed = false;

  constructor(office: Office<View>) {
    this.#office = office;
  }

  /** Does what there is to do, unless the server asked to be left alone. */
  go(): void {
    this.#asked = true;
    if (!this.#going) void this.#rounds();
  }

  /** The ink may be old. */
  look(): void {
    this.#stale = true;
    this.go();
  }

  /** Lets entries be sent again that no rule of the game refused. */
  async tryAgain(codes: ReadonlySet<string> = NO_RULES): Promise<void> {
    await this.#change((rows) => tryingAgain(rows, codes));
    this.look();
  }

  close(): void {
    this.#closed = true;
  }

  async #rounds(): Promise<void> {
    this.#going = true;
    try {
      while (this.#asked && !this.#closed) {
        this.#asked = false;
        while (!this.#closed && !this.#office.reach.held && (await this.#step()));
      }
    } finally {
      this.#going = false;
    }
  }

  /** Makes one request; false where there is none to make, or it failed. */
  async #step(): Promise<boolean> {
    const { rows } = this.#office.desk.now.peek();
    const mayBeOld = this.#stale || !this.#office.reach.up;
    // Nothing is given out of hand on a line that may be dead, and no ink is taken in over an open question.
    if (mayBeOld && !rows.some(isUnknown)) return this.#tried(() => this.#look());
    if (sendable(rows).length) return this.#tried(() => this.#send());
    this.#most = MOST;
    return false;
  }

  async #tried(request: () => Promise<boolean>): Promise<boolean> {
    try {
      return await request();
    } catch (error) {
      if (!this.#closed) this.#office.reach.failed(error);
      return false;
    }
  }

  async #look(): Promise<boolean> {
    const { desk, wire, around, session } = this.#office;
    this.#stale = false;
    try {
      const asked = around.clock.now();
      const tag = desk.now.peek().ink?.tag ?? null;
      const seen = await wire.look(tag);
      if (this.#closed) return false;
      this.#office.reach.ok();
      await desk.changeQuietly((now) => rebase(now, seen, { session, tag, asked }), 'relaxed');
      this.missing.value = false;
    } catch (error) {
      this.#stale = true;
      if (!isMissing(error)) throw error;
      this.#office.reach.ok();
      this.#stale = false;
      this.missing.value = true;
    }
    return true;
  }

  /** Sends the next rows; where tabs share a lock, while no other tab does. */
  async #send(): Promise<boolean> {
    const { around, session } = this.#office;
    const send = (): Promise<boolean> => this.#sendNow();
    return around.locks ? around.locks.request(`paroli-send-${session}`, {}, send) : send();
  }

  async #sendNow(): Promise<boolean> {
    const most = this.#most;
    let open: readonly Row[] = [];
    const { rows } = await this.#change((there) => {
      open = nextOf(there, most).filter(isUnknown);
      return marked(there, most);
    });
    const going = nextOf(rows, most);
    if (!going.length || this.#closed) return true;
    const { fates, each } = await this.#fates(going);
    const asked = going.map((row) => row.key);
    if (!fates.some((fate) => asked.includes(fate.key)))
      throw new Unreachable('The answer is to another request.');
    // A request that is refused as a whole says nothing of what may have been recorded by one before it.
    const keys = each ? asked : asked.filter((key) => !open.some((row) => row.key === key));
    this.#office.reach.ok();
    if (fates.some((fate) => 'refused' in fate)) this.#most = MOST;
    this.#broken = 0;
    this.#stale = true;
    await this.#change((there) => answered(there, keys, fates), 'relaxed');
    return true;
  }

  /** Returns what became of entries; `each`: of every one, where the request was not refused as a whole for one. */
  async #fates(going: readonly Row[]): Promise<{ fates: readonly Fate[]; each: boolean }> {
    try {
      return { fates: await this.#office.wire.send(going), each: true };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const guilty = this.#guilty(error, going);
      if (guilty) return { fates: [{ key: guilty.key, refused: refusedOf(error.facts) }], each: false };
      this.#most = 1;
      if (error.status >= 500) throw error;
      return { ...(await this.#fates(going.slice(0, 1))), each: false };
    }
  }

  /** Returns the one entry for which a request was refused, if it can be told. */
  #guilty(problem: Problem, going: readonly Row[]): Row | undefined {
    if (problem.status === 401 || problem.status === 429 || problem.status === 503) throw problem;
    if (problem.status >= 500) this.#broken += 1;
    const said = Object.keys(problem.errors['entries'] ?? {});
    if (said.length) return going[Math.min(...said.map(Number))];
    const alone = going.length === 1 && (problem.status < 500 || this.#broken >= BROKEN_MOST);
    return alone ? going[0] : undefined;
  }

  #change(change: (rows: Rows) => Rows, durability: Durability = 'strict'): Promise<StoredSession<View>> {
    return this.#office.desk.changeQuietly((desk) => {
      const rows = change(desk.rows);
      return rows === desk.rows ? desk : { ...desk, rows };
    }, durability);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Problem && (error.status === 403 || error.status === 404);
}
