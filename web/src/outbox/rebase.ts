/** When the server's word is taken in. */

import { afterInk, isUnknown } from './rows.ts';
import type { SessionView } from './ports.ts';
import type { StoredSession } from './storage.ts';
import type { Seen } from './transport.ts';

/** Which look it was: what was known before it, and when it was asked for. */
export interface Asked {
  session: string;
  tag: string | null;
  asked: number;
}

/** Takes in what a look gave, unless it may know of an entry of which this tablet does not know whether it is in it. */
export function rebase<View extends SessionView>(
  desk: StoredSession<View>,
  seen: Seen<View>,
  by: Asked,
): StoredSession<View> {
  const ink = seen
    ? { ...seen, session: by.session, asked: by.asked }
    : desk.ink?.tag === by.tag
      ? desk.ink
      : null;
  if (!ink || desk.rows.some(isUnknown)) return desk;
  const version = ink.table.version;
  if (desk.ink && by.asked < desk.ink.asked && version < desk.ink.table.version) return desk;
  const rows = afterInk(desk.rows, version, by.asked);
  return rows === desk.rows && ink === desk.ink ? desk : { rows, ink };
}
