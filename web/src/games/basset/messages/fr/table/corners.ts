/** The bent corners of a card, in French. */

import { counted } from '../../../../../i18n/fr/grammar.ts';

export const corners = (count: number): string => counted(count, 'coin plié', { more: 'coins pliés' });
