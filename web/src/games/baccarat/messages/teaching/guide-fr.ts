/** The steps that a practice table shows, in French. */

import { to } from '../../../../i18n/fr/grammar.ts';
import type { GuideMessages } from './guide-en.ts';

const quoted = (button: string): string => `«\u00a0${button}\u00a0»`;

export const fr: GuideMessages = {
  addPlayers: 'Ajoutez au moins deux joueurs.',
  bank: (player) => `La banque est ${to(player)}. Touchez une pièce\u00a0: c’est la banque.`,
  bankOrPass: (player, button) =>
    `${player} peut prendre la banque\u00a0: touchez une pièce. En cas de refus, touchez ${quoted(button)}.`,
  noBank: 'Aucun joueur n’a assez d’argent pour une banque. Touchez le bouton pour en apporter.',
  tooLittle: (player) =>
    `${player} n’a pas assez pour une banque et refuse. Ou touchez le nom pour apporter de l’argent.`,
  continued: 'Touchez le joueur qui prend la banque à cette somme. Ou une pièce pour une autre banque.',
  bidden: 'Touchez une pièce pour la banque, puis le joueur qui la demande.',
  banker: 'Touchez le joueur qui prend la banque.',
  stakes: 'Touchez une pièce, puis chaque joueur qui la mise.',
  again: (button) =>
    `${quoted(button)} refait les mises du dernier coup. Ou touchez une pièce, puis les joueurs.`,
  coinInHand: 'Touchez chaque joueur qui mise la pièce choisie.',
  stake: 'Touchez une pièce\u00a0: c’est la nouvelle mise. Ou reprenez la mise.',
  banco: 'Touchez le joueur qui joue contre toute la banque.',
  deal: 'Donnez deux cartes de chaque côté, et une troisième selon la règle. Le plus haut point gagne. Touchez le résultat.',
  dealTwo:
    'Donnez deux cartes à chaque main, et une troisième selon la règle. Touchez qui gagne à droite, puis à gauche.',
  left: 'Touchez maintenant qui gagne à gauche.',
  cards: 'Touchez chaque carte à mesure. La phrase au-dessus dit quand on tire une troisième carte.',
  broken: 'Il ne reste rien en banque. Touchez une pièce pour en remettre, ou passez la main.',
  brokenPass: 'Il ne reste rien en banque\u00a0: la main passe.',
  shoe: 'Il reste trop peu de cartes. Mêlez-les toutes.',
  accept: (banker) => `${banker} doit tenir tout, ou passer la main.`,
  calculating: 'Paroli calcule les gains et les pertes.',
};
