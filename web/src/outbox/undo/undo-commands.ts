/** Undo and redo: of unsent entries by removing them, of all others by entries of their own. */

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { newId } from '../../api/idempotency-key.ts';
import type { Outbox } from '../outbox.ts';
import type { SessionView } from '../ports.ts';
import type { SessionState } from '../state.ts';
import type { EarlierViews } from './earlier-views.ts';
import { REDO, UNDO } from './session-entries.ts';
import { standingEntries, standingEntry, type StandingEntry } from './standing-entries.ts';

type Commands<View extends SessionView> = Pick<Outbox<View>, 'enqueue' | 'remove'>;
type UndoCommands<View extends SessionView> = Pick<
  Outbox<View>,
  'enqueue' | 'standing' | 'newest' | 'undone' | 'undo' | 'redo'
>;

/** An entry that was taken back. */
interface UndoneEntry {
  readonly entry: StandingEntry;
  /** The key of the row that undoes the entry; null if its own row was removed instead. */
  undoKey: string | null;
}

interface UndoParts<View extends SessionView> {
  readonly state: SessionState<View>;
  readonly commands: Commands<View>;
  readonly shownView: ReadonlySignal<View | null>;
  /** Whether `shownView` has no estimates. */
  readonly isExact: ReadonlySignal<boolean>;
  readonly hasUnknownUndo: ReadonlySignal<boolean>;
  readonly earlier: EarlierViews<View>;
}

/** Numbers the taps: entries that are added without a pause belong to one tap. */
function tapCounter(): () => number {
  let [tap, isOpen] = [0, false];
  return () => {
    if (!isOpen) queueMicrotask(() => (isOpen = false));
    if (!isOpen) tap += 1;
    isOpen = true;
    return tap;
  };
}

/** Returns how to run steps one after the other. If none is running, a step begins at once. */
function stepQueue(): (step: () => Promise<void>) => Promise<void> {
  let running: Promise<void> | null = null;
  return async (step) => {
    const before = running;
    const own: Promise<void> = before ? before.then(step) : step();
    running = own;
    await own;
    if (running === own) running = null;
  };
}

/** Returns how to add an entry, and how to take one back and to restore it. */
function undoSteps<View extends SessionView>(
  { state, commands, shownView, isExact, hasUnknownUndo, earlier }: UndoParts<View>,
  standing: ReadonlySignal<readonly StandingEntry[]>,
) {
  const isWaiting = (key: string): boolean =>
    state.current.peek().rows.some((row) => row.key === key && !row.sent && !row.recorded);
  const add: Outbox<View>['enqueue'] = (kind, fields, key) => {
    const [before, newest] = [shownView.peek(), standing.peek().at(-1)];
    const isKnown = isExact.peek() && !hasUnknownUndo.peek();
    const added = commands.enqueue(kind, fields, key);
    if (before && isKnown) earlier.storeBefore(added, before, newest?.id ?? null);
    return added;
  };
  const takeBack = async (undone: UndoneEntry): Promise<void> => {
    const { id } = undone.entry;
    // If the entry is sent at this moment after all, it is undone like a recorded one.
    if (!isWaiting(id) || !(await commands.remove(id))) undone.undoKey = add(UNDO, { of: id });
  };
  const restore = async ({ entry, undoKey }: UndoneEntry): Promise<void> => {
    const { kind, ...fields } = entry.entered;
    if (undoKey === null) return void add(kind, fields);
    if (isWaiting(undoKey) && (await commands.remove(undoKey))) return;
    const [key, shown] = [newId(), earlier.viewAt(undoKey)];
    if (shown) earlier.storeAfter(key, shown);
    add(REDO, { of: entry.id }, key);
  };
  return { add, takeBack, restore };
}

function standingSignals<View extends SessionView>({ state }: UndoParts<View>) {
  const standing = computed(() => {
    const { serverView, rows } = state.current.value;
    return standingEntries(serverView?.table ?? null, rows);
  });
  const newest = computed(() => {
    const refused = state.current.value.rows.find((row) => row.refused);
    return refused ? standingEntry(refused) : (standing.value.at(-1) ?? null);
  });
  return { standing, newest };
}

/** Returns the undo commands of an outbox, and an `enqueue` after which nothing can be redone. */
export function undoCommandsOf<View extends SessionView>(parts: UndoParts<View>): UndoCommands<View> {
  const { standing, newest } = standingSignals(parts);
  const { add, takeBack, restore } = undoSteps(parts, standing);
  const undone = signal<readonly (readonly UndoneEntry[])[]>([]);
  const [taps, currentTap] = [new Map<string, number>(), tapCounter()];
  const run = stepQueue();
  /** The ids of the entries whose undo waits for an earlier step. */
  const isQueued = new Set<string>();
  return {
    standing,
    newest,
    undone: computed(() => (undone.value.at(-1) ?? []).map(({ entry }) => entry)),
    enqueue(kind, fields, key) {
      undone.value = [];
      const added = add(kind, fields, key);
      taps.set(added, currentTap());
      return added;
    },
    undo() {
      const first = newest.peek();
      const isRefused = first !== null && first.id !== standing.peek().at(-1)?.id;
      const counting = standing.peek().filter(({ id }) => !isQueued.has(id));
      const group = isRefused ? [first] : newestTap(counting, taps);
      const entries = group.map((entry): UndoneEntry => ({ entry, undoKey: null }));
      if (group.length) undone.value = [...undone.peek(), entries];
      for (const entry of entries) {
        isQueued.add(entry.entry.id);
        void run(() => takeBack(entry)).finally(() => isQueued.delete(entry.entry.id));
      }
      return group;
    },
    redo() {
      const group = undone.peek().at(-1) ?? [];
      undone.value = undone.peek().slice(0, -1);
      for (const entry of [...group].reverse()) void run(() => restore(entry));
    },
  };
}

/** Returns the newest entry and the others of its tap, newest first. */
function newestTap(standing: readonly StandingEntry[], taps: ReadonlyMap<string, number>): StandingEntry[] {
  const newest = standing.at(-1);
  if (!newest) return [];
  const tap = taps.get(newest.id);
  const others = [...standing].reverse();
  const end = others.findIndex((entry, at) => at > 0 && (tap === undefined || taps.get(entry.id) !== tap));
  return end < 0 ? others : others.slice(0, end);
}
