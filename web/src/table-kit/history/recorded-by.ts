/** Who recorded an event, by the actors of the log. */

import { pageWords } from '../../i18n/page-words.ts';
import type { Schemas } from '../../api/client.ts';
import type { SessionTable } from '../../api/session-table.ts';

/** The actor of the worker that settles hands. */
const SETTLEMENT = 'settlement';

/** The names of devices by the ids of their keys. */
export type Devices = ReadonlyMap<string, string>;

/** Returns the devices that are known: from keys, and the one that has control. */
export function devicesOf(
  pen: SessionTable['pen'],
  keys: readonly (Pick<Schemas['Key'], 'id' | 'name'> | null | undefined)[],
): Devices {
  const devices = new Map<string, string>();
  for (const key of keys) if (key) devices.set(key.id, key.name);
  if (pen) devices.set(pen.holder, pen.device);
  return devices;
}

/** Returns "recorded by the bar tablet", or '' if the actor is not known. */
export function recordedBy({ actor }: { readonly actor: string }, devices: Devices): string {
  const { generic } = pageWords();
  if (actor === SETTLEMENT) return generic.settledByServer;
  const device = devices.get(actor);
  return device === undefined ? '' : generic.recordedBy(device);
}
