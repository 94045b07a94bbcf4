/** Which device has control of a table. */

import type { CurrentKey } from '../../api/current-key.ts';
import type { SessionTable } from '../../api/session-table.ts';

/** Returns the name of another device that has control; null if this device may record. */
export function deviceInControl(
  { pen, phase }: Pick<SessionTable, 'pen' | 'phase'>,
  key: Pick<CurrentKey, 'id' | 'kind'> | null | undefined,
): string | null {
  if (!pen || phase === 'closed' || key?.kind !== 'device') return null;
  return pen.holder === key.id ? null : pen.device;
}
