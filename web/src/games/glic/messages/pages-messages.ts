/** The texts of the board and the player's page, which the table does not need. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type PagesMessages } from './pages-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const pagesMessages = createCatalogue<PagesMessages>(en, () => import('./pages-fr.ts'));
