/** The catalogue of corrections. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type CorrectionMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => CorrectionMessages = createCatalogue<CorrectionMessages>(
  en,
  () => import('./fr.ts'),
);
