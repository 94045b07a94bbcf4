/** The catalogue of the report downloads. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type ReportMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => ReportMessages = createCatalogue<ReportMessages>(en, () => import('./fr.ts'));
