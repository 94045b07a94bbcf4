/** The game and the currency of the table, for the words of its offers. */

import { currencyOf } from '../../i18n/amounts/currency.ts';
import { useDerived } from '../model/table-context.ts';
import type { OfferWords } from './offer-text.ts';

export function useOfferWords(): OfferWords {
  const { game, currency } = useDerived(({ scene: { table } }) => ({
    game: table.game,
    currency: table.currency,
  }));
  return { game, currency: currencyOf(currency) };
}
