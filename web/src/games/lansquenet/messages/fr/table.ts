/** The table page, in French. */

import { counted } from '../../../../i18n/fr/grammar.ts';
import { strong } from '../../../../i18n/markup.ts';
import type { en } from '../en.ts';

const covers = (count: number): string => counted(count, 'couverture', { feminine: true });

export const table: (typeof en)['table'] = {
  wager: 'enjeu',
  open: 'reste à couvrir',
  wagerShort: (wager, left) => `Enjeu ${strong(wager)} · ${strong(left)} à couvrir`,
  noWager: 'pas encore d’enjeu',
  changeWager: 'Changer l’enjeu',
  tooFew: 'Il faut au moins deux joueurs au lansquenet.',
};

export const steps: (typeof en)['steps'] = {
  addPlayer: 'Ajouter un joueur',
  wager: (sum) => `Enjeu\u00a0: ${sum}`,
  lastWager: 'comme à la main passée',
  tapWager: 'Touchez une pièce pour l’enjeu',
  asLastHand: 'Comme à la main passée',
  coversOf: (count, sum) => `${covers(count)}, ${sum}`,
  deal: 'Donner la main',
  tapCover: 'Touchez qui couvre',
  enterCards: 'Saisir les cartes',
  cardByCard: 'une à une',
  enterOutcome: 'Saisir le résultat',
  withoutCards: 'sans les cartes',
  nobodyBids: 'Personne n’achète',
  deckPasses: 'les cartes passent au suivant',
  calculating: 'Calcul de la main',
  takeCardBack: 'Pas cette carte',
};

export const keys: (typeof en)['keys'] = {
  outcomes: 'Quelle carte correspond\u00a0?',
  cards: 'Carte suivante',
  outcome: { twins: 'Doublet', left: 'Gauche', right: 'Droite' },
  outcomeWords: {
    twins: 'Doublet\u00a0: les deux premières cartes correspondent, le banquier gagne',
    left: 'Gauche\u00a0: une carte correspond à celle de gauche, le banquier gagne',
    right: 'Droite\u00a0: une carte correspond à celle de droite, le banquier perd',
  },
};
