/** Which device has control of a table. */

import type { CurrentKey } from '../../api/current-key.ts';
import type { Schemas } from '../../api/client.ts';

export type KeyOwner = Pick<CurrentKey, 'id' | 'kind'> | null | undefined;

interface Controlled {
  readonly pen: Schemas['Pen'] | null;
  readonly phase: string;
}

/** Returns the name of another device that has control; null if this key needs no control, or the table is closed. */
export function controlElsewhere(table: Controlled | null, ownKey: KeyOwner): string | null {
  if (!table?.pen || table.phase === 'closed' || ownKey?.kind !== 'device') return null;
  return table.pen.holder === ownKey.id ? null : table.pen.device;
}
