/** One session as this tablet has it: the server's word, what waits to be told it, and both together. */

import type { ReadonlySignal } from '@preact/signals';
import { computed, effect } from '@preact/signals';
import { Unreachable } from '../api/problem.ts';
import type { Table } from '../games/games.ts';
import { holdWakeLock } from '../platform/wake-lock.ts';
import { OutboxSync, NO_RULES } from './sync.ts';
import { SessionState } from './state.ts';
import type { Entry, Link, Refusal, UnsentEntry, Command } from './entry.ts';
import { entryOf } from './entry.ts';
import { follow } from '../live/feed.ts';
import { forgetMend, forgetTap, mendsLeft, noteMend, noteTap, sessionsNoted, tapsLeft } from './tap-log.ts';
import { warnBeforeLeaving } from './leave-warning.ts';
import type { Engine } from './engine-preview.ts';
import { EnginePreview } from './engine-preview.ts';
import { Connectivity } from '../live/connectivity.ts';
import type { Rows } from './rows.ts';
import { added, dropped, mended, refusalOf, sendable, waitingOf } from './rows.ts';
import type { Browser } from '../platform/browser.ts';
import { browser } from '../platform/browser.ts';
import { Transport } from './transport.ts';

export type { Entry, Link, Refusal, UnsentEntry, Command } from './entry.ts';

const NO_NETWORK = 'The device has no network.';

export interface Outbox {
  readonly id: string;
  /** The server's word, the newest; kept on the tablet, so there offline too. */
  readonly ink: ReadonlySignal<Table | null>;
  /** What is shown: ink with everything in the outbox on it, in pencil. */
  readonly table: ReadonlySignal<Table | null>;
  /** False where `table` is ink with a sketch of unsent entries on it. */
  readonly reckoned: ReadonlySignal<boolean>;
  /**
   * How many entries wait for the core, which is on its way, before anybody knows who has won; 0 where the server is
   * heard and will say so itself.
   */
  readonly reckoning: ReadonlySignal<number>;
  /** Whether nobody knows who has won before the server is heard again: there is no core. */
  readonly unknown: ReadonlySignal<boolean>;
  /** The first entry that the core says the server will refuse; it is sent all the same. */
  readonly pencilled: ReadonlySignal<Refusal | null>;
  /** The keys of those entries of which the core says that the server will refuse them. */
  readonly foreseen: ReadonlySignal<readonly string[]>;
  /** Everything not known to be recorded, oldest first. */
  readonly outbox: ReadonlySignal<readonly UnsentEntry[]>;
  /** The entry that was refused and halts the sending. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  readonly link: ReadonlySignal<Link>;
  readonly offlineSince: ReadonlySignal<Date | null>;
  /** Punters whose row the server settled otherwise than the core in pencil; none after the next draw. */
  readonly differs: ReadonlySignal<readonly string[]>;
  /** Whether a draw waits for its settlement. */
  readonly unsettled: ReadonlySignal<boolean>;
  /** Whether what is entered outlives the page; false where the browser keeps nothing. */
  readonly kept: ReadonlySignal<boolean>;
  /** Whether the server knows no such session for this device. */
  readonly missing: ReadonlySignal<boolean>;
  /**
   * Returns the key of the entry, which is in `outbox` and `table` at once, and sent in its order. With a `key` of its
   * own it is entered once, however often.
   */
  enter(kind: string, fields: Record<string, unknown>, key?: string): string;
  /** Takes out an entry that is not sent, or refused. Returns whether it is out: one that may be recorded stays. */
  drop(key: string): Promise<boolean>;
  /** Puts others, with keys of their own, in the place of an entry that is not sent, or refused. */
  mend(key: string, instead: Command[]): void;
  /** Lets this device write. Where that does not come about, `link` or `refusal` says so as before. */
  takePen(): Promise<void>;
  /** Asks the server at once, and sends again what no rule refused. */
  lookAgain(): void;
  /** Follows no more. What waits is kept, and still sent while there is a page. */
  close(): void;
}

/** Opens the books of a session. `pencil: false` is for those who only look: no core, and the screen may go dark. */
export function openOutbox(id: string, options: { pencil?: boolean } = {}): Outbox {
  const books = createOutbox(id, browser());
  const writes = options.pencil ?? true;
  const dealing = computed(() => writes && books.ink.value?.phase === 'drawing');
  const [unguard, sleep] = [warnBeforeLeaving(books), holdWakeLock(dealing)];
  let giveBack: () => void = () => undefined;
  let open = true;
  if (writes) {
    books.expect();
    void import('../engine/engine.ts').then(
      ({ startEngine }) => open && (giveBack = startEngine(books.use)),
      () => books.use(null),
    );
  }
  const close = (): void => {
    open = false;
    giveBack();
    sleep();
    void whenEmpty(books).then(() => [unguard, books.close].forEach((stop) => stop()));
  };
  return { ...books, close };
}

/** Sends what waits on this tablet for tables that are not open. To be called once, when a page begins. */
export async function sendStoredEntries(): Promise<void> {
  const around = browser();
  const shelf = await around.shelf().catch(() => null);
  const sessions = new Set([...((await shelf?.sessions()) ?? []), ...sessionsNoted(around.notes)]);
  shelf?.close();
  for (const id of sessions) openOutbox(id, { pencil: false }).close();
}

/** Waits until nothing is left to send: whoever goes to another page leaves the sending behind. */
export async function whenEmpty(books: Outbox & Pick<Inner, 'ready'>): Promise<void> {
  await books.ready;
  await new Promise<void>((done) => {
    const stop = effect(() => {
      if (!books.outbox.value.length) queueMicrotask(() => (stop(), done()));
    });
  });
}

interface Inner {
  /** What this tablet has kept is read. */
  ready: Promise<unknown>;
  /** Says that the core will be given, or that there is none. */
  expect(): void;
  /** Gives the core; null: there is none. */
  use(core: Engine | null): void;
}

/** Returns the books of a session in given surroundings. */
export function createOutbox(id: string, around: Browser): Outbox & Inner {
  const desk = new SessionState(id, around, () => clerk.go());
  const wire = new Transport(id, around);
  const reach = new Connectivity(around.clock, () => clerk.go());
  const clerk = new OutboxSync({ session: id, desk, wire, reach, around });
  const pencil = new EnginePreview(around.painted);
  const office: Office = { id, around, desk, wire, reach, clerk };
  const shown = shownOf(desk, reach, pencil);
  const stops = [
    effect(() => pencil.follow(desk.now.value)),
    persisting(shown, around),
    ...listening(office),
  ];
  if (!around.online()) reach.failed(new Unreachable(NO_NETWORK));
  const ready = desk
    .refresh()
    .then(() => pickUp(office))
    .then(() => clerk.go());
  return {
    id,
    ready,
    ...shown,
    missing: clerk.missing,
    ...actsOf(office),
    takePen: () => takePen(office),
    lookAgain: () => void clerk.tryAgain(NO_RULES),
    close: () =>
      [...stops, () => clerk.close(), () => reach.close(), () => desk.close()].forEach((stop) => stop()),
    expect: () => pencil.expect(),
    use: (core) => pencil.use(core),
  };
}

/** Once something has to wait, the browser is asked to keep it whatever else it needs room for. */
function persisting({ link, outbox }: Shown, { persist }: Browser): () => void {
  let asked = false;
  return effect(() => {
    if (asked || link.value !== 'offline' || !outbox.value.length) return;
    asked = true;
    persist();
  });
}

interface Office {
  id: string;
  around: Browser;
  desk: SessionState;
  wire: Transport;
  reach: Connectivity;
  clerk: OutboxSync;
}

/** Looks and sends whenever there is a reason to. Returns how to stop. */
function listening({ id, around, desk, wire, reach, clerk }: Office): (() => void)[] {
  const isNews = (version: number): boolean => version !== desk.now.peek().ink?.table.version;
  return [
    follow(around, {
      told: ({ session, version }) => session === id && isNews(version) && clerk.look(),
      opened: () => clerk.look(),
      look: () => reach.up && clerk.look(),
    }),
    around.stirred(() => clerk.look()),
    around.cut(() => {
      reach.failed(new Unreachable(NO_NETWORK));
      wire.hangUp();
    }),
  ];
}

async function takePen({ wire, clerk, reach }: Office): Promise<void> {
  try {
    await wire.takePen();
  } catch (error) {
    try {
      return reach.failed(error);
    } catch {
      return; // It was refused: the entry that waits for the pen says so still.
    }
  }
  await clerk.tryAgain(new Set(['pen_elsewhere']));
}

/** Does to the outbox what was tapped in the last moment of a page that is no more. */
async function pickUp({ id, around: { notes }, desk }: Office): Promise<void> {
  const [mends, taps] = [mendsLeft(notes, id), tapsLeft(notes, id)];
  const picked = (rows: Rows): Rows => {
    const rest = mends.reduce((left, { key, instead, at }) => mended(left, key, instead, at), rows);
    return taps.reduce((all, { entry, at }) => added(all, id, entry, at), rest);
  };
  if (mends.length || taps.length) await desk.change((now) => withRows(now, picked(now.rows)));
  for (const { key } of mends) forgetMend(notes, id, key);
  if (desk.kept.peek()) for (const { entry } of taps) forgetTap(notes, id, entry.key);
}

/** How the outbox is changed: by what is noted, and kept before anything of it is sent. */
function keepingOf({ id, around: { notes }, desk, clerk }: Office) {
  /** Where nothing is kept a tap stays noted until its entry has left. */
  const change = async (keys: readonly string[], how: (rows: Rows) => Rows): Promise<Rows> => {
    const { rows } = await desk.change((now) => withRows(now, how(now.rows)));
    const kept = desk.kept.peek();
    for (const key of keys) if (kept || !rows.some((row) => row.key === key)) forgetTap(notes, id, key);
    clerk.go();
    return rows;
  };
  /** A page that ends now does not bring back what was taken out. */
  const replace = async (key: string, instead: readonly Entry[], at: string): Promise<Rows> => {
    if (dropped(desk.now.peek().rows, key).every((row) => row.key !== key)) {
      forgetTap(notes, id, key);
      noteMend(notes, id, { key, instead, at });
    }
    const keys = [key, ...instead.map((entry) => entry.key)];
    const rows = await change(keys, (there) => mended(there, key, instead, at));
    forgetMend(notes, id, key);
    return rows;
  };
  return { change, replace };
}

/** What changes the outbox. */
function actsOf(office: Office): Pick<Outbox, 'enter' | 'drop' | 'mend'> {
  const { id, around, desk } = office;
  const { notes } = around;
  const { change, replace } = keepingOf(office);
  const note = (entry: Entry, at: string): void => noteTap(notes, id, { entry, at });
  const when = (): string => new Date(around.clock.now()).toISOString();
  return {
    enter(kind, fields, key) {
      const [entry, at] = [entryOf({ kind, fields }, key), when()];
      if (key) forgetMend(notes, id, key);
      note(entry, at);
      void change([entry.key], (rows) => added(rows, id, entry, at));
      return entry.key;
    },
    async drop(key) {
      const left = await replace(key, [], when());
      return !left.some((row) => row.key === key);
    },
    mend(key, instead) {
      const [entries, at] = [instead.map((wish) => entryOf(wish)), when()];
      if (!desk.kept.peek()) entries.forEach((entry) => note(entry, at));
      void replace(key, entries, at);
    },
  };
}

function withRows<D extends { rows: Rows }>(desk: D, rows: Rows): D {
  return rows === desk.rows ? desk : { ...desk, rows };
}

type Shown = Omit<Outbox, 'id' | 'missing' | 'enter' | 'drop' | 'mend' | 'takePen' | 'lookAgain' | 'close'>;

function shownOf(desk: SessionState, reach: Connectivity, pencil: EnginePreview): Shown {
  const rows = computed(() => desk.now.value.rows);
  const ink = computed(() => desk.now.value.ink?.table ?? null);
  const refusal = computed(() => refusalOf(rows.value));
  return {
    ink,
    table: computed(() => pencil.shown.value?.table ?? null),
    reckoned: computed(() => pencil.shown.value?.reckoned ?? true),
    pencilled: computed(() => pencil.shown.value?.refused ?? null),
    foreseen: computed(() => pencil.shown.value?.foreseen ?? []),
    ...sureOf(reach, pencil, () => waitingOf(rows.value).length),
    outbox: computed(() => waitingOf(rows.value)),
    refusal,
    link: computed(() => linkOf(reach.state.value, refusal.value, sendable(rows.value).length)),
    offlineSince: reach.offlineSince,
    differs: pencil.differs,
    unsettled: computed(() => ink.value?.owes_settlement ?? false),
    kept: desk.kept,
  };
}

/** Whether it is known who has won, and who will tell. What has begun to wait for the core waits until it has come. */
function sureOf(
  reach: Connectivity,
  pencil: EnginePreview,
  waiting: () => number,
): Pick<Outbox, 'reckoning' | 'unknown'> {
  const away = computed(() => !reach.heard.value || reach.state.value !== 'up');
  const unsure = computed(() => pencil.shown.value?.unsure ?? 0);
  let waits = false;
  return {
    reckoning: computed(() => {
      const isAway = away.value;
      waits = pencil.core.value === 'coming' && unsure.value > 0 && (waits || isAway);
      // What is recorded and not in the ink yet is reckoned too, and waits for nothing.
      return waits ? waiting() || unsure.value : 0;
    }),
    unknown: computed(() => away.value && unsure.value > 0 && pencil.core.value === 'none'),
  };
}

function linkOf(state: Connectivity['state']['value'], refusal: Refusal | null, sending: number): Link {
  if (state === 'signed_out') return state;
  if (refusal?.code === 'pen_elsewhere') return 'pen_elsewhere';
  if (state !== 'up') return state;
  return sending ? 'recording' : 'live';
}
