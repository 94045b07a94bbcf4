/** The catalogue of what no table shows before the first entry, so that its first load need not have it. */

import { createCatalogue } from './language.ts';
import { en, type PageWords } from './pages-en.ts';

/** Returns the words in the language of the device. */
export const pageWords: () => PageWords = createCatalogue<PageWords>(en, () => import('./pages-fr.ts'));
