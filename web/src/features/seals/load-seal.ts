/** Loads the seal of a session, and loads it again after an error that passes. */

import type { Schemas } from '../../api/client.ts';
import { mayRetry, Problem } from '../../api/problem.ts';
import type { Clock } from '../../platform/browser.ts';

export type Seal = Schemas['Seal'];

/** How long after a failure the seal is loaded again. */
export const RETRY_MS = 15_000;

/** What loading a seal needs from outside. */
export interface SealPorts {
  fetchSeal(): Promise<Seal>;
  readonly clock: Pick<Clock, 'later'>;
}

/** Returns the seal if it is of the session, else null: the seal of the session before is not shown. */
export const sealOf = (session: string, seal: Seal | null): Seal | null =>
  seal?.session === session ? seal : null;

/** Loads a seal and shows it, or null if the session has none. Returns how to stop. */
export function loadSeal({ fetchSeal, clock }: SealPorts, show: (seal: Seal | null) => void): () => void {
  let isStopped = false;
  let cancelRetry = (): void => undefined;
  const load = async (): Promise<void> => {
    try {
      const seal = await fetchSeal();
      if (!isStopped) show(seal);
    } catch (error) {
      if (isStopped) return;
      if (mayRetry(error) && !hasNoKey(error)) cancelRetry = clock.later(RETRY_MS, () => void load());
      else show(null);
    }
  };
  void load();
  return () => {
    isStopped = true;
    cancelRetry();
  };
}

/** Whether the house has no key for seals. The status is 503, but a later request gets the same response. */
const hasNoKey = (error: unknown): boolean => error instanceof Problem && error.code === 'no_seal_key';
