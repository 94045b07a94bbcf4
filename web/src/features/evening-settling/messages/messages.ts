/** The catalogue of settling up an evening. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type EveningSettlingMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => EveningSettlingMessages = createCatalogue<EveningSettlingMessages>(
  en,
  () => import('./fr.ts'),
);
