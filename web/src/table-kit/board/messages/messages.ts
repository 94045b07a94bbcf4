/** The texts of the board of any game. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type BoardMessages } from './en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const messages = createCatalogue<BoardMessages>(en, () => import('./fr.ts'));
