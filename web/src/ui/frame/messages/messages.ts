/** The catalogue of the open menu. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type MenuMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => MenuMessages = createCatalogue<MenuMessages>(en, () => import('./fr.ts'));
