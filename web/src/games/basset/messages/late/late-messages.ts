/** The texts of Basset's table in parts that load when the page is idle. */

import { createCatalogue } from '../../../../i18n/language.ts';
import { en, type LateMessages } from './late-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const lateMessages = createCatalogue<LateMessages>(en, () => import('./late-fr.ts'));
