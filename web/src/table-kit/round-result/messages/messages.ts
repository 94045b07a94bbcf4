/** The texts of the result of a round. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type ResultMessages } from './en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const resultMessages = createCatalogue<ResultMessages>(en, () => import('./fr.ts'));
