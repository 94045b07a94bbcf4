/** The catalogue of the page that plays a score sheet. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type ScoreSheetMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => ScoreSheetMessages = createCatalogue<ScoreSheetMessages>(
  en,
  () => import('./fr.ts'),
);
