/** Whether a table plays with bankrolls. */

import { useEffect, useState } from 'preact/hooks';
import { client, unwrap } from '../../api/client.ts';

/** Returns whether a bankroll plays at a table; null until that is known. If it cannot be loaded, false. */
export function useHasBankrolls(session: string): boolean | null {
  const [hasBankrolls, setHasBankrolls] = useState<boolean | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const show = (known: boolean): void => {
      if (!isUnmounted) setHasBankrolls(known);
    };
    unwrap(client.GET('/v1/sessions/{session}', { params: { path: { session } } })).then(
      ({ bankrolls }) => show(Object.keys(bankrolls ?? {}).length > 0),
      () => show(false),
    );
    return () => void (isUnmounted = true);
  }, [session]);
  return hasBankrolls;
}
