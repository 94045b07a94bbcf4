/** The table page: band, rows, tray, main button and undo, in French. */

import type { en } from '../../en.ts';
import { GAP, LATER, strong } from '../../../../../i18n/markup.ts';
import {
  cap,
  card,
  cards,
  counted,
  e,
  grouped,
  inside,
  ordinalShe,
  rank,
  small,
  the,
  to,
} from '../../../../../i18n/fr/grammar.ts';
import { corners } from './corners.ts';

const gains = (count: number): string => counted(count, 'gain');

export const band: (typeof en)['band'] = {
  maced: (name, sum, on) => `${name} ajoute ${sum} sur ${the(on)}.`,
  stakesOn: (name, sum) => `${name} mise ${sum} sur ${GAP}`,
  stakesUnknownAmount: (name) => `${name} mise ${GAP} sur ${LATER}`,
  stakesOnRank: (name, on, sum) => `${name} mise ${sum ?? GAP} sur ${the(on)}`,
  allPlaced: 'Toutes les mises sont posées. Retournez la fasse.',
  lacksMoney: (name, count) => `${name} n’a pas de quoi miser sur ${cards(count)} de plus.`,
  noMoney: 'Aucun joueur n’a d’argent à miser.',
  target: (sum) => `objectif ${strong(sum)}`,
  staking: (deal, laid, wanted, sum) =>
    `Donne ${deal} · ${strong(grouped(laid))} ${wanted === null ? (laid < 2 ? 'carte' : 'cartes') : `sur ${wanted} cartes`}, ${strong(sum)} sur la table`,
  noStakes: (deal) => `Donne ${deal} · aucune mise`,
  drawing: (deal) => `Donne ${deal}`,
  lastDraw: (deal, call) => `Donne ${deal} · dernière paire\u00a0: ${strong(call)}`,
  bankTakes: (sum) => `La banque prend ${strong(sum)}`,
  bankPays: (sum) => `La banque paie ${strong(sum)}`,
  noStakeChanged: 'Aucune mise ne gagne ni ne perd',
  toAnswer: (wins, isFirst, mayRide) =>
    `${strong(isFirst ? cap(gains(wins)) : gains(wins))} ${wins < 2 ? 'attend' : 'attendent'}\u00a0: ${mayRide ? 'encaisser, ou continuer' : 'à encaisser'}`,
  orRestake: 'ou remiser',
  settling: 'Calcul du tirage',
  left: 'au talon',
  pairNow: (pair) => `au talon · ${ordinalShe(pair)} paire`,
  pairNext: (pair) => `au talon · bientôt la ${ordinalShe(pair)} paire`,
  inThePack: (packs) => (packs === 1 ? 'dans le jeu' : `dans ${small(packs)} jeux`),
};

export const playerRow: (typeof en)['playerRow'] = {
  cards: (count, sum) =>
    [strong(count < 2 ? `${count} carte` : `${count} cartes`), sum].filter(Boolean).join(' · '),
  ofCards: (laid, wanted) => strong(`${laid} sur ${wanted}`),
  moreCards: (count) => `encore ${small(count, true)}`,
  asLastDeal: 'Comme la dernière donne',
  lost: (on) => `${cap(the(on))} est perdu${e(on)}.`,
  newAfter: (on) =>
    `${on === null ? '' : `${cap(the(on))} est perdu${e(on)}. `}${strong('Nouvelle carte')} après les gains en attente.`,
  newCard: 'Nouvelle carte',
  newCards: (count) => (count < 2 ? 'Nouvelle carte' : `${cap(small(count))} nouvelles cartes`),
  outOfMoney: 'Bourse vide',
  bets: (name) => `${name} parie`,
  betAgainst: (sum, name) => `${sum} contre ${inside(name)}`,
  acceptsBet: (name) => `${name} tient le pari`,
  holder: (on, sum, crooks) =>
    strong(`${cap(card(on))}, ${sum}, ${crooks ? corners(crooks) : 'aucun coin plié'}`),
  holderOf: 'tient cette carte',
  notRecorded: (on, sum) => `${cap(rank(on))} à ${sum} pas enregistré${e(on)}`,
  nextDeal: (on, sum) => `Donne suivante\u00a0: ${rank(on)}, ${strong(sum)}`,
  pending: {
    stake: (on, sum) => `Mise ${strong(sum)} sur ${the(on)}`,
    newCard: (on, sum) => `Nouvelle carte\u00a0: ${rank(on)}, ${strong(sum)}`,
    withdraw: (on) => `Retire ${the(on)}`,
    take: (on, sum) => `A encaissé ${strong(sum)}, ${rank(on)} sorti${e(on)}`,
    takeSeveral: (count, sum) => `A encaissé ${strong(sum)} pour ${counted(count, 'gain')}`,
    takeAgain: (on, sum, again) => `A encaissé ${strong(sum)}, ${rank(on)} remisé${e(on)} à ${strong(again)}`,
    paroli: (on, nextWin) => `Paroli, ${rank(on)} · joue pour ${strong(nextWin)}`,
    pay: (on, nextWin) => `Paix, ${rank(on)} · ${strong(nextWin)}, sans risque`,
    mace: (on, sum) => `Masse, ${rank(on)} · ${strong(sum)} de plus`,
    sidebet: (backer, against, sum) => `${backer} parie ${strong(sum)} avec ${against}`,
    book: (sum) => `Nouveau livre, ${strong(sum)}`,
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
  twinsTakeOnly: 'Doublet\u00a0: à encaisser',
  topRung: (sum) => `Haut de l’échelle\u00a0: payé tout de suite · ${strong(sum)}`,
};

export const mainButton: (typeof en)['mainButton'] = {
  turnFasse: 'Retourner la fasse',
  tapFasseKey: 'Touchez la carte tirée',
  takeAll: 'Encaisser tout le reste',
  takeAllOf: (wins, sum) => `${gains(wins)} · ${sum}`,
  lastCard: 'Dernière carte',
  nextPair: 'Paire suivante',
  tapItsCards: 'Touchez ses deux cartes',
  endDeal: 'Finir la donne',
  cardsLeft: (count) => (count < 2 ? 'Il reste 1 carte' : `Il reste ${count} cartes`),
  noneLeft: 'Il ne reste pas de carte',
  nothingStaked: 'Il ne reste pas de mise',
  needsCards: (name, count) => `Il manque ${cards(count)} ${to(name)}`,
  noStakes: 'Aucune mise',
};

export const undo: (typeof en)['undo'] = {
  entry: {
    paroli: 'Paroli',
    fasse: (drawn) => `fasse ${drawn}`,
    pair: (drawn) => `paire ${drawn}`,
    last: (drawn) => `dernière ${drawn}`,
    end: 'fin de la donne',
    takeAll: 'tout encaisser',
    sidebet: (name, against, sum) => `${name} parie ${sum} avec ${against}`,
  },
};

export const tray: (typeof en)['tray'] = {
  thenCard: 'puis une carte',
  fasse: 'La fasse',
  allAsLastDeal: 'Tous comme la dernière donne',
  stakingHint: 'Touchez un rang pour miser dessus. Touchez une mise pour la changer.',
  bank: 'La banque',
  paysIfWins: 'paie si la carte gagne',
  bankIfWins: (on, sum) => `${cap(rank(on))}\u00a0: la banque paierait ${sum}`,
  atWorst: (on) => `Au pire, si ${the(on)} gagne`,
  nothingToPay: 'Rien à payer',
  winsToPay: (count, sum) => `${cap(counted(count, 'gain ouvert'))}\u00a0: ${sum}`,
  moreThanHeld: 'Plus que la banque n’a',
  leftToCover: (sum) => `reste ${sum} à couvrir`,
};
