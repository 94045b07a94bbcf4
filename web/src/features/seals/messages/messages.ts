/** The catalogue of seals. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type SealMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => SealMessages = createCatalogue<SealMessages>(en, () => import('./fr.ts'));
