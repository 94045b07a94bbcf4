/** What trays say that load after the table, in French. */

import { cap, ordinalShe, rank } from '../../../i18n/fr/grammar.ts';
import type { TrayMessages } from './en.ts';

export const fr: TrayMessages = {
  otherBuyIn: 'Apporter une autre somme',
  standing: (won, lost, place) =>
    `${won ? `gain de ${won}` : lost ? `perte de ${lost}` : 'ni gain ni perte'} jusqu’ici${place === null ? '' : `, ${ordinalShe(place)} place`}`,
  enterPurse: 'Entrez un montant, ou 0.',
  startOver: 'Recommencer',
  sumSoFar: (sum) => `Somme\u00a0: ${sum}`,
  anySuit: 'sans couleur',
  suitOf: (on) => `${cap(rank(on))} de quelle couleur`,
};
