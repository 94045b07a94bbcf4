/** The sentences of the rules in plain words. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type ProseMessages } from './prose-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const proseMessages = createCatalogue<ProseMessages>(en, () => import('./prose-fr.ts'));
