/** The catalogue of the end of a table. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type ClosingMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => ClosingMessages = createCatalogue<ClosingMessages>(en, () => import('./fr.ts'));
