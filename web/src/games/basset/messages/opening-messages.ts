/** What Basset adds to the opening form. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type OpeningMessages } from './opening-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const openingMessages = createCatalogue<OpeningMessages>(en, () => import('./opening-fr.ts'));
