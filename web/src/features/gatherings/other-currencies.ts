/** The currencies of an evening that its standings leave out. */

import type { Schemas } from '../../api/client.ts';
import { pageWords } from '../../i18n/page-words.ts';

type Currencies = Pick<Schemas['Evening'], 'currency' | 'currencies'>;

/** Returns the other currencies as a text, such as "other currencies: euros"; '' for none. */
export function otherCurrenciesText({ currency, currencies }: Currencies): string {
  const { evening, newTable } = pageWords();
  const others = currencies.filter((code) => code !== currency);
  return others.length ? evening.alsoIn(others.map((code) => newTable.currencies[code] ?? code)) : '';
}
