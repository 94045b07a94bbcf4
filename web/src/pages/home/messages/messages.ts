/** The catalogue of the home page. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type HomeMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => HomeMessages = createCatalogue<HomeMessages>(en, () => import('./fr.ts'));
