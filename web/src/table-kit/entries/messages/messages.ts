/** The sentences of entries and events of every game. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type EntryMessages } from './en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const entryMessages = createCatalogue<EntryMessages>(en, () => import('./fr.ts'));
