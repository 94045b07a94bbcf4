/** The texts about control on the pages beside a table. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type Messages } from './en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const messages = createCatalogue<Messages>(en, () => import('./fr.ts'));
