/** La page de la table. */

import type { en } from '../en.ts';
import { GAP, LATER, strong } from '../markup.ts';
import {
  cap,
  card,
  cards,
  counted,
  e,
  from,
  grouped,
  ordinal,
  owned,
  rank,
  small,
  the,
  to,
} from './grammar.ts';

const gains = (count: number): string => counted(count, 'gain');

export const band: (typeof en)['band'] = {
  menu: 'Menu',
  laysOn: (name, sum) => `${name} met ${sum} sur ${GAP}`,
  laysWhat: (name) => `${name} met ${GAP} sur ${LATER}`,
  laysOwed: (name, on, sum) => `${name} met ${sum ?? GAP} sur ${the(on)}`,
  allLaid: 'Toutes les cartes sont mises.',
  sideBet: (backer, against, sum, on, wins) =>
    `${backer ?? GAP} parie ${sum} contre ${against} que ${the(on)} ${wins ? 'gagne' : 'perd'}.`,
  sideBetOthers: (bet) =>
    `${bet.backer ?? GAP} parie ${bet.sum} contre ${bet.against ?? (bet.backer === null ? LATER : GAP)} que ${owned(bet.punter, bet.card)} ${bet.wins ? 'gagne' : 'perd'}.`,
  sideBetHint: 'Touchez qui parie, ou massez la carte\u00a0: avant la prochaine carte tirée',
  staking: (deal, laid, wanted, sum) =>
    `Taille ${deal} · mises · ${strong(grouped(laid))} ${wanted === null ? (laid < 2 ? 'carte' : 'cartes') : `sur ${wanted} cartes`}, ${strong(sum)} sur la table`,
  stakingNothing: (deal) => `Taille ${deal} · mises · rien encore`,
  drawing: (deal) => `Taille ${deal}`,
  lastDraw: (deal, call) => `Taille ${deal} · dernier couple ${strong(call)}`,
  bankTakes: (sum) => `La banque prend ${strong(sum)}`,
  bankPays: (sum) => `La banque paie ${strong(sum)}`,
  nothingMoves: 'Aucune carte n’est touchée',
  toAnswer: (wins) => `${strong(gains(wins))} en attente`,
  settling: 'Règlement en cours',
  left: 'au talon',
  pairNow: (pair) => `au talon · ${ordinal(pair)} couple`,
  pairNext: (pair) => `au talon · bientôt le ${ordinal(pair)} couple`,
  inThePack: (packs) => (packs === 1 ? 'dans le jeu' : `dans ${small(packs)} jeux`),
  bank: (net) => `banque ${net}`,
  bankBroken: (owes) => `sautée, doit ${owes}`,
  reckoning: (entries) => `Calcul en cours\u00a0: ${counted(entries, 'écriture', { feminine: true })}…`,
  unknown: 'Qui a gagné n’est pas connu avant son retour.',
  unkept: 'Ce navigateur ne garde rien\u00a0: laissez cette page ouverte.',
};

export const chip: (typeof en)['chip'] = {
  recorded: 'Inscrit',
  recording: 'S’inscrit',
  waiting: (count) => `${strong(String(count))} en attente`,
  refused: (count) => `${strong(String(count))} ${count < 2 ? 'refusée' : 'refusées'}`,
  penElsewhere: 'La plume est ailleurs',
  signedOut: 'Déconnecté',
  busy: 'Un instant',
  offline: 'Sans connexion',
  notKept:
    'Ce navigateur ne garde rien\u00a0: les écritures sont perdues si la page est fermée avant qu’elles soient inscrites.',
  noReopening: 'Cette page ne peut pas être rouverte sans le réseau\u00a0: elle est venue par http simple.',
  newer: 'Un Paroli plus récent est arrivé',
  reload: 'Recharger',
  title: 'Pas encore inscrit',
  empty: 'Tout est inscrit.',
  takeOut: 'Retirer',
  states: {
    waiting: 'attend',
    sending: 'en route',
    refused: 'refusée',
    foreseen: 'sera refusée',
    kept: 'à la taille suivante',
  },
  sendNow: 'Envoyer maintenant',
  hasThePen: (device) => `${device} tient la plume.`,
  entry: {
    withdraws: (name, on) => `${name} retire ${the(on)}.`,
    takes: (name, on, again) =>
      `${name} encaisse le gain sur ${the(on)}${again ? ` et remet ${again}` : ''}.`,
    takeAll: 'Tous les gains qui restent sont encaissés.',
    paroli: (name, on) => `${name} corne ${the(on)}\u00a0: paroli.`,
    paroliAll: 'Tous les gains qui restent vont au paroli.',
    payAll: 'Tous les gains qui restent jouent la paix.',
    end: 'La taille finit.',
    close: 'La table ferme.',
  },
};

export const row: (typeof en)['row'] = {
  netPlace: (net, place) => `${net} · ${ordinal(place)}`,
  atTable: (sum) => `${sum} sur la table`,
  gone: 'sorti',
  cards: (count, sum) =>
    [strong(count < 2 ? `${count} carte` : `${count} cartes`), sum].filter(Boolean).join(' · '),
  ofCards: (laid, wanted) => strong(`${laid} sur ${wanted}`),
  more: (count) => `encore ${small(count, true)}`,
  asLastDeal: 'Comme à la taille passée',
  lost: (on) => `${cap(the(on))} est perdu${e(on)}.`,
  newAfter: (on) =>
    `${on === null ? '' : `${cap(the(on))} est perdu${e(on)}. `}${strong('Carte neuve')} après les réponses.`,
  newCard: 'Carte neuve',
  newCards: (count) => (count < 2 ? 'Carte neuve' : `${cap(small(count))} cartes neuves`),
  buyIn: 'Apport',
  outOfMoney: 'Bourse vide',
  bets: (name) => `${name} parie`,
  betAgainst: (sum, name) => `${sum} contre ${name}`,
  takesTheBet: (name) => `${name} tient le pari`,
  holder: (on, sum, crooks) =>
    strong(
      `${cap(card(on))}, ${sum}, ${crooks ? counted(crooks, 'corne', { feminine: true }) : 'sans corne'}`,
    ),
  holderOf: 'a la carte',
  notRecorded: (on, sum) => `${cap(rank(on))} à ${sum} pas inscrit${e(on)}`,
  nextDeal: (on, sum) => `À la taille suivante\u00a0: ${rank(on)}, ${strong(sum)}`,
  entryNotRecorded: 'Pas inscrit',
  waitsBehind: 'attend derrière',
  differs: 'La maison a réglé autrement\u00a0: sa parole tient.',
  pencil: {
    stake: (on, sum) => `Met ${strong(sum)} sur ${the(on)}`,
    newCard: (on, sum) => `Carte neuve\u00a0: ${rank(on)}, ${strong(sum)}`,
    withdraw: (on) => `Reprend ${the(on)}`,
    take: (on, sum) => `A encaissé ${strong(sum)}, ${rank(on)} sorti${e(on)}`,
    takeAgain: (on, sum, again) => `A encaissé ${strong(sum)}, ${rank(on)} remis${e(on)} à ${strong(again)}`,
    paroli: (on, hope) => `Paroli, ${rank(on)} · court pour ${strong(hope)}`,
    pay: (on, hope) => `Paix, ${rank(on)} · court pour ${strong(hope)}`,
    mace: (on, sum) => `Masse, ${rank(on)} · ${strong(sum)} de plus`,
    sidebet: (sum) => `Pari, ${strong(sum)}`,
    book: (sum) => `Livre neuf, ${strong(sum)}`,
    buyin: (sum) => `Apporte ${strong(sum)}`,
    cashout: (sum) => `Retire ${strong(sum)}`,
    seat: 'Prend place',
  },
};

export const couch: (typeof en)['couch'] = {
  empty: 'vide',
  carried: 'court depuis la taille passée',
  rung: (rung) => `${rung}×`,
};

export const answer: (typeof en)['answer'] = {
  take: 'Encaisser',
  paroli: (rung) => `Paroli · ${rung}×`,
  pay: (rung) => `Paix · ${rung}×`,
  layAgain: (least) => `Remettre, ${least} au moins`,
  twinsTakeOnly: 'Doublet\u00a0: encaisser seulement',
  topRung: (sum) => `Haut de l’échelle\u00a0: payé aussitôt · ${strong(sum)}`,
};

export const main: (typeof en)['main'] = {
  turnFasse: 'Tourner la fasse',
  turnFasseKey: 'Maintenant sa touche',
  notThe: (on) => `Pas ${the(on)}`,
  takeAll: 'Encaisser tout le reste',
  takeAllOf: (wins, sum) => `${gains(wins)} · ${sum}`,
  lastCard: 'Dernière carte',
  endDeal: 'Finir la taille',
  cardsLeft: (count) => (count < 2 ? 'Il reste 1 carte' : `Il reste ${count} cartes`),
  noneLeft: 'Le talon est fini',
  wants: (name, count) => `Il manque ${cards(count)} ${to(name)}`,
  nothingLaid: 'Rien n’est encore mis',
  nobodySits: 'Personne n’est assis',
  reckoning: 'Calcul…',
  notKnown: 'On ne sait pas encore qui gagne',
};

export const undo: (typeof en)['undo'] = {
  undo: 'Annuler',
  tooLate: 'C’est parti à l’instant\u00a0: cela ne se reprend plus ici.',
  entry: {
    fasse: (drawn) => `fasse ${drawn}`,
    pair: (drawn) => `couple ${drawn}`,
    last: (drawn) => `dernière ${drawn}`,
    of: (name, on, sum) => [name, on, sum].filter(Boolean).join(' '),
    end: 'fin de la taille',
    close: 'clôture',
    takeAll: 'tout encaisser',
    seat: (name) => `place ${from(name)}`,
    fund: (sum) => `banque ${sum}`,
    sidebet: (name, sum) => `${name} parie ${sum}`,
  },
};

export const tray: (typeof en)['tray'] = {
  coinInHand: 'Pièce en main',
  thenTheCard: 'puis la carte',
  stakingHint: 'Touchez la place d’une carte ou sa touche\u00a0; touchez une carte mise pour la changer.',
  other: 'Autre…',
  otherAmount: 'Autre somme',
  atMost: (sum) => `Au plus ${sum}.`,
  backspace: 'Ôter le dernier chiffre',
  done: 'Bon',
  close: 'Fermer',
  bank: 'La banque',
  paysIfWins: 'paie si elle gagne',
  bankIfWins: (on, sum) => `${cap(rank(on))}\u00a0: la banque paierait ${sum}`,
  atWorst: (on) => `Au pire, si ${the(on)} gagne`,
  nothingToPay: 'Rien à payer',
  moreThanHeld: 'Plus que la banque n’a',
  leftToCover: (sum) => `reste ${sum} à couvrir`,
  broken: (owes) => `sautée, doit ${owes}`,
  fundBank: 'Garnir la banque',
  sumCrooks: (sum, crooks) =>
    `${sum}, ${crooks ? counted(crooks, 'corne', { feminine: true }) : 'sans corne'}`,
  loses: 'perd',
  wins: 'gagne',
  mace: (sum) => `Masser de ${sum}`,
  betweenOthers: 'Entre d’autres…',
  takeBack: 'Reprendre',
  money: 'Argent…',
  buyIn: 'Apport',
  buyInOf: (sum) => `Apporter ${sum}`,
  cashOut: 'Retrait',
  cashOutOf: (sum) => `Retirer ${sum}`,
  newBook: 'Livre neuf',
  newBookFor: (sum) => `Livre neuf, ${sum}`,
  history: 'Historique',
  anySuit: 'sans couleur',
  suitOf: (on) => `${cap(rank(on))} de quelle couleur`,
  seat: 'Placer',
  seatSomebody: 'Placer quelqu’un',
  name: 'Nom',
  purse: 'Bourse',
  suit: 'Couleur',
  takePen: 'Prendre la plume',
  over: 'Table close',
  again: 'Encore, aux mêmes places',
};
