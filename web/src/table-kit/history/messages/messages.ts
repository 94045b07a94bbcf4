/** The texts of the history and of the standings page of any game. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type HistoryMessages } from './en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const messages = createCatalogue<HistoryMessages>(en, () => import('./fr.ts'));
