/** The catalogue of the pages with which phones follow a table. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type FollowMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => FollowMessages = createCatalogue<FollowMessages>(en, () => import('./fr.ts'));
