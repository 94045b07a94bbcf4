/** Undo and redo: of unsent entries by removing them, of all others by entries of their own. */

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { newId } from '../../api/idempotency-key.ts';
import type { OutboxCommands } from '../commands.ts';
import { entryFrom, type Entry, type RefusedTap } from '../entry.ts';
import type { Outbox } from '../outbox.ts';
import type { SessionView } from '../ports.ts';
import type { EntryCheck } from '../preview/entry-check.ts';
import type { SessionState } from '../state.ts';
import type { EarlierViews } from './earlier-views.ts';
import { correctionToUndo, isCorrectionSent, isTakeBackSent, takeBackFields } from './last-correction.ts';
import { CORRECTION, isCorrection, REDO, UNDO } from './session-entries.ts';
import { newestTap, standingEntries, standingEntry, type StandingEntry } from './standing-entries.ts';
import { stepQueue, type StepQueue, type Tap } from './steps.ts';

type UndoCommands<View extends SessionView> = Pick<
  Outbox<View>,
  | 'enqueue'
  | 'enqueueAll'
  | 'enqueueChecked'
  | 'replace'
  | 'standing'
  | 'newest'
  | 'isCorrectionSent'
  | 'undone'
  | 'isRedoWaiting'
  | 'undo'
  | 'redo'
>;

/** An entry that was taken back. */
interface UndoneEntry {
  readonly entry: StandingEntry;
  /** The key of the row that undoes the entry; null if its own row was removed instead. */
  undoKey: string | null;
}

interface UndoParts<View extends SessionView> {
  readonly state: SessionState<View>;
  readonly commands: Pick<OutboxCommands<View>, 'add' | 'remove' | 'replace'>;
  readonly optimisticView: ReadonlySignal<View | null>;
  /** Whether `optimisticView` has no estimates. */
  readonly isExact: ReadonlySignal<boolean>;
  readonly hasUnknownUndo: ReadonlySignal<boolean>;
  readonly earlier: EarlierViews<View>;
  readonly checkEntries: EntryCheck;
}

/** Returns how to add an entry, and how to take one back and to restore it. */
function undoSteps<View extends SessionView>(
  { state, commands, optimisticView, isExact, hasUnknownUndo, earlier, checkEntries }: UndoParts<View>,
  standing: ReadonlySignal<readonly StandingEntry[]>,
) {
  const isWaiting = (key: string): boolean =>
    state.current.peek().rows.some((row) => row.key === key && !row.sent && !row.recorded);
  const add = (entry: Entry, tap: string, isWanted?: Promise<boolean>): string => {
    const [before, newest] = [optimisticView.peek(), standing.peek().at(-1)];
    const isKnown = isExact.peek() && !hasUnknownUndo.peek();
    commands.add(entry, tap, isWanted);
    if (before && isKnown) earlier.storeBefore(entry.key, before, newest?.id ?? null);
    return entry.key;
  };
  const takeBack = async (undone: UndoneEntry): Promise<void> => {
    const { id, tap, version, entered } = undone.entry;
    if (isWaiting(id) && (await commands.remove(id))) return;
    // If the entry is sent at this moment after all, it is undone like a recorded one.
    if (!isCorrection(entered)) undone.undoKey = add(entryFrom({ kind: UNDO, fields: { of: id } }), tap);
    else if (version !== null) undone.undoKey = addTakeBack(version, tap);
  };
  const addTakeBack = (version: number, tap: string, isRedo = false): string =>
    add(entryFrom({ kind: CORRECTION, fields: takeBackFields(version, isRedo) }), tap);
  /** Takes back the taking back of a correction, unless something was entered after it. */
  const restoreCorrection = ({ tap }: StandingEntry): void => {
    const { serverView, rows } = state.current.peek();
    const last = rows.length ? null : serverView?.table.last_correction;
    if (last?.is_undo) addTakeBack(last.version, tap, true);
  };
  const addChecked = checkedAdd(add, checkEntries);
  const restore = async ({ entry, undoKey }: UndoneEntry, refuse: OnRefused): Promise<void> => {
    const { kind, ...fields } = entry.entered;
    // It was perhaps taken back before it was checked.
    if (undoKey === null)
      return addChecked({ id: entry.tap, entries: [entryFrom({ kind, fields })] }, refuse);
    if (isWaiting(undoKey) && (await commands.remove(undoKey))) return;
    if (isCorrection(entry.entered)) return restoreCorrection(entry);
    const [redo, shown] = [entryFrom({ kind: REDO, fields: { of: entry.id } }), earlier.viewAt(undoKey)];
    if (shown) earlier.storeAfter(redo.key, shown);
    add(redo, entry.tap);
  };
  return { add, addChecked, takeBack, restore };
}

function standingSignals<View extends SessionView>({ state }: UndoParts<View>) {
  const standing = computed(() => {
    const { serverView, rows } = state.current.value;
    return standingEntries(serverView, rows);
  });
  const newest = computed(() => {
    const { serverView, rows } = state.current.value;
    const refused = rows.find((row) => row.refused);
    if (refused) return standingEntry(refused);
    return correctionToUndo(serverView?.table ?? null, rows) ?? standing.value.at(-1) ?? null;
  });
  return { standing, newest, isCorrectionSent: computed(() => isCorrectionSent(state.current.value.rows)) };
}

/** Returns the ids of the entries whose undo waits for an earlier step, and how to add one. */
function undoQueue(
  run: StepQueue['run'],
  takeBack: (undone: UndoneEntry) => Promise<void>,
): { isQueued: ReadonlySet<string>; queueUndo: (undone: UndoneEntry) => void } {
  const queued = new Set<string>();
  const queueUndo = (undone: UndoneEntry): void => {
    const { id } = undone.entry;
    queued.add(id);
    void run(() => takeBack(undone)).finally(() => queued.delete(id));
  };
  return { isQueued: queued, queueUndo };
}

type Add = (entry: Entry, tap: string, isWanted?: Promise<boolean>) => string;
type OnRefused = (refused: RefusedTap) => void;
/** Adds the entries of one tap, which are sent after the check, or removed. */
type AddChecked = (tap: Tap, onRefused: OnRefused) => void;

const checkedAdd =
  (add: Add, check: EntryCheck): AddChecked =>
  ({ id, entries }, onRefused) => {
    // The check begins once all entries of the tap are shown.
    const checked = Promise.resolve().then(() => check(entries.map(({ key }) => key)));
    const isWanted = checked.then((refused) => refused === null);
    for (const entry of entries) add(entry, id, isWanted);
    void checked.then((refused) => {
      const entry = entries.find(({ key }) => key === refused?.key);
      if (refused && entry) onRefused({ entries, entry, reason: refused.reason });
    });
  };

interface EnqueueParts {
  readonly addTap: StepQueue['addTap'];
  readonly undone: Signal<readonly (readonly UndoneEntry[])[]>;
}

/** Returns the command that adds the entries of one tap, which are checked. */
function checkedEnqueue<View extends SessionView>(
  addChecked: AddChecked,
  { addTap, undone }: EnqueueParts,
): UndoCommands<View>['enqueueChecked'] {
  return (entries, onRefused) => {
    const before = undone.peek();
    const emptied: typeof before = [];
    undone.value = emptied;
    const refuse = (refused: RefusedTap): void => {
      // Nothing came after the tap, and nothing of it was entered.
      if (undone.peek() === emptied) undone.value = before;
      onRefused(refused);
    };
    addTap({ id: newId(), entries }, (tap) => addChecked(tap, refuse));
  };
}

/** Returns a command that adds the entries of one tap, and returns their keys. */
function tapEnqueue(add: Add, { addTap, undone }: EnqueueParts) {
  return (entries: readonly Entry[]): readonly string[] => {
    undone.value = [];
    addTap({ id: newId(), entries }, ({ id }) => entries.forEach((entry) => add(entry, id)));
    return entries.map(({ key }) => key);
  };
}

/** Returns the undo commands of an outbox, and commands that add entries, after which nothing can be redone. */
export function undoCommandsOf<View extends SessionView>(parts: UndoParts<View>): UndoCommands<View> {
  const signals = standingSignals(parts);
  const { standing, newest } = signals;
  const { add, addChecked, takeBack, restore } = undoSteps(parts, standing);
  const undone = signal<readonly (readonly UndoneEntry[])[]>([]);
  // An undo that must be sent names the newest entry, so what is entered later comes after it.
  const { run, addTap, forgetTap } = stepQueue();
  const { isQueued, queueUndo } = undoQueue(run, takeBack);
  const enqueueTap = tapEnqueue(add, { addTap, undone });
  return {
    ...signals,
    undone: computed(() => (undone.value.at(-1) ?? []).map(({ entry }) => entry)),
    enqueue: (kind, fields, key) => enqueueTap([entryFrom({ kind, fields }, key)])[0]!,
    enqueueAll: (commands) => enqueueTap(commands.map((command) => entryFrom(command))),
    enqueueChecked: checkedEnqueue(addChecked, { addTap, undone }),
    replace(key, instead) {
      undone.value = [];
      parts.commands.replace(key, instead);
    },
    undo() {
      // Until the view names the correction, a tap takes nothing back: least of all an older entry.
      if (signals.isCorrectionSent.peek()) return [];
      const forgotten = isBeforeOthers(newest.peek(), standing.peek()) ? [] : forgetTap();
      if (forgotten.length) return forgotten;
      const group = groupToUndo(newest.peek(), standing.peek(), isQueued);
      const entries = group.map((entry): UndoneEntry => ({ entry, undoKey: null }));
      if (group.length) undone.value = [...undone.peek(), entries];
      entries.forEach(queueUndo);
      return group;
    },
    ...redoOf(parts, undone, (entry, onRefused) => void run(() => restore(entry, onRefused))),
  };
}

/** Returns the command that restores the last group that was taken back, oldest first. */
function redoOf<View extends SessionView>(
  { state }: Pick<UndoParts<View>, 'state'>,
  undone: Signal<readonly (readonly UndoneEntry[])[]>,
  restore: (entry: UndoneEntry, onRefused: OnRefused) => void,
): Pick<UndoCommands<View>, 'isRedoWaiting' | 'redo'> {
  const isRedoWaiting = computed(() => isTakeBackSent(undone.value.at(-1), state.current.value.rows));
  const redo = (onRefused: OnRefused = () => undefined): void => {
    if (isRedoWaiting.peek()) return;
    const group = undone.peek().at(-1) ?? [];
    undone.value = undone.peek().slice(0, -1);
    for (const entry of [...group].reverse()) restore(entry, onRefused);
  };
  return { isRedoWaiting, redo };
}

/** Whether undo takes back `newest` first although it is not the newest that counts: a refused entry or a correction. */
const isBeforeOthers = (newest: StandingEntry | null, standing: readonly StandingEntry[]): boolean =>
  newest !== null && newest.id !== standing.at(-1)?.id;

/**
 * Returns the refused entry or the correction, or the newest tap whose undo is not queued. `newest` is the first that
 * undo takes back.
 */
function groupToUndo(
  newest: StandingEntry | null,
  standing: readonly StandingEntry[],
  isQueued: ReadonlySet<string>,
): StandingEntry[] {
  if (newest && isBeforeOthers(newest, standing)) return isQueued.has(newest.id) ? [] : [newest];
  return newestTap(standing.filter(({ id }) => !isQueued.has(id)));
}
