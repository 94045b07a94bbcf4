/** The texts of Glic on the pages of all games. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type CommonMessages } from './common-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const commonMessages = createCatalogue<CommonMessages>(en, () => import('./common-fr.ts'));
