/** The table page: band, rows, tray, main button and undo, in French. */

import type { en } from '../en.ts';
import { GAP, LATER, strong } from '../../../../i18n/markup.ts';
import {
  cap,
  card,
  cards,
  counted,
  e,
  grouped,
  ordinal,
  ordinalShe,
  owned,
  rank,
  small,
  the,
  to,
} from '../../../../i18n/fr/grammar.ts';
import { corners } from './corners.ts';

const gains = (count: number): string => counted(count, 'gain');

export const band: (typeof en)['band'] = {
  stakesOn: (name, sum) => `${name} mise ${sum} sur ${GAP}`,
  stakesUnknownAmount: (name) => `${name} mise ${GAP} sur ${LATER}`,
  stakesOnRank: (name, on, sum) => `${name} mise ${sum ?? GAP} sur ${the(on)}`,
  allPlaced: 'Toutes les mises sont placées.',
  sideBet: (backer, against, sum, on, wins) =>
    `${backer ?? GAP} parie ${sum} contre ${against} que ${the(on)} ${wins ? 'gagne' : 'perd'}.`,
  sideBetOthers: (bet) =>
    `${bet.backer ?? GAP} parie ${bet.sum} contre ${bet.against ?? (bet.backer === null ? LATER : GAP)} que ${owned(bet.punter, bet.card)} ${bet.wins ? 'gagne' : 'perd'}.`,
  sideBetHint: 'Avant le prochain tirage\u00a0: touchez le joueur qui parie, ou massez la carte',
  staking: (deal, laid, wanted, sum) =>
    `Donne ${deal} · mises · ${strong(grouped(laid))} ${wanted === null ? (laid < 2 ? 'carte' : 'cartes') : `sur ${wanted} cartes`}, ${strong(sum)} sur la table`,
  noStakes: (deal) => `Donne ${deal} · mises · aucune mise`,
  drawing: (deal) => `Donne ${deal}`,
  lastDraw: (deal, call) => `Donne ${deal} · dernière paire\u00a0: ${strong(call)}`,
  bankTakes: (sum) => `La banque prend ${strong(sum)}`,
  bankPays: (sum) => `La banque paie ${strong(sum)}`,
  noStakeChanged: 'Aucune mise ne gagne ni ne perd',
  toAnswer: (wins) => `${strong(gains(wins))} ${wins < 2 ? 'attend' : 'attendent'}`,
  settling: 'Calcul du tirage',
  left: 'au talon',
  pairNow: (pair) => `au talon · ${ordinalShe(pair)} paire`,
  pairNext: (pair) => `au talon · bientôt la ${ordinalShe(pair)} paire`,
  inThePack: (packs) => (packs === 1 ? 'dans le jeu' : `dans ${small(packs)} jeux`),
  bank: (net) => `banque ${net}`,
  bankBroke: (owes) => `à découvert, doit ${owes}`,
  calculating: (entries) => `Calcul en cours\u00a0: ${counted(entries, 'saisie', { feminine: true })}…`,
  winsUnknown: 'Les gains s’affichent au retour de la connexion.',
  noStorage: 'Ce navigateur ne peut pas enregistrer de saisies\u00a0: laissez cette page ouverte.',
};

export const syncStatus: (typeof en)['syncStatus'] = {
  recorded: 'Enregistré',
  recording: 'Enregistrement',
  waiting: (count) => `${strong(String(count))} en attente`,
  refused: (count) => `${strong(String(count))} ${count < 2 ? 'refusée' : 'refusées'}`,
  otherInControl: 'Une autre tablette a la main',
  signedOut: 'Déconnecté',
  busy: 'Patientez',
  offline: 'Pas de connexion',
  noStorage:
    'Ce navigateur ne peut pas conserver les saisies. Laissez cette page ouverte jusqu’à leur enregistrement, sinon elles sont perdues.',
  title: 'Pas encore enregistré',
  empty: 'Tout est enregistré.',
  remove: 'Retirer',
  states: {
    waiting: 'en attente',
    sending: 'en cours d’envoi',
    refused: 'refusée',
    expected_refusal: 'sera refusée',
    next_deal: 'pour la donne suivante',
  },
  sendNow: 'Envoyer maintenant',
  inControl: (device) => `${device} a la main.`,
  entry: {
    withdraws: (name, on) => `${name} retire ${the(on)}.`,
    takes: (name, on, again) =>
      `${name} encaisse le gain sur ${the(on)}${again ? ` et remise ${again}` : ''}.`,
    takeAll: 'Tous les gains restants sont encaissés.',
    paroli: (name, on) => `${name} fait paroli sur ${the(on)}.`,
    paroliAll: 'Tous les gains restants sont joués en paroli.',
    payAll: 'Tous les gains restants continuent sans risque.',
    end: 'La donne se termine.',
    close: 'La table ferme.',
    undo: 'La dernière saisie est annulée.',
    redo: 'La saisie annulée est rétablie.',
    correction: (what) => `Corrigé\u00a0: ${what}`,
    strike: (what) => `Retiré\u00a0: ${what}`,
  },
};

export const playerRow: (typeof en)['playerRow'] = {
  netPlace: (net, place) => `${net} · ${ordinal(place)}`,
  onTable: (sum) => `${sum} sur la table`,
  cashedOut: 'parti',
  cards: (count, sum) =>
    [strong(count < 2 ? `${count} carte` : `${count} cartes`), sum].filter(Boolean).join(' · '),
  ofCards: (laid, wanted) => strong(`${laid} sur ${wanted}`),
  moreCards: (count) => `encore ${small(count, true)}`,
  asLastDeal: 'Comme à la donne précédente',
  lost: (on) => `${cap(the(on))} est perdu${e(on)}.`,
  newAfter: (on) =>
    `${on === null ? '' : `${cap(the(on))} est perdu${e(on)}. `}${strong('Nouvelle carte')} après les gains en attente.`,
  newCard: 'Nouvelle carte',
  newCards: (count) => (count < 2 ? 'Nouvelle carte' : `${cap(small(count))} nouvelles cartes`),
  buyIn: 'Apport',
  outOfMoney: 'Bourse vide',
  bets: (name) => `${name} parie`,
  betAgainst: (sum, name) => `${sum} contre ${name}`,
  acceptsBet: (name) => `${name} accepte`,
  holder: (on, sum, crooks) =>
    strong(`${cap(card(on))}, ${sum}, ${crooks ? corners(crooks) : 'aucun coin plié'}`),
  holderOf: 'a cette carte',
  notRecorded: (on, sum) => `${cap(rank(on))} à ${sum} pas enregistré${e(on)}`,
  nextDeal: (on, sum) => `Donne suivante\u00a0: ${rank(on)}, ${strong(sum)}`,
  entryNotRecorded: 'Pas enregistré',
  onHold: 'en attente',
  serverDiffers: 'Le serveur a un résultat différent. C’est le résultat du serveur qui compte.',
  pending: {
    stake: (on, sum) => `Mise ${strong(sum)} sur ${the(on)}`,
    newCard: (on, sum) => `Nouvelle carte\u00a0: ${rank(on)}, ${strong(sum)}`,
    withdraw: (on) => `Retire ${the(on)}`,
    take: (on, sum) => `A encaissé ${strong(sum)}, ${rank(on)} sorti${e(on)}`,
    takeAgain: (on, sum, again) => `A encaissé ${strong(sum)}, ${rank(on)} remisé${e(on)} à ${strong(again)}`,
    paroli: (on, nextWin) => `Paroli, ${rank(on)} · joue pour ${strong(nextWin)}`,
    pay: (on, nextWin) => `Paix, ${rank(on)} · ${strong(nextWin)}, sans risque`,
    mace: (on, sum) => `Masse, ${rank(on)} · ${strong(sum)} de plus`,
    sidebet: (sum) => `Pari, ${strong(sum)}`,
    book: (sum) => `Nouveau livre, ${strong(sum)}`,
    buyin: (sum) => `Apporte ${strong(sum)}`,
    cashout: (sum) => `Retire ${strong(sum)}`,
    seat: 'Rejoint la table',
  },
};

export const couch: (typeof en)['couch'] = {
  empty: 'vide',
  carried: 'reste de la donne précédente',
  rung: (rung) => `${rung}×`,
};

export const answers: (typeof en)['answers'] = {
  take: 'Encaisser',
  paroli: (rung) => `Paroli · ${rung}×`,
  pay: (rung) => `Paix · ${rung}×, sans\u00a0perte`,
  layAgain: (least) => `Remiser, ${least} au moins`,
  twinsTakeOnly: 'Doublet\u00a0: à encaisser',
  topRung: (sum) => `Haut de l’échelle\u00a0: payé tout de suite · ${strong(sum)}`,
};

export const mainButton: (typeof en)['mainButton'] = {
  turnFasse: 'Retourner la fasse',
  tapFasseKey: 'Touchez son rang',
  notRank: (on) => `Pas ${the(on)}`,
  takeAll: 'Encaisser tout le reste',
  takeAllOf: (wins, sum) => `${gains(wins)} · ${sum}`,
  lastCard: 'Dernière carte',
  endDeal: 'Finir la donne',
  cardsLeft: (count) => (count < 2 ? 'Il reste 1 carte' : `Il reste ${count} cartes`),
  noneLeft: 'Il ne reste pas de carte',
  needsCards: (name, count) => `Il manque ${cards(count)} ${to(name)}`,
  noStakes: 'Aucune mise',
  noPlayers: 'Aucun joueur',
  calculating: 'Calcul…',
  winsUnknown: 'Les gains ne sont pas encore connus',
};

export const undo: (typeof en)['undo'] = {
  undo: 'Annuler',
  redo: 'Rétablir',
  takenBack: (what, others) =>
    `Annulé\u00a0: ${what}${others ? ` Et ${counted(others, 'autre saisie', { more: 'autres saisies', feminine: true })}.` : ''}`,
  waits: 'L’annulation n’est pas encore envoyée. La table la montrera au retour du réseau.',
  entry: {
    fasse: (drawn) => `fasse ${drawn}`,
    pair: (drawn) => `paire ${drawn}`,
    last: (drawn) => `dernière ${drawn}`,
    of: (name, on, sum) => [name, on, sum].filter(Boolean).join(' '),
    end: 'fin de la donne',
    close: 'fermer la table',
    takeAll: 'tout encaisser',
    seat: (name) => `ajouter ${name}`,
    fund: (sum) => `banque ${sum}`,
    sidebet: (name, sum) => `${name} parie ${sum}`,
    ruling: (sum) => `décision ${sum}`,
    payment: (sum) => `paiement ${sum}`,
  },
};

export const tray: (typeof en)['tray'] = {
  chooseCoin: 'Choisir une pièce',
  thenCard: 'puis une carte',
  stakingHint: 'Touchez un rang pour miser dessus. Touchez une mise pour la changer.',
  other: 'Autre…',
  otherAmount: 'Autre montant',
  backspace: 'Effacer le dernier chiffre',
  done: 'Terminé',
  close: 'Fermer',
  bank: 'La banque',
  paysIfWins: 'paie si elle gagne',
  bankIfWins: (on, sum) => `${cap(rank(on))}\u00a0: la banque paierait ${sum}`,
  atWorst: (on) => `Au pire, si ${the(on)} gagne`,
  nothingToPay: 'Rien à payer',
  moreThanHeld: 'Plus que la banque n’a',
  leftToCover: (sum) => `reste ${sum} à couvrir`,
  broke: (owes) => `à découvert, doit ${owes}`,
  fundBank: 'Approvisionner la banque',
  sumCrooks: (sum, crooks) => `${sum}, ${crooks ? corners(crooks) : 'aucun coin plié'}`,
  loses: 'perd',
  wins: 'gagne',
  mace: (sum) => `Masser de ${sum}`,
  betweenOthers: 'Entre d’autres…',
  withdraw: 'La retirer',
  money: 'Argent…',
  buyIn: 'Apport',
  buyInOf: (sum) => `Apporter ${sum}`,
  cashOut: 'Retrait',
  cashOutOf: (sum) => `Retirer ${sum}`,
  newBook: 'Nouveau livre',
  newBookFor: (sum) => `Nouveau livre, ${sum}`,
  history: 'Historique',
  anySuit: 'sans couleur',
  suitOf: (on) => `${cap(rank(on))} de quelle couleur`,
  add: 'Ajouter',
  addPlayer: 'Ajouter un joueur',
  name: 'Nom',
  purse: 'Bourse',
  suit: 'Couleur',
  takeControl: 'Prendre la main',
  sameAgain: 'Nouvelle table, mêmes joueurs',
};
