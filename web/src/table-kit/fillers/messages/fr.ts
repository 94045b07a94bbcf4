/** The fillers, in French. */

import type { FillerMessages } from './en.ts';
import { inside } from '../../../i18n/fr/grammar.ts';

export const fr: FillerMessages = {
  again: 'De nouveau',
  entered: 'Saisi',
  theRest: 'Le reste',
  suggested: 'Proposé',
  other: 'Autre…',
  done: 'Terminé',
  noHand: 'Sans cartes',
  coins: 'Pièces',
  backspace: 'Effacer le dernier chiffre',
  otherAmount: 'Un autre montant',
  amounts: (field) => `${field}\u00a0: choisissez un montant`,
  between: (least, most) => `De ${least} à ${most}.`,
  atLeast: (least) => `Au moins ${least}.`,
  inSteps: (step, least) => `Par pas de ${step} à partir de ${least}.`,
  nothingLeft: 'Il n’y a rien à choisir ici.',
  cardsChosen: (cards) => `Choisies\u00a0: ${cards}`,
  cardsLeft: (least, most) =>
    least === most
      ? `encore ${least} ${least === 1 ? 'carte' : 'cartes'}`
      : least <= 0
        ? `jusqu’à ${most} de plus`
        : `encore ${least} à ${most}`,
  takeOff: (card) => `Retirer ${card}`,
  countOf: (player, count) => `${player}\u00a0: ${count}`,
  noCount: 'aucun nombre saisi',
  numberFor: (player) => `Nombre pour ${inside(player)}`,
  inPool: (sum) => `contient ${sum}`,
  inPurse: (sum) => `bourse ${sum}`,
};
