/** The steps that a practice table shows, in French. */

import type { GuideMessages } from './guide-en.ts';
import { to } from '../../../../i18n/fr/grammar.ts';

const quoted = (button: string): string => `«\u00a0${button}\u00a0»`;

export const fr: GuideMessages = {
  addPlayers: 'Ajoutez au moins deux joueurs. Le premier tient d’abord la banque.',
  wager: (banker) => `${banker} tient la banque. Touchez une pièce\u00a0: c’est l’enjeu.`,
  tooLittle: (banker) =>
    `${banker} a trop peu pour un enjeu et passe. Ou touchez le nom pour apporter de l’argent.`,
  noWager: 'Aucun joueur n’a assez d’argent pour un enjeu. Touchez le bouton pour en apporter.',
  noCover: (player) =>
    `Aucun joueur ne peut couvrir. Touchez le bouton pour apporter de l’argent ${to(player)}.`,
  wagerAgain: (banker) =>
    `${banker} tient la banque. Le bouton du bas reprend le dernier enjeu. Ou touchez une pièce.`,
  coverRest: 'Touchez un joueur qui couvre tout le reste. Pour couvrir moins, touchez d’abord une pièce.',
  coverCoin: 'Touchez chaque joueur qui couvre avec la pièce choisie.',
  coversAgain: (button) =>
    `${quoted(button)} reprend les couvertures de la dernière main. Ou touchez une pièce, puis les joueurs.`,
  cover: 'Touchez une pièce\u00a0: c’est la nouvelle couverture. Ou reprenez la couverture.',
  deal: {
    suit: 'Donnez une carte à gauche, une à droite, puis d’autres jusqu’à la même couleur. Touchez le résultat.',
    rank: 'Donnez une carte à gauche, une à droite, puis d’autres jusqu’à la même valeur. Touchez le résultat.',
  },
  cards: {
    suit: 'Touchez la couleur de chaque carte, dans l’ordre. La main finit quand une carte correspond.',
    rank: 'Touchez la valeur de chaque carte, dans l’ordre. La main finit quand une carte correspond.',
  },
  sell: (button) => `Touchez le joueur qui achète les cartes. Sans acheteur, touchez ${quoted(button)}.`,
  price: (player) => `Touchez une pièce\u00a0: ${player} la paie pour les cartes.`,
  calculating: 'Paroli calcule les gains et les pertes.',
};
