/** The commands that change an outbox, and the repair of changes that an earlier page could not store. */

import type { Entry, TappedEntry } from './entry.ts';
import { entryFrom } from './entry.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxParts } from './parts.ts';
import type { SessionView } from './ports.ts';
import type { Rows } from './storage/rows.ts';
import { knownVersion, recordedByOthers } from './recorded-by-others.ts';
import {
  tapOf,
  withEntry,
  withFirstHeld,
  withoutEntry,
  withReleased,
  withReplacement,
} from './storage/rows.ts';
import {
  clearReplacement,
  clearTap,
  loggedReplacements,
  logReplacement,
  logTap,
  loggedTaps,
  type LoggedReplacement,
} from './storage/tap-log.ts';

/** Applies the taps that an earlier page logged but could not store before it closed. */
export async function restoreLoggedTaps<View extends SessionView>({
  id,
  browser: { localStorage },
  state,
}: OutboxParts<View>): Promise<void> {
  const [replacements, taps] = [loggedReplacements(localStorage, id), loggedTaps(localStorage, id)];
  const restore = (rows: Rows): Rows => {
    const replaced = replacements.reduce(replacedRows, rows);
    return taps.reduce((result, tapped) => withEntry(result, id, tapped), replaced);
  };
  if (replacements.length || taps.length)
    await state.change((stored) => withRows(stored, restore(stored.rows)));
  for (const { key } of replacements) clearReplacement(localStorage, id, key);
  if (state.isPersistent.peek()) for (const { entry } of taps) clearTap(localStorage, id, entry.key);
}

/** Returns the two ways to change rows. Both log the change, store it, and then start a sync. */
function rowChanges<View extends SessionView>({
  id,
  browser: { localStorage },
  state,
  sync,
}: OutboxParts<View>) {
  /** Without persistent storage, a tap stays in the log until its entry has left the outbox. */
  const changeRows = async (
    keys: readonly string[],
    update: (rows: Rows) => Rows,
    isWanted: Promise<boolean> | null = null,
  ): Promise<Rows> => {
    const { rows } = await state.change((stored) => withRows(stored, update(stored.rows)), isWanted);
    const isPersistent = state.isPersistent.peek();
    for (const key of keys)
      if (isPersistent || !rows.some((row) => row.key === key)) clearTap(localStorage, id, key);
    sync.run();
    return rows;
  };
  /** Logs the replacement first, so that a page that closes now does not bring the old entry back. */
  const replace = async (replacement: LoggedReplacement): Promise<Rows> => {
    const { key, instead } = replacement;
    if (withoutEntry(state.current.peek().rows, key).every((row) => row.key !== key)) {
      clearTap(localStorage, id, key);
      logReplacement(localStorage, id, replacement);
    }
    const keys = [key, ...instead.map((entry) => entry.key)];
    const rows = await changeRows(keys, (stored) => replacedRows(stored, replacement));
    clearReplacement(localStorage, id, key);
    return rows;
  };
  return { changeRows, replace };
}

export interface OutboxCommands<View extends SessionView>
  extends Pick<Outbox<View>, 'remove' | 'replace' | 'release'> {
  /**
   * Adds an entry, once for its key, and schedules a sync. `tap` is the id of the tap that made it. The entry is sent
   * once `isWanted` resolves to true; if to false, it is removed.
   */
  add(entry: Entry, tap: string, isWanted?: Promise<boolean>): void;
}

/** Returns the commands of an outbox. */
export function commandsOf<View extends SessionView>(parts: OutboxParts<View>): OutboxCommands<View> {
  const { id, browser, state } = parts;
  const { clock, localStorage } = browser;
  const { changeRows, replace } = rowChanges(parts);
  const log = (tapped: TappedEntry): void => logTap(localStorage, id, tapped);
  const now = (): string => new Date(clock.now()).toISOString();
  return {
    add(entry, tap, isWanted) {
      const base = knownVersion(state.current.peek());
      const tapped = { entry, at: now(), tap, ...(base !== null && { base }) };
      clearReplacement(localStorage, id, entry.key);
      log(tapped);
      void changeRows([entry.key], (rows) => withEntry(rows, id, tapped), isWanted);
    },
    async remove(key) {
      const stored = state.current.peek();
      const row = stored.rows.find((one) => one.key === key);
      const holdsNext = Boolean(row?.refused ?? row?.held) && recordedByOthers(stored) !== null;
      const rows = await replace({ key, instead: [], at: now(), holdsNext });
      return !rows.some((row) => row.key === key);
    },
    replace(key, commands) {
      const [entries, at] = [commands.map((command) => entryFrom(command)), now()];
      const replaced = state.current.peek().rows.find((row) => row.key === key);
      const tap = replaced ? tapOf(replaced) : key;
      const base = replaced?.base;
      if (!state.isPersistent.peek())
        entries.forEach((entry) => log({ entry, at, tap, ...(base !== undefined && { base }) }));
      void replace({ key, instead: entries, at });
    },
    release() {
      parts.sync.endDecision();
      void changeRows([], withReleased);
    },
  };
}

/** Returns the rows with a replacement made, if the replaced entry is certainly not recorded. */
function replacedRows(rows: Rows, { key, instead, at, holdsNext }: LoggedReplacement): Rows {
  const replaced = withReplacement(rows, key, instead, at);
  return holdsNext && replaced !== rows ? withFirstHeld(replaced) : replaced;
}

function withRows<D extends { rows: Rows }>(stored: D, rows: Rows): D {
  return rows === stored.rows ? stored : { ...stored, rows };
}
