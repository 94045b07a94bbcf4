/** The live evening, in the currency with the most tables or in a chosen one. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Schemas } from '../../api/client.ts';
import type { LiveResource } from '../../live/live-resource.ts';
import { useLive } from '../../live/use-live.ts';

type Evening = Schemas['Evening'];

interface LiveEvening {
  readonly live: LiveResource<Evening> | null;
  /** Null until it is loaded in the right currency. While another currency is loaded, the one before stays. */
  readonly evening: Evening | null;
  readonly chooseCurrency: (currency: string) => void;
}

/** A currency is chosen for one evening: another may have no table in it. */
interface Choice {
  readonly path: string;
  readonly currency: string;
  /** Whether a person chose it. Otherwise it is the currency with the most tables. */
  readonly isByHand: boolean;
}

/**
 * Returns the evening of a path without a currency. The server answers in the currency of the newest table. If another
 * one has more tables and none is chosen, that one is loaded.
 */
export function useEvening(path: string): LiveEvening {
  const [made, choose] = useState<Choice | null>(null);
  const choice = made?.path === path ? made : null;
  const asked = withCurrency(path, choice?.currency ?? null);
  const live = useLive<Evening>(asked);
  // In the first rendering of a path, the resource is still that of the path before.
  const known = useRef({ asked, live });
  const isOfPath = known.current.asked === asked || known.current.live !== live;
  if (isOfPath) known.current = { asked, live };
  const loaded = isOfPath ? (live?.value.value ?? null) : null;
  const first = loaded?.currencies[0];
  const isWanted = choice?.isByHand === true && loaded?.currencies.includes(choice.currency) === true;
  const isRight = loaded !== null && (isWanted || first === undefined || first === loaded.currency);
  const shown = useRef<{ path: string; evening: Evening } | null>(null);
  if (isRight) shown.current = { path, evening: loaded };
  useEffect(() => {
    if (!isRight && first !== undefined) choose({ path, currency: first, isByHand: false });
  }, [isRight, first, path]);
  return {
    live,
    evening: shown.current?.path === path ? shown.current.evening : null,
    chooseCurrency: (currency) => choose({ path, currency, isByHand: true }),
  };
}

const withCurrency = (path: string, currency: string | null): string =>
  currency === null ? path : `${path}${path.includes('?') ? '&' : '?'}currency=${currency}`;
