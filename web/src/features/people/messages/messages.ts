/** The catalogue of people and their bankrolls. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type PeopleMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => PeopleMessages = createCatalogue<PeopleMessages>(en, () => import('./fr.ts'));
