/** The bent corners of a card. */

import { counted } from '../../../../../i18n/en/grammar.ts';

export const corners = (count: number): string => counted(count, 'bent corner');
