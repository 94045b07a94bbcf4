/** The catalogue of the fillers. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type FillerMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => FillerMessages = createCatalogue<FillerMessages>(en, () => import('./fr.ts'));
