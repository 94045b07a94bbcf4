/** The seal of a closed session, for a component. */

import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../api/client.ts';
import { fetchJson } from '../api/fetch-json.ts';
import { Problem } from '../api/problem.ts';

export type Seal = Schemas['Seal'];

/** A session, and the version after which its seal is loaded again. */
export interface SealProps {
  readonly session: string;
  readonly version: number;
}

const RETRY_MS = 15_000;

/** Returns the seal of a session at a version; null until it is loaded, and if the house has no key for seals. */
export function useSeal(session: string, version: number): Seal | null {
  const [seal, setSeal] = useState<Seal | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const load = async (): Promise<void> => {
      const loaded = await fetchJson<Seal>(`/v1/sessions/${session}/seal`).catch((error: unknown) =>
        error instanceof Problem ? null : undefined,
      );
      if (isUnmounted) return;
      if (loaded === undefined) timer = setTimeout(() => void load(), RETRY_MS);
      else setSeal(loaded);
    };
    void load();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [session, version]);
  return seal;
}
