/** The house rules of Basset as sentences, for lists of tables, the rules page and the opening form. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type RulesMessages } from './rules-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const rulesMessages = createCatalogue<RulesMessages>(en, () => import('./rules-fr.ts'));
