/** What Basset adds to the opening form, in French. */

import type { OpeningMessages } from './opening-en.ts';

export const fr: OpeningMessages = {
  enterLadder: (longest, least, most) =>
    `Entrez 1 à ${longest} nombres entiers de ${least} à ${most}. Commencez par le premier gain.`,
  ladderLabel: 'Multiples de la mise, à partir du premier gain',
};
