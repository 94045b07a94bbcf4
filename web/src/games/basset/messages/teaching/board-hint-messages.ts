/** The line on the board that tells newcomers what happens now. */

import { createCatalogue } from '../../../../i18n/language.ts';
import { en, type BoardHintMessages } from './board-hint-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const boardHintMessages = createCatalogue<BoardHintMessages>(en, () => import('./board-hint-fr.ts'));
