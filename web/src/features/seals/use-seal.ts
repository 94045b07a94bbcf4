/** The seal of a closed session, for a component. */

import { useEffect, useState } from 'preact/hooks';
import { fetchJson } from '../../api/fetch-json.ts';
import { currentBrowser } from '../../platform/browser.ts';
import { loadSeal, sealOf, type Seal } from './load-seal.ts';

/** A session, and the version after which its seal is loaded again. */
export interface SealProps {
  readonly session: string;
  readonly version: number;
}

/** Returns the seal of a session at a version; null until it is loaded, and if the house has no key for seals. */
export function useSeal(session: string, version: number): Seal | null {
  const [seal, setSeal] = useState<Seal | null>(null);
  useEffect(() => {
    const fetchSeal = () => fetchJson<Seal>(`/v1/sessions/${session}/seal`);
    return loadSeal({ fetchSeal, clock: currentBrowser().clock }, setSeal);
  }, [session, version]);
  return sealOf(session, seal);
}
