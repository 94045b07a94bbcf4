/** Undo and redo: of unsent entries by removing them, of all others by entries of their own. */

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { newId } from '../../api/idempotency-key.ts';
import type { Outbox } from '../outbox.ts';
import type { SessionView } from '../ports.ts';
import type { SessionState } from '../state.ts';
import type { EarlierViews } from './earlier-views.ts';
import { REDO, UNDO } from './session-entries.ts';
import { standingEntries, type StandingEntry } from './standing-entries.ts';

type Commands<View extends SessionView> = Pick<Outbox<View>, 'enqueue' | 'remove'>;
type UndoCommands<View extends SessionView> = Pick<
  Outbox<View>,
  'enqueue' | 'standing' | 'undone' | 'undo' | 'redo'
>;

/** An entry that was taken back: its row was removed if `undoKey` is null, else that row undoes it. */
interface UndoneEntry {
  readonly entry: StandingEntry;
  readonly undoKey: string | null;
}

interface UndoParts<View extends SessionView> {
  readonly state: SessionState<View>;
  readonly commands: Commands<View>;
  readonly shownView: ReadonlySignal<View | null>;
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

/** Returns how to add an entry, and how to take one back and to restore it. */
function undoSteps<View extends SessionView>({ state, commands, shownView, earlier }: UndoParts<View>) {
  const isWaiting = (key: string): boolean =>
    state.current.peek().rows.some((row) => row.key === key && !row.sent && !row.recorded);
  const add: Outbox<View>['enqueue'] = (kind, fields, key) => {
    const before = shownView.peek();
    const added = commands.enqueue(kind, fields, key);
    if (before) earlier.storeBefore(added, before);
    return added;
  };
  const takeBack = (entry: StandingEntry): UndoneEntry => {
    if (!isWaiting(entry.id)) return { entry, undoKey: add(UNDO, { of: entry.id }) };
    // If the entry is sent at this moment after all, it is undone like a recorded one.
    void commands.remove(entry.id).then((isRemoved) => isRemoved || add(UNDO, { of: entry.id }));
    return { entry, undoKey: null };
  };
  const restore = ({ entry, undoKey }: UndoneEntry): void => {
    const { kind, ...fields } = entry.entered;
    if (undoKey === null) return void add(kind, fields);
    if (isWaiting(undoKey)) return void commands.remove(undoKey);
    const [key, shown] = [newId(), earlier.before(undoKey)];
    if (shown) earlier.storeAfter(key, shown);
    add(REDO, {}, key);
  };
  return { add, takeBack, restore };
}

/** Returns the undo commands of an outbox, and an `enqueue` after which nothing can be redone. */
export function undoCommandsOf<View extends SessionView>(parts: UndoParts<View>): UndoCommands<View> {
  const { add, takeBack, restore } = undoSteps(parts);
  const standing = computed(() => {
    const { serverView, rows } = parts.state.current.value;
    return standingEntries(serverView?.table ?? null, rows);
  });
  const undone = signal<readonly (readonly UndoneEntry[])[]>([]);
  const [taps, currentTap] = [new Map<string, number>(), tapCounter()];
  return {
    standing,
    undone: computed(() => (undone.value.at(-1) ?? []).map(({ entry }) => entry)),
    enqueue(kind, fields, key) {
      undone.value = [];
      const added = add(kind, fields, key);
      taps.set(added, currentTap());
      return added;
    },
    undo() {
      const group = newestTap(standing.peek(), taps);
      if (group.length) undone.value = [...undone.peek(), group.map(takeBack)];
      return group;
    },
    redo() {
      const group = undone.peek().at(-1) ?? [];
      undone.value = undone.peek().slice(0, -1);
      [...group].reverse().forEach(restore);
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
