/** What Basset adds to the opening form, in French. */

import type { OpeningMessages } from './opening-en.ts';

export const fr: OpeningMessages = {
  enterLadder: (longest, least, most) =>
    `Entrez 1 à ${longest} nombres entiers de ${least} à ${most}. Commencez par le premier gain.`,
  maxBelowMin: 'C’est moins que la mise minimale. Entrez un montant plus élevé.',
  ladderLabel: 'Multiples de la mise, à partir du premier gain',
};
