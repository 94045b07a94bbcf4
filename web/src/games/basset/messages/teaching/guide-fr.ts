/** The steps that a practice table shows, in French. */

import { cap, cards, from, owned } from '../../../../i18n/fr/grammar.ts';
import type { GuideMessages } from './guide-en.ts';

const quoted = (button: string): string => `«\u00a0${button}\u00a0»`;
const turned = (wins: boolean): string => (wins ? 'gagne' : 'perd');

export const fr: GuideMessages = {
  addPlayer: (button) => `Ajoutez d’abord un joueur\u00a0: touchez ${quoted(button)}.`,
  newPlayer: (button) => `Entrez le nom et l’argent du nouveau joueur. Puis touchez ${quoted(button)}.`,
  money: 'Touchez des pièces pour former la somme, puis le bouton qui la nomme.',
  player: (name) => `Choisissez ce que fait ${name}. Les boutons disent ce qui se passe.`,
  newCard: 'Touchez une pièce, puis le rang de la nouvelle carte.',
  cardInDeal:
    'Touchez une pièce. La masse s’ajoute à la carte\u00a0; le nom d’un autre joueur la parie dessus.',
  betInStaking: 'Touchez une pièce. Le nom d’un autre joueur la parie sur la carte.',
  cardInStaking: 'Touchez une pièce pour changer cette mise, ou retirez-la.',
  suits: 'Touchez la couleur de la carte.',
  endEarly: (button) => `${quoted(button)} finit la donne bien qu’il reste des cartes.`,
  repeat: (button) =>
    `${quoted(button)} repose les dernières mises. Ou touchez une pièce pour en faire d’autres.`,
  chooseCoin: (name) => `${name} peut miser. Touchez d’abord une pièce.`,
  chooseRank: (name) => `Touchez un rang\u00a0: la pièce est posée sur cette carte ${from(name)}.`,
  noMoney: 'Aucun joueur n’a d’argent à miser. Touchez un nom pour en apporter.',
  lacksMoney: (need) => `${need}. Touchez le bouton pour apporter de l’argent, ou une mise pour la retirer.`,
  turnFasse: (button) =>
    `Mêlez un jeu de cartes, puis touchez ${quoted(button)}\u00a0: c’est la première carte de la donne.`,
  tapFasse:
    'Retournez la première carte du jeu et touchez le même rang ici. Pas de jeu\u00a0? Touchez un rang.',
  setAside: (count) => `Écartez ${cards(count)}, face cachée. `,
  firstCard: (wins) => `Retournez une carte et touchez-la\u00a0: elle ${turned(wins)}.`,
  secondCard: (wins) => `Retournez la deuxième carte et touchez-la\u00a0: elle ${turned(wins)}.`,
  newCardOr: (name, button) =>
    `${name} peut miser\u00a0: touchez ${quoted(button)}. Ou retournez et touchez une carte.`,
  calculating: 'Paroli calcule les gains et les pertes.',
  win: (name, on, sum, take) => `${cap(owned(name, on))} gagne. ${take}\u00a0: ${sum}`,
  orParoli: (nextSum) => (nextSum === null ? '.' : `\u00a0; paroli\u00a0: ${nextSum}.`),
  lastCard: (button) => `Il reste une carte. Retournez-la et touchez ${quoted(button)}.`,
  tapLast: 'Touchez le rang de la dernière carte.',
  endDeal: (button) =>
    `Il ne reste pas de carte. Touchez ${quoted(button)}\u00a0: une nouvelle donne commence.`,
};
