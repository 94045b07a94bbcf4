/** The texts of the table page that are about any table. */

import { createCatalogue } from '../../i18n/language.ts';
import { en, type KitMessages } from './en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const messages = createCatalogue<KitMessages>(en, () => import('./fr.ts'));
