/** The keys of the house, for the names of devices. */

import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../../api/client.ts';
import { isHouse } from '../../api/current-key.ts';
import { fetchKeys } from '../../api/keys.ts';

/** Returns the keys; none if this device may not list them. */
export function useKeys(): readonly Schemas['Key'][] {
  const [keys, setKeys] = useState<readonly Schemas['Key'][]>([]);
  useEffect(() => {
    if (isHouse()) void fetchKeys().then(setKeys, () => undefined);
  }, []);
  return keys;
}
