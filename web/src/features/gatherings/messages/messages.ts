/** The catalogue of evenings, and of the tables that count in them. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type GatheringMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => GatheringMessages = createCatalogue<GatheringMessages>(
  en,
  () => import('./fr.ts'),
);
