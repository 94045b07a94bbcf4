/** The texts of the player's page of any game. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type PlayerMessages } from './en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const messages = createCatalogue<PlayerMessages>(en, () => import('./fr.ts'));
