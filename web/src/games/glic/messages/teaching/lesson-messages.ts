/** The texts of "How Glic works" and of the words that a tap explains. */

import { createCatalogue } from '../../../../i18n/language.ts';
import { en, type LessonMessages } from './lesson-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const lessonMessages = createCatalogue<LessonMessages>(en, () => import('./lesson-fr.ts'));
