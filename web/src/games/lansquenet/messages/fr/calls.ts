/** The sentences that the dealer reads aloud, in French. */

import { from, listed, suit, to } from '../../../../i18n/fr/grammar.ts';
import { GAP } from '../../../../i18n/markup.ts';
import type { Calls } from '../en/calls.ts';

export const calls: Calls = {
  noPlayers: 'Pas encore de joueurs. Le premier tient d’abord la banque.',
  onePlayer: (name) => `${name} tient d’abord la banque. Ajoutez les autres joueurs.`,
  wagering: (banker) => `${banker} tient la banque et met ${GAP}`,
  tooLittle: (banker) => `${banker} a trop peu pour un enjeu.`,
  noWager: 'Aucun joueur n’a assez d’argent pour un enjeu. Apportez de l’argent, ou fermez la table.',
  raises: (banker) => `Nouvel enjeu ${from(banker)}\u00a0: ${GAP}`,
  covering: (banker, wager, left) => `${banker} tient la banque pour ${wager}. Il reste ${left} à couvrir.`,
  noCover: (banker, wager) =>
    `${banker} tient la banque pour ${wager}. Aucun autre joueur n’a de quoi couvrir\u00a0: apportez de l’argent.`,
  noCoverOrPass: (banker, wager) =>
    `${banker} tient la banque pour ${wager}. Aucun autre joueur n’a de quoi couvrir\u00a0: apportez de l’argent ou passez.`,
  covered: (banker, wager) =>
    `${banker} tient la banque pour ${wager}\u00a0: tout est couvert. Donnez la main.`,
  covers: (player) => `${player} couvre ${GAP}`,
  coversInstead: (player, sum) => `${player} couvre ${GAP} au lieu de ${sum}`,
  selling: (banker) => `${banker} vend les cartes. Qui les achète\u00a0?`,
  buys: (player) => `${player} achète les cartes pour ${GAP}`,
  /** How the hand ended. */
  ends: { twins: 'Doublet', left: 'À gauche', right: 'À droite' },
  won: (end, banker, sum) => `${end}\u00a0: ${banker} gagne ${sum}.`,
  lost: (end, banker, sum) => `${end}\u00a0: ${banker} paie ${sum}.`,
  passes: (end, banker, sum, next) =>
    `${end}\u00a0: ${banker} paie ${sum}\u00a0; les cartes passent ${to(next)}.`,
  sells: (end, banker, sum) => `${end}\u00a0: ${banker} paie ${sum} et vend les cartes.`,
  keeps: (end, banker, sum) => `${end}\u00a0: ${banker} paie ${sum} et garde les cartes.`,
  firstCard: `À gauche\u00a0: ${GAP}`,
  secondCard: (left) => `À gauche ${left}, à droite ${GAP}`,
  nextCard: (left, right, others) =>
    `À gauche ${left}, à droite ${right}${others && `, ${others}`}. Ensuite ${GAP}`,
  thenCards: (cards) => `puis ${listed(cards)}`,
  thenMany: (count, last) => `puis ${count} cartes, la dernière ${last}`,
  suit: (name) => suit(name),
  closed: 'La table est fermée.',
};
