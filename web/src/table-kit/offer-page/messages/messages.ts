/** The catalogue of the page of offers. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type OfferPageMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => OfferPageMessages = createCatalogue<OfferPageMessages>(
  en,
  () => import('./fr.ts'),
);
