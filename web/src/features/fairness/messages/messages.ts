/** The catalogue of fairness. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type FairnessMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => FairnessMessages = createCatalogue<FairnessMessages>(
  en,
  () => import('./fr.ts'),
);
