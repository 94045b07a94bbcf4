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
  hand: (number) => `Main ${number}`,
  banks: 'tient la banque',
  banksNext: 'prochain banquier',
  coverSum: (sum) => `Couvrir ${sum}`,
  addSum: (sum) => `Ajouter ${sum}`,
  coverOf: (name, sum) => `${name} couvre ${sum}\u00a0: changer ou reprendre`,
  rest: 'Le reste',
  buy: 'Acheter',
  takeBack: (sum) => `Reprendre ${sum}`,
  changeWager: 'Changer l’enjeu',
  pass: 'Passer',
  sell: 'Vendre',
  bringIn: 'Pour tenir la banque, touchez le nom et apportez de l’argent.',
  chooseWager: 'Touchez une pièce\u00a0: c’est l’enjeu.',
  whoCovers: 'Qui couvre\u00a0?',
  chooseCoin: 'Touchez une pièce, puis le joueur.',
  chooseBuyer: 'Touchez le joueur qui achète les cartes, puis le prix.',
  tooFew: 'Il faut au moins deux joueurs au lansquenet.',
  sells: 'vend les cartes',
  noMoney: 'Sans argent',
  bought: (sum) => `Cartes achetées, ${sum}`,
  handResult: (net) => `Dernière main\u00a0: ${net}`,
  choosePrice: 'Touchez une pièce\u00a0: c’est le prix.',
  cardHint: 'Touchez les cartes dans l’ordre, jusqu’à ce qu’une corresponde.',
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
  tapBuyer: 'Touchez qui achète',
  tapPrice: 'Touchez une pièce pour les cartes',
  enterCards: 'Saisir les cartes',
  cardByCard: 'une à une',
  enterOutcome: 'Saisir le résultat',
  withoutCards: 'sans les cartes',
  nobodyBids: 'Personne n’achète',
  passes: (name) => `${name} passe`,
  tooLittle: 'Trop peu pour un enjeu',
  noWager: 'Aucun joueur n’a assez pour un enjeu',
  noCover: 'Aucun joueur ne peut couvrir',
  deckPasses: 'les cartes passent au suivant',
  calculating: 'Calcul de la main',
  takeCardBack: 'Pas cette carte',
};

export const keys: (typeof en)['keys'] = {
  outcomes: 'Quelle carte correspond\u00a0?',
  cards: 'Carte suivante',
  outcome: { twins: 'Doublet', left: 'Gauche', right: 'Droite' },
  outcomeHead: { twins: 'banquier gagne', left: 'banquier gagne', right: 'banquier paie' },
  outcomeWords: {
    twins: 'Doublet\u00a0: les deux premières cartes correspondent, le banquier gagne',
    left: 'Gauche\u00a0: une carte correspond à celle de gauche, le banquier gagne',
    right: 'Droite\u00a0: une carte correspond à celle de droite, le banquier perd',
  },
};

export const shortcuts: (typeof en)['shortcuts'] = {
  title: 'La main',
  results: ['1 2 3', 'doublet, gauche, droite'],
  suits: [
    'H D C S',
    'cœur, carreau, trèfle, pique pendant la saisie des cartes\u00a0; les valeurs comme sur les cartes',
  ],
  rest: ['R', 'la touche suivante couvre le reste'],
};
