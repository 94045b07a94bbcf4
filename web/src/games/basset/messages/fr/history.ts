/** The history page, in French. */

import type { history as en } from '../en/history.ts';
import {
  cap,
  card,
  counted,
  from,
  inside,
  listed,
  many,
  of,
  owned,
  the,
} from '../../../../i18n/fr/grammar.ts';
import { corners } from './table/corners.ts';

const events: (typeof en)['events'] = {
  opened: (name, holder, sum) =>
    `${name} ouvre${holder ? ` avec ${holder} comme banquier` : ''}. La banque a ${sum}.`,
  openedCall: 'La banque est ouverte.',
  seated: (name, sum) => `${name} rejoint la table avec ${sum}.`,
  boughtIn: (name, sum) => `${name} apporte ${sum}.`,
  cashedOut: (name, sum) => `${name} retire ${sum}.`,
  funded: (sum) => `La banque reçoit ${sum}.`,
  stakePlaced: (name, sum, on, isNew) =>
    `${name} mise ${sum} sur ${the(on)}${isNew ? ', une nouvelle carte' : ''}.`,
  withdrawn: (name, sum, on) => `${name} retire ${sum} ${of(on)}.`,
  taken: (name, sum, on, again) =>
    `${name} encaisse ${sum} sur ${the(on)}${again ? ` et remise ${again}` : ''}.`,
  paroli: (name, on, crooks) => `${name} fait paroli sur ${the(on)}\u00a0: ${corners(crooks)}.`,
  pay: (name, on) => `${name} continue sans risque avec ${the(on)}.`,
  sideBet: (backer, against, name, on, outcome, sum) =>
    `${backer} parie ${sum} contre ${inside(against)} que ${owned(name, on)} ${outcome === 'win' ? 'gagnera' : 'perdra'}.`,
  book: (name, sum) => `${name} achète un livre pour ${sum}.`,
  dealEnded: 'La donne est finie.',
  closed: 'La table est fermée.',
  returned: (what) => `Rendu\u00a0: ${listed(what)}`,
  ofTheirs: (name, on, sum) => `${owned(name, on)} ${sum}`,
  target: (names) => `Objectif atteint\u00a0: ${listed(names)}.`,
  noStakeChanged: 'Aucune mise ne gagne ni ne perd.',
  won: (name, on, sum, takeOnly) =>
    `${owned(name, on)} gagne ${sum}${takeOnly ? ', qui peut seulement être encaissé' : ''}`,
  paid: (name, on, sum) => `${owned(name, on)} gagne ${sum}, payé tout de suite`,
  lost: (name, on, sum) => `${owned(name, on)} ${sum ? `perd ${sum}` : 'perd, sans mise'}`,
  lostToFasse: (name, on, sum) => `${owned(name, on)} perd ${sum} à la fasse`,
  missedPay: (name, on, sum) => `${owned(name, on)} perd sans risque\u00a0: ${sum} est rendu`,
  betReturned: (backer, against, sum) =>
    `le pari ${from(backer)} et ${from(against)} est rendu, ${sum} chacun`,
  betWon: (name, other, sum) => `${name} gagne le pari contre ${inside(other)}, ${sum}`,
  separator: '\u00a0; ',
};

export const history: typeof en = {
  nextDeal: 'pour la donne suivante',
  entered: {
    withdraws: (name, on) => `${name} retire ${the(on)}.`,
    takes: (name, on, again) =>
      `${name} encaisse le gain sur ${the(on)}${again ? ` et remise ${again}` : ''}.`,
    takeAll: 'Tous les gains restants sont encaissés.',
    paroli: (name, on) => `${name} fait paroli sur ${the(on)}.`,
    paroliAll: 'Tous les gains restants sont joués en paroli.',
    payAll: 'Tous les gains restants continuent sans risque.',
    end: 'La donne se termine.',
  },
  deal: (deal) => `Donne ${deal}`,
  settling: 'calcul du tirage',
  leftToDeal: 'au talon',
  eveningOver: 'La table est fermée.',
  staking: 'Faites vos mises.',
  pair: (first, second) => `${cap(the(first))}, puis ${the(second)}.`,
  lastCard: (on) => `Dernière carte\u00a0: ${the(on)}.`,
  cardsDrawn: 'Cartes tirées dans cette donne',
  drawnOf: (on, seen, of) => `${cap(many(on))}\u00a0: ${seen} sur ${of}`,
  onTable: (name) => `Sur la table pour ${inside(name)}`,
  purse: 'Bourse',
  bookAndPurse: (suit) => `Livre de ${suit}, bourse`,
  notShown: 'masquée',
  sumOnTable: 'sur la table',
  bookCount: (count) => counted(count, 'livre'),
  needsAnswer: (on, sum, takeOnly) =>
    `${cap(the(on))}\u00a0: ${sum} ${takeOnly ? 'à encaisser' : 'à encaisser ou à laisser en jeu'}`,
  couch: (said) =>
    [
      card(said.card),
      said.sum,
      said.crooks ? corners(said.crooks) : '',
      said.paying ? 'continue sans risque' : '',
      said.win
        ? `gagné ${said.win}, ${said.take_only ? 'à encaisser' : 'encaisser ou continuer\u00a0?'}`
        : '',
    ]
      .filter(Boolean)
      .join(', '),
  empty: 'vide',
  sideBets: 'Paris',
  sideBet: (bet) =>
    `${bet.backer} contre ${bet.against}\u00a0: ${owned(bet.punter, bet.card)} ${bet.outcome === 'win' ? 'gagnera' : 'perdra'}, ${bet.sum} chacun`,
  youReached: 'Vous avez atteint l’objectif.',
  targetReached: (names) => `Objectif atteint par ${listed(names)}.`,
  bestWin: 'Meilleur gain',
  winOf: (name, sum) => `${name}, ${sum}`,
  largestParoli: 'Plus grand paroli',
  paroliOf: (name, on, sum, crooks) => `${name}, ${sum} sur ${the(on)} avec ${corners(crooks)}`,
  events,
};
