/** The charts, in French. */

import { cap, counted, grouped, listed } from '../../../i18n/fr/grammar.ts';
import type { RoundName } from '../round-name.ts';
import type { ChartMessages } from './en.ts';

const WORDS = { deal: 'donne', hand: 'main', tenure: 'banque', round: 'tour', donne: 'donne' };
const isFeminine = (round: RoundName): boolean => round !== 'round';
const titleOf = (round: RoundName): string => cap(WORDS[round]);
const rounds = (count: number, round: RoundName): string =>
  counted(count, WORDS[round], { feminine: isFeminine(round) });

export const fr: ChartMessages = {
  bank: (round) => `Ce que la banque a gagné à chaque ${WORDS[round]}`,
  theBank: 'La banque',
  pools: (round) => `Gains et pertes des pots à chaque ${WORDS[round]}`,
  thePools: 'Les pots',
  evening: 'Gains et pertes tour par tour',
  balance: 'Le solde au fil du temps',
  results: 'Résultat de chaque table',
  round: titleOf,
  allRounds: (round) => (isFeminine(round) ? 'toutes' : 'tous'),
  roundOf: (round, number) => `${titleOf(round)} ${grouped(number)}`,
  afterRound: (round, number) =>
    `Après ${isFeminine(round) ? 'la' : 'le'} ${WORDS[round]} ${grouped(number)}`,
  withEvent: (when, event) => `${when}, événement ${grouped(event)}`,
  start: 'Début',
  now: 'Maintenant',
  when: 'Quand',
  table: 'Table',
  result: 'Résultat',
  bankroll: 'Solde',
  leads: (names, sum) =>
    names.length === 1 ? `${listed(names)} mène avec ${sum}.` : `${listed(names)} mènent avec ${sum} chacun.`,
  even: 'Aucun joueur n’a gagné ni perdu.',
  range: (now, low, high) => `Maintenant ${now}. Au plus bas ${low}, au plus haut ${high}.`,
  bankWon: (sum, count, round) => `La banque a gagné ${sum} en ${rounds(count, round)}.`,
  bankLost: (sum, count, round) => `La banque a perdu ${sum} en ${rounds(count, round)}.`,
  bankEven: (count, round) => `La banque n’a rien gagné en ${rounds(count, round)}.`,
  poolsWon: (sum, count, round) => `Les pots ont gagné ${sum} en ${rounds(count, round)}.`,
  poolsLost: (sum, count, round) => `Les pots ont perdu ${sum} en ${rounds(count, round)}.`,
  poolsEven: (count, round) => `Les pots ont gagné autant qu’ils ont perdu en ${rounds(count, round)}.`,
  wonAt: (won, tables, total) =>
    `${won === 0 ? 'N’a gagné à aucune' : `A gagné à ${grouped(won)}`} ${won < 2 ? 'table' : 'tables'} sur ${grouped(tables)}. Total ${total}.`,
  boughtIn: (sum) => `apport ${sum}`,
  cashedOut: (sum) => `retrait ${sum}`,
  arrowUp: 'Apport',
  arrowDown: 'Retrait',
  picture: (title, fact) => `Graphique\u00a0: ${title}. ${fact}`,
  pointOf: (when, amounts) => `${when}\u00a0: ${amounts.join(', ')}`,
  amountOf: (name, sum) => `${name} ${sum}`,
  none: 'rien',
  move: 'Choisir un point du graphique',
  numbers: 'Afficher les chiffres',
  numbersOf: (title) => `Chiffres\u00a0: ${title}`,
  notDrawn: 'Le graphique ne peut pas être chargé maintenant. Voici ses chiffres.',
  notLoaded:
    'Les graphiques ne peuvent pas être chargés maintenant. Ils se chargent quand le serveur répond.',
  showAll: (count) => `Afficher les ${grouped(count)} joueurs`,
};
