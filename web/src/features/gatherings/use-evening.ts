/** The live evening, in the currency with the most tables or in a chosen one. */

import { useEffect, useState } from 'preact/hooks';
import type { Schemas } from '../../api/client.ts';
import type { LiveResource } from '../../live/live-resource.ts';
import { useLive } from '../../live/use-live.ts';

type Evening = Schemas['Evening'];

interface LiveEvening {
  readonly live: LiveResource<Evening> | null;
  /** Null until it is loaded in the right currency. */
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
  const live = useLive<Evening>(withCurrency(path, choice?.currency ?? null));
  const loaded = live?.value.value ?? null;
  const first = loaded?.currencies[0] ?? null;
  const isRight = choice?.isByHand === true || first === null || first === loaded?.currency;
  useEffect(() => {
    if (!isRight && first !== null) choose({ path, currency: first, isByHand: false });
  }, [isRight, first, path]);
  return {
    live,
    evening: isRight ? loaded : null,
    chooseCurrency: (currency) => choose({ path, currency, isByHand: true }),
  };
}

const withCurrency = (path: string, currency: string | null): string =>
  currency === null ? path : `${path}${path.includes('?') ? '&' : '?'}currency=${currency}`;
