/** The texts of entries and events, and of the history page. They load after the table. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type HistoryMessages } from './history-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const historyMessages = createCatalogue<HistoryMessages>(en, () => import('./history-fr.ts'));
