/** The state of one session in this tab: what is stored for all tabs, with this tab's pending changes applied. */

import { batch, computed, signal } from '@preact/signals';
import type { Change, StoredSession, Durability, OutboxStorage } from './storage/storage.ts';
import { memoryStorage, STORAGE_CHANNEL } from './storage/storage.ts';
import type { Channel } from '../platform/browser.ts';
import type { OutboxBrowser } from './browser.ts';
import type { SessionView } from './ports.ts';

const EMPTY = { rows: [], serverView: null };

export class SessionState<View extends SessionView> {
  readonly #session: string;
  readonly #browser: OutboxBrowser;
  readonly #stored = signal<StoredSession<View>>(EMPTY);
  readonly #pendingChanges = signal<readonly Change<View>[]>([]);
  readonly #channel: Channel | null;
  #storage: Promise<OutboxStorage>;
  #queue: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** Whether entries survive when this page closes. */
  readonly isPersistent = signal(true);
  /** The stored session with every change applied that is not stored yet. */
  readonly current = computed(() =>
    this.#pendingChanges.value.reduce((session, change) => change(session), this.#stored.value),
  );

  /** Calls `onOtherTabChange` after another tab has changed the stored session. */
  constructor(session: string, browser: OutboxBrowser, onOtherTabChange: () => void) {
    this.#session = session;
    this.#browser = browser;
    this.#storage = browser.openStorage().catch(() => this.#switchToMemory());
    this.#channel = browser.openChannel(STORAGE_CHANNEL);
    this.#channel?.addEventListener('message', ({ data }) => {
      if (data === session) void this.refresh().then(onOtherTabChange);
    });
  }

  /** Reads the stored session again. */
  refresh(): Promise<StoredSession<View>> {
    return this.#enqueue(async (storage) => {
      const stored = (await storage.read(this.#session)) as StoredSession<View>;
      this.#updateSignals(() => this.#setStored(stored));
      return stored;
    });
  }

  /**
   * Shows a change in this tab at once, and stores it. Changes are stored in the order of the calls. If `isWanted`
   * resolves to false, the change is no longer shown, and is not stored.
   */
  change(change: Change<View>, isWanted: Promise<boolean> | null = null): Promise<StoredSession<View>> {
    let isDropped = false;
    const shown: Change<View> = (session) => (isDropped ? session : change(session));
    this.#pendingChanges.value = [...this.#pendingChanges.value, shown];
    const drop = (): void => {
      isDropped = true;
      this.#pendingChanges.value = this.#pendingChanges.peek().filter((other) => other !== shown);
    };
    const decided = isWanted?.then((wanted) => {
      if (!wanted) this.#updateSignals(drop);
    });
    // The tap log has the tap, so the screen may be painted before the change is stored.
    return this.changeStored(shown, 'strict', Promise.all([this.#browser.afterPaint(), decided]));
  }

  /** Stores a change. This tab shows it once it is stored. */
  changeStored(
    change: Change<View>,
    durability: Durability = 'strict',
    shown?: Promise<unknown>,
  ): Promise<StoredSession<View>> {
    return this.#enqueue(async (storage) => {
      await shown;
      let before: StoredSession<View> = EMPTY;
      // A session is stored with its game's view, so the cast is safe.
      const rememberBefore = (session: StoredSession): StoredSession =>
        change((before = session as StoredSession<View>));
      const after = (await storage.change(this.#session, rememberBefore, durability)) as StoredSession<View>;
      this.#updateSignals(() => {
        this.#setStored(after);
        this.#pendingChanges.value = this.#pendingChanges.peek().filter((other) => other !== change);
      });
      if (after !== before && !this.#isClosed) this.#channel?.postMessage(this.#session);
      if (!this.isPersistent.peek()) void this.#removeFromDisk(before, after);
      return after;
    });
  }

  /** Closes the storage after the pending changes are stored. Other tabs are not notified of them. */
  close(): void {
    this.#isClosed = true;
    this.#channel?.close();
    void this.#queue.then(async () => (await this.#storage).close());
  }

  /** Updates the signals. A subscriber that throws must not make the storage step fail. */
  #updateSignals(update: () => void): void {
    try {
      batch(update);
    } catch (error) {
      reportError(error);
    }
  }

  /** Deletes rows from a full disk that were removed in memory, so that they do not come back. Deleting needs no room. */
  async #removeFromDisk(before: StoredSession<View>, after: StoredSession<View>): Promise<void> {
    const removed = before.rows.filter((row) => !after.rows.some((other) => other.key === row.key));
    if (!removed.length) return;
    const withoutRemoved = (session: StoredSession): StoredSession => ({
      ...session,
      rows: session.rows.filter((row) => !removed.some((other) => other.key === row.key)),
    });
    const storage = await this.#browser.openStorage().catch(() => null);
    await storage?.change(this.#session, withoutRemoved, 'strict').catch(() => undefined);
    storage?.close();
  }

  /** Keeps the known view object if the stored copy is the same view, so that subscribers see no change. */
  #setStored(stored: StoredSession<View>): void {
    const [known, { rows, serverView }] = [this.#stored.peek().serverView, stored];
    const isSame = known && serverView && known.tag === serverView.tag && known.asked === serverView.asked;
    this.#stored.value = isSame ? { rows, serverView: { ...serverView, table: known.table } } : stored;
  }

  /** Runs a step after all earlier ones. If it fails, retries it once. */
  #enqueue(step: (storage: OutboxStorage) => Promise<StoredSession<View>>): Promise<StoredSession<View>> {
    const result = this.#queue.then(async () => {
      try {
        return await step(await this.#storage);
      } catch {
        return this.#retryStep(step);
      }
    });
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Retries a step on a newly opened database, because the browser may have closed the old one. Then uses memory. */
  async #retryStep(
    step: (storage: OutboxStorage) => Promise<StoredSession<View>>,
  ): Promise<StoredSession<View>> {
    try {
      this.#storage = this.#browser.openStorage();
      return await step(await this.#storage);
    } catch {
      this.#storage = Promise.resolve(this.#switchToMemory());
      return step(await this.#storage);
    }
  }

  /** Continues in memory if the storage fails. Entries on the disk may be sent twice, but with the same keys. */
  #switchToMemory(): OutboxStorage {
    const { memoryFallback } = this.#browser;
    this.isPersistent.value = false;
    if (!memoryFallback.has(this.#session)) memoryFallback.set(this.#session, this.#stored.peek());
    return memoryStorage(memoryFallback);
  }
}
