/** The texts of the list of shortcuts, which loads after the table. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type ShortcutMessages } from './en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const shortcutMessages = createCatalogue<ShortcutMessages>(en, () => import('./fr.ts'));
