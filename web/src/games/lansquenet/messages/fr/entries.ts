/** The entries and events as sentences, in French. */

import { from, listed, to } from '../../../../i18n/fr/grammar.ts';
import type { en } from '../en.ts';

export const entries: (typeof en)['entries'] = {
  wager: (name, sum) => `${name} met ${sum} en jeu.`,
  wagerIs: (sum) => `L’enjeu est de ${sum}.`,
  wagerChanged: (name, sum, before) => `${name} change l’enjeu de ${before} en ${sum}.`,
  cover: (name, sum) => `${name} couvre ${sum}.`,
  coverRest: (name, sum) => `${name} couvre le reste, ${sum}.`,
  withdrawn: (name, sum) => `${name} reprend sa couverture de ${sum}.`,
  withdraw: (name) => `${name} reprend sa couverture.`,
  coverAll: (name) => `${name} couvre le reste.`,
  dealt: { twins: 'Doublet.', left: 'À gauche.', right: 'À droite.' },
  withCards: (result, cards) => `${result} Cartes\u00a0: ${cards}.`,
  lost: (covers) => `Perdu\u00a0: ${listed(covers)}.`,
  won: (covers) => `Gagné\u00a0: ${listed(covers)}.`,
  of: (name, sum) => `${name} ${sum}`,
  passes: (giver, next) => `${giver} passe les cartes ${to(next)}.`,
  keepsDeck: (name) => `${name} garde les cartes\u00a0: aucun autre joueur n’a d’argent.`,
  pass: 'Les cartes passent.',
  sold: (buyer, seller, price) => `${buyer} achète les cartes ${from(seller)} pour ${price}.`,
  buys: (buyer, price) => `${buyer} achète les cartes pour ${price}.`,
  wagerReturned: (sum) => `L’enjeu de ${sum} est rendu.`,
  coversReturned: (count) => (count === 1 ? 'La couverture est rendue.' : 'Les couvertures sont rendues.'),
};

export const short: (typeof en)['short'] = {
  wager: (sum) => `Enjeu ${sum}`,
  cover: (name, sum) => `${name} ${sum}`,
  rest: (name) => `${name}, le reste`,
  withdraw: (name) => `${name} reprend`,
  outcome: { twins: 'Doublet', left: 'Gauche', right: 'Droite' },
  cards: 'Main',
  pass: 'Passe',
  sale: (name) => `Vente ${to(name)}`,
};
