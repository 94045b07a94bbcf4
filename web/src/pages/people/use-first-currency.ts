/** The currency that a deposit or withdrawal of a person begins in. */

import { useEffect, useState } from 'preact/hooks';
import { currenciesOf } from '../../features/people/balance-text.ts';
import { commonCurrency } from '../../features/people/common-currency.ts';
import { loadPeople, type CurrencyCode, type Person } from '../../features/people/person-requests.ts';
import { bankrollCurrency } from '../../platform/settings.ts';

/** The number of newest people whose currencies are counted. */
const SEARCHED = 30;

/**
 * Returns a currency of the bankroll, else the last choice on this device, else the currency of most bankrolls, else
 * pounds.
 */
export function useFirstCurrency({ balances }: Person): CurrencyCode {
  const own = (currenciesOf(balances)[0] as CurrencyCode | undefined) ?? (bankrollCurrency.value || null);
  const common = useCommonCurrency(own === null);
  return own ?? common ?? 'lsd';
}

/** Returns the currency of most bankrolls; null until it is loaded, or if it is not needed. */
function useCommonCurrency(isNeeded: boolean): CurrencyCode | null {
  const [common, setCommon] = useState<CurrencyCode | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isLeft = false;
    // Without a connection, the form begins in pounds.
    loadPeople({ limit: SEARCHED }).then(
      ({ people }) => !isLeft && setCommon(commonCurrency(people)),
      () => undefined,
    );
    return () => void (isLeft = true);
  }, [isNeeded]);
  return isNeeded ? common : null;
}
