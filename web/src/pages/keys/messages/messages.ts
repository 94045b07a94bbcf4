/** The catalogue of the keys page. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type KeysMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => KeysMessages = createCatalogue<KeysMessages>(en, () => import('./fr.ts'));
