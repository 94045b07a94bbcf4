/** The texts of trays that load after the table. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type TrayMessages } from './en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const trayMessages = createCatalogue<TrayMessages>(en, () => import('./fr.ts'));
