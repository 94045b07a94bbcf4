/** The catalogue of the charts. */

import { createCatalogue } from '../../../i18n/language.ts';
import { en, type ChartMessages } from './en.ts';

/** Returns the messages in the language of the device. */
export const messages: () => ChartMessages = createCatalogue<ChartMessages>(en, () => import('./fr.ts'));
