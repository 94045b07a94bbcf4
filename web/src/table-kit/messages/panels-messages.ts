/** The texts of the panels of the table page. */

import { createCatalogue } from '../../i18n/language.ts';
import { en, type PanelMessages } from './panels-en.ts';

/** Returns the catalogue. Call it while rendering, so that the text follows the language. */
export const panelMessages = createCatalogue<PanelMessages>(en, () => import('./panels-fr.ts'));
