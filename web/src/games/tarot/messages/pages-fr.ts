/** The board and the player's page, in French. */

import { counted, listed } from '../../../i18n/fr/grammar.ts';
import { strong } from '../../../i18n/markup.ts';
import type { PagesMessages } from './pages-en.ts';

const board: PagesMessages['board'] = {
  status: (game) => `Partie ${game}`,
  statusOfRound: (game, round) => `Partie ${game}, donne ${round}`,
  deals: (dealer) => `${dealer} donne`,
  plays: (round, rounds) => `On joue la donne ${round} sur ${rounds}.`,
  hints: {
    noPlayers: 'On joue à trois, assis dans l’ordre du jeu. Le premier joueur donne d’abord.',
    between: 'Chaque joueur met la même somme au pot. Le plus haut score après la dernière donne le gagne.',
    playing: 'Après chaque donne, les joueurs comptent leurs plis. Une donne fait toujours 78 points.',
    counted: 'La partie est finie, et le pot va au plus haut score.',
    closed: 'La soirée est finie à cette table.',
  },
  lastGame: 'Dernière partie',
  noScores: 'Pas encore de joueurs',
  scores: 'Scores de la partie',
  score: 'Score',
  round: (number) => `Donne ${number}`,
  dealer: 'donne',
  gamesWon: (games) => `${counted(games, 'partie', { feminine: true })} ${games < 2 ? 'gagnée' : 'gagnées'}`,
};

const playerPage: PagesMessages['playerPage'] = {
  paid: (ante) => `Vous avez mis ${strong(ante)} au pot.`,
  points: (score, rounds) =>
    rounds.length === 1
      ? `Vous avez ${strong(counted(score, 'point'))}.`
      : `Vous avez ${strong(`${score} points`)}\u00a0: ${listed(rounds.map(String))}.`,
  behind: (missing, leaders) =>
    `Il vous manque ${strong(counted(missing, 'point'))} pour rejoindre ${listed(leaders)}.`,
  leads: 'Vous êtes en tête.',
  leadsWith: (others) => `Vous êtes en tête avec ${listed(others)}.`,
  won: (sum) => `Vous avez gagné ${strong(sum)} à la dernière partie.`,
  gamesWon: (games) => `Vous avez gagné ${counted(games, 'partie', { feminine: true })} ce soir.`,
  youDeal: 'Vous donnez la prochaine fois.',
  youDealt: 'Vous donnez\u00a0: vos trois cartes écartées comptent comme un pli.',
  settling: 'Paroli calcule la partie.',
  closed: (net) => `La table est fermée. Votre résultat\u00a0: ${strong(net)}.`,
  events: {
    ante: 'Mise',
    counted: (points) => `Donne\u00a0: ${counted(points, 'point')}`,
    dealt: 'vous avez donné',
    won: (score) => `Partie gagnée avec ${score}`,
    lost: (score) => `Partie perdue avec ${score}`,
    givenUp: 'Partie abandonnée\u00a0: mise rendue',
    shared: 'La table ferme\u00a0: part du pot',
    closed: 'La table ferme',
  },
};

export const fr: PagesMessages = { board, playerPage };
