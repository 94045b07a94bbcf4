/** One session's outbox and ink as this tab shows them: what is kept for all tabs, and own changes at once. */

import { batch, computed, signal } from '@preact/signals';
import type { Change, StoredSession, Durability, OutboxStorage } from './storage.ts';
import { memoryStorage } from './storage.ts';
import type { Channel } from '../platform/browser.ts';
import type { OutboxBrowser } from './browser.ts';
import type { SessionView } from './ports.ts';

const CHANNEL = 'paroli.books';
const NOTHING = { rows: [], ink: null };

export class SessionState<View extends SessionView> {
  readonly #session: string;
  readonly #around: OutboxBrowser;
  readonly #known = signal<StoredSession<View>>(NOTHING);
  readonly #coming = signal<readonly Change<View>[]>([]);
  readonly #channel: Channel | null;
  #shelf: Promise<OutboxStorage>;
  #turn: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** Whether what is entered outlives this page. */
  readonly kept = signal(true);
  /** What is kept, and every change that is on its way there. */
  readonly now = computed(() => this.#coming.value.reduce((desk, change) => change(desk), this.#known.value));

  /** Calls `heard` after another tab has changed something. */
  constructor(session: string, around: OutboxBrowser, heard: () => void) {
    this.#session = session;
    this.#around = around;
    this.#shelf = around.shelf().catch(() => this.#inMemory());
    this.#channel = around.channel(CHANNEL);
    this.#channel?.addEventListener('message', ({ data }) => {
      if (data === session) void this.refresh().then(heard);
    });
  }

  /** Reads again what is kept. */
  refresh(): Promise<StoredSession<View>> {
    return this.#inTurn(async (shelf) => {
      const desk = (await shelf.read(this.#session)) as StoredSession<View>;
      this.#tell(() => this.#learn(desk));
      return desk;
    });
  }

  /** Changes what is kept, in the order of the calls; this tab shows it at once. */
  change(change: Change<View>): Promise<StoredSession<View>> {
    this.#coming.value = [...this.#coming.value, change];
    // A tap is noted by now: it is seen before it is kept.
    return this.changeQuietly(change, 'strict', this.#around.painted());
  }

  /** Changes what is kept; this tab shows it as soon as it is. */
  changeQuietly(
    change: Change<View>,
    durability: Durability = 'strict',
    shown?: Promise<void>,
  ): Promise<StoredSession<View>> {
    return this.#inTurn(async (shelf) => {
      await shown;
      let before: StoredSession<View> = NOTHING;
      // What is stored of this session is its game's view.
      const noted = (desk: StoredSession): StoredSession => change((before = desk as StoredSession<View>));
      const after = (await shelf.change(this.#session, noted, durability)) as StoredSession<View>;
      this.#tell(() => {
        this.#learn(after);
        this.#coming.value = this.#coming.peek().filter((other) => other !== change);
      });
      if (after !== before && !this.#closed) this.#channel?.postMessage(this.#session);
      if (!this.kept.peek()) void this.#takeFromDisk(before, after);
      return after;
    });
  }

  /** What is on its way to be kept is kept still, and told to nobody. */
  close(): void {
    this.#closed = true;
    this.#channel?.close();
    void this.#turn.then(async () => (await this.#shelf).close());
  }

  /** Changes what is shown. Whoever shows it and fails at that is no reason to give up what is kept. */
  #tell(change: () => void): void {
    try {
      batch(change);
    } catch (error) {
      reportError(error);
    }
  }

  /** What has left in memory must not come back from a disk that was full: to take away needs no room. */
  async #takeFromDisk(before: StoredSession<View>, after: StoredSession<View>): Promise<void> {
    const gone = before.rows.filter((row) => !after.rows.some((other) => other.key === row.key));
    if (!gone.length) return;
    const rest = (desk: StoredSession): StoredSession => ({
      ...desk,
      rows: desk.rows.filter((row) => !gone.some((other) => other.key === row.key)),
    });
    const shelf = await this.#around.shelf().catch(() => null);
    await shelf?.change(this.#session, rest, 'strict').catch(() => undefined);
    shelf?.close();
  }

  /** What was read is a copy: ink that is known already stays the very same to those who show it. */
  #learn(desk: StoredSession<View>): void {
    const known = this.#known.peek().ink;
    const same = known && desk.ink && known.tag === desk.ink.tag && known.asked === desk.ink.asked;
    this.#known.value = same ? { rows: desk.rows, ink: known } : desk;
  }

  #inTurn(step: (shelf: OutboxStorage) => Promise<StoredSession<View>>): Promise<StoredSession<View>> {
    const done = this.#turn.then(async () => {
      try {
        return await step(await this.#shelf);
      } catch {
        return this.#onOtherShelf(step);
      }
    });
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** A browser may close a database under a page; opened again it may do. Otherwise goes on in memory. */
  async #onOtherShelf(
    step: (shelf: OutboxStorage) => Promise<StoredSession<View>>,
  ): Promise<StoredSession<View>> {
    try {
      this.#shelf = this.#around.shelf();
      return await step(await this.#shelf);
    } catch {
      this.#shelf = Promise.resolve(this.#inMemory());
      return step(await this.#shelf);
    }
  }

  /** The device keeps nothing, or no more. What it has kept already may be sent twice: its keys are the same. */
  #inMemory(): OutboxStorage {
    const { memory } = this.#around;
    this.kept.value = false;
    if (!memory.has(this.#session)) memory.set(this.#session, this.#known.peek());
    return memoryStorage(memory);
  }
}
