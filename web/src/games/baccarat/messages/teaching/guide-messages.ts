/** The texts of the steps that a practice table shows. */

import { createCatalogue } from '../../../../i18n/language.ts';
import { en, type GuideMessages } from './guide-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const guideMessages = createCatalogue<GuideMessages>(en, () => import('./guide-fr.ts'));
