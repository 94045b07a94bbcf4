/** The board and the player's page, in French. */

import { from, listed, to } from '../../../i18n/fr/grammar.ts';
import { strong } from '../../../i18n/markup.ts';
import type { PagesMessages } from './pages-en.ts';

const board: PagesMessages['board'] = {
  status: (hand) => `Main ${hand}`,
  deals: (dealer) => `${dealer} donne`,
  dealt: (dealer) => `${dealer} a donné`,
  level: (sum) => `Hauteur ${sum}`,
  waits: 'La main suivante va être donnée.',
  lastPayments: 'Derniers paiements',
  compartments: 'Ce qu’il y a sur le tableau',
  poch: 'Poch',
  bets: 'Mises dans le Poch',
  hints: {
    noPlayers: 'On joue à trois ou plus. Chacun donne à son tour.',
    between: 'Avant chaque main, de l’argent va dans les sept cases du tableau.',
    claiming: 'L’atout d’une case prend ce qui s’y trouve.',
    betting: 'Chacun mise à son tour sur la meilleure main. Les mises s’arrêtent quand tous ont passé.',
    showing: 'La meilleure main gagne le Poch\u00a0: carré, brelan, paire, ou les plus hautes cartes.',
    settling: 'La meilleure main gagne le Poch\u00a0: carré, brelan, paire, ou les plus hautes cartes.',
    playing:
      'On pose les cartes jusqu’à trente et un. La dernière carte d’une suite rapporte une pièce de chacun.',
    closed: 'La soirée est finie à cette table.',
  },
};

const playerPage: PagesMessages['playerPage'] = {
  sitsOut: 'Vous ne jouez pas cette main.',
  wonPools: (pools) => `Cases gagnées dans cette main\u00a0: ${strong(listed(pools))}.`,
  mayClaim: 'Si vous avez l’atout d’une case, montrez-le\u00a0: vous prenez ce qui s’y trouve.',
  marriage: (sum) => `Le roi et la dame d’atout ensemble rapportent ${strong(sum)}.`,
  inPoch: (sum) => `Vous avez ${strong(sum)} dans le Poch.`,
  owes: (sum) => `Vous devez ${strong(sum)} au Poch.`,
  yourTurn: 'C’est à vous\u00a0: misez ou passez.',
  yourTurnOwing: (sum) => `C’est à vous\u00a0: suivez à ${strong(sum)}, relancez, passez ou couchez-vous.`,
  folded: 'Vous avez renoncé au Poch.',
  show: 'Montrez votre main. La meilleure gagne le Poch.',
  runWon: (sum) => `Vous avez posé la dernière carte d’une suite et reçu ${strong(sum)}.`,
  runPaid: (sum) => `Vous avez payé ${strong(sum)} pour la dernière suite.`,
  handWon: (sum) => `Vous avez gagné la dernière main et reçu ${strong(sum)}.`,
  handPaid: (sum) => `Vous avez payé ${strong(sum)} pour les cartes qui vous restaient.`,
  settling: 'Paroli paie le Poch.',
  closed: (net) => `La table est fermée. Votre résultat\u00a0: ${strong(net)}.`,
  events: {
    dealt: 'Mise de départ',
    youDeal: 'Vous donnez\u00a0: mise de départ',
    pools: (pools) => `Cases\u00a0: ${listed(pools)}`,
    bet: 'Mise',
    see: 'Suivi',
    pass: 'Passe',
    fold: 'Couché',
    best: 'Meilleure main',
    pochWon: 'Poch gagné',
    pochLost: 'Poch perdu',
    runWon: 'Dernière carte d’une suite',
    runPaid: (winner) => `Suite ${from(winner)}`,
    handWon: 'Plus de cartes',
    handPaid: (winner) => `Cartes qui restaient, ${to(winner)}`,
    betReturned: 'Main abandonnée\u00a0: mise rendue',
    givenUp: 'Main abandonnée',
    shared: 'La table ferme\u00a0: part des cases',
    closed: 'La table ferme',
  },
};

export const fr: PagesMessages = { board, playerPage };
