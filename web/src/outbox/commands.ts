/** What changes an outbox: entering, dropping, mending; and what a page that is gone had begun. */

import type { Entry } from './entry.ts';
import { entryOf } from './entry.ts';
import type { Outbox } from './outbox.ts';
import type { Office } from './parts.ts';
import type { SessionView } from './ports.ts';
import type { Rows } from './rows.ts';
import { added, dropped, mended } from './rows.ts';
import { forgetMend, forgetTap, mendsLeft, noteMend, noteTap, tapsLeft } from './tap-log.ts';

/** Does to the outbox what was tapped in the last moment of a page that is no more. */
export async function pickUp<View extends SessionView>({
  id,
  around: { notes },
  desk,
}: Office<View>): Promise<void> {
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
function keepingOf<View extends SessionView>({ id, around: { notes }, desk, clerk }: Office<View>) {
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
export function commandsOf<View extends SessionView>(
  office: Office<View>,
): Pick<Outbox<View>, 'enter' | 'drop' | 'mend'> {
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
