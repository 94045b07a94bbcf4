/** The sentences that the dealer reads aloud, in French. */

import { GAP } from '../../../../i18n/markup.ts';
import { cap, cards as counted, to } from '../../../../i18n/fr/grammar.ts';
import type { Calls } from '../en/calls.ts';

const POINTS = ['baccara', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

export const calls: Calls = {
  noPlayers: 'Pas encore de joueurs. Ajoutez-les dans l’ordre des places.',
  onePlayer: (name) => `${name} est à table. Ajoutez les autres joueurs.`,
  firstBank: (name) => `${name} tient la banque\u00a0: ${GAP}`,
  dealPasses: (name) => `La main passe ${to(name)}. Banque de ${GAP}`,
  passed: (banker, sum) => `${banker} passe la main à ${sum}. Qui la prend\u00a0?`,
  tooLittle: (name) => `${name} n’a pas assez pour une banque.`,
  noBank: 'Aucun joueur n’a assez d’argent pour une banque. Apportez de l’argent, ou fermez la table.',
  passedTooHigh: (banker, sum, next) =>
    `${banker} passe la main à ${sum}\u00a0: aucun autre joueur n’a cette somme. ${next}`,
  passedToAuction: (banker, sum) =>
    `${banker} passe la main à ${sum}\u00a0: aucun autre joueur n’a cette somme. Qui prend la banque, et pour combien\u00a0?`,
  auction: 'La banque est libre. Qui la prend, et pour combien\u00a0?',
  whoBanks: (sum) => `Qui prend la banque à ${sum}\u00a0?`,
  noStakes: (banker, bank) => `${banker} tient la banque à ${bank}. Faites vos jeux.`,
  staking: (banker, bank, staked, open) =>
    `${banker} tient la banque à ${bank}\u00a0: ${staked} en jeu, ${open} à tenir.`,
  covered: (banker, bank) => `${banker} tient la banque à ${bank}\u00a0: le compte y est.`,
  excess: (banker, bank, excess) =>
    `${banker} tient la banque à ${bank}\u00a0: ${excess} de trop sur le tapis.`,
  mustAccept: (banker, excess) =>
    `${excess} de plus que la banque\u00a0: ${banker} tient tout ou passe la main.`,
  cannotAccept: (banker, excess) =>
    `${excess} de plus que la banque\u00a0: ${banker} a trop peu\u00a0; baissez une mise, ou passez la main.`,
  abide: (banker, bank, staked) =>
    `${banker} tient la banque à ${bank}\u00a0: après le coup nul, ${staked} restent en jeu.`,
  banco: (name, bank) => `${name} fait banco de ${bank}.`,
  cheval: (name, bank) => `${name} fait banco de ${bank}, à cheval.`,
  bancos: (one, other, bank) => `${one} et ${other} font banco, chacun la moitié de ${bank}.`,
  whoGoesBank: 'Qui fait banco\u00a0?',
  whoGoesCheval: 'Qui fait banco à cheval\u00a0?',
  broken: (banker) => `La banque a sauté. ${banker} remet ${GAP} ou passe la main.`,
  brokenPasses: (banker) => `La banque a sauté. ${banker} passe la main.`,
  refill: (banker) => `${banker} ajoute ${GAP} à la banque.`,
  shoe: (cards) => `Au plus ${counted(cards)}\u00a0: trop peu pour un coup. Mêlez les cartes.`,
  askShoe: 'Mêler toutes les cartes\u00a0? La banque et les mises restent.',
  askShoeThatEnds: 'Mêler toutes les cartes\u00a0? La banque prend fin, et les mises sont rendues.',
  stakes: (name) => `${name} mise ${GAP}`,
  stakesInstead: (name, sum) => `${name} mise ${GAP} au lieu de ${sum}`,
  holds: (name) => `${name} tient les cartes`,
  hold: (holders) => `Cartes\u00a0: ${holders.join(', ')}`,
  holdsOn: { right: (name) => `${name} à droite`, left: (name) => `${name} à gauche` },
  closed: 'La table est fermée.',

  right: {
    bank: `À droite\u00a0: la banque. À gauche\u00a0: ${GAP}`,
    punters: `À droite\u00a0: les pontes. À gauche\u00a0: ${GAP}`,
    tie: `À droite\u00a0: coup nul. À gauche\u00a0: ${GAP}`,
    none: `À droite\u00a0: pas de cartes. À gauche\u00a0: ${GAP}`,
  },
  results: {
    bank: 'La banque gagne',
    punters: 'Les pontes gagnent',
    tie: 'Coup nul',
  },
  bySide: {
    bank: 'la banque',
    punters: 'les pontes',
    tie: 'coup nul',
    none: 'pas de cartes',
  },
  sides: (right, left) => `À droite ${right}, à gauche ${left}`,
  wins: (result, sum, bank) => `${result} ${sum}\u00a0; elle a ${bank}.`,
  pays: (result, sum, bank) => `${result} ${sum}\u00a0; il reste ${bank} en banque.`,
  bankWins: (result, sum, bank) => `${result}\u00a0: la banque gagne ${sum}\u00a0; elle a ${bank}.`,
  bankPays: (result, sum, bank) => `${result}\u00a0: la banque paie ${sum}\u00a0; il reste ${bank}.`,
  broke: (result) => `${result}\u00a0: la banque a sauté.`,
  dealLost: (result, sum) => `${result} ${sum}\u00a0; la main passe.`,
  abides: (result) => `${result}\u00a0: les mises restent.`,
  even: (result) => `${result}\u00a0: rien ne change en banque.`,

  parts: { bank: 'La banque', right: 'Les pontes', left: 'À gauche' },
  partsOfTwo: { bank: 'La banque', right: 'À droite', left: 'À gauche' },
  points: POINTS,
  natural: (points) => `${cap(points)} d’emblée`,
  firstCard: (part) => `${part}\u00a0: première carte ${GAP}`,
  secondCard: (part, card) => `${part}\u00a0: ${card}, puis ${GAP}`,
  stood: (part, points) => `${part}, ${points}\u00a0: non.`,
  draws: (part, points) => `${part}, ${points}\u00a0: carte ${GAP}`,
  free: (part, points) => `${part}, ${points}, au choix\u00a0: ${GAP}`,
  drewFalsely: (part, points) => `${part}, ${points}, et une carte\u00a0: ${GAP}`,
};
