/** The board, the player's page and the evening page: their states and sentences, in French. */

import type { en } from '../en.ts';
import { strong } from '../markup.ts';
import { cap, card, corners, counted, e, from, listed, ordinal, owned, small } from './grammar.ts';

const places = (count: number): string => counted(count, 'place', { feminine: true });
const those = (cards: readonly string[]): string => listed(cards.map((on) => card(on)));

export const publicPages: (typeof en)['publicPages'] = {
  live: 'En direct',
  loading: 'Chargement',
  noConnection: (time) => `Pas de connexion depuis ${time}`,
  staleHint: 'Cette page montre l’état à ce moment-là.',
  offline: 'Pas de connexion',
  offlineHint: 'Cette page réessaie d’elle-même et s’affiche dès que le serveur répond.',
  linkExpired: 'Ce lien a expiré',
  linkExpiredHint: 'Cet appareil n’est plus connecté. Demandez un nouveau lien à la maison.',
  notFound: 'Table introuvable',
  notFoundHint: 'Cette table n’existe pas, ou cet appareil n’a pas le droit de la voir.',
  home: 'Aller à l’accueil',
  placesMoved: (by) =>
    by === 0
      ? 'sans changement'
      : by > 0
        ? `${places(by)} gagnée${by > 1 ? 's' : ''}`
        : `${places(-by)} perdue${by < -1 ? 's' : ''}`,
  isNow: (name, place) => `${name} est ${ordinal(place)}.`,
  othersMoved: (count) => `${cap(counted(count, 'autre'))} ${count < 2 ? 'a' : 'ont'} changé de place.`,
  andMore: (count) => `et ${count} de plus`,
  board: {
    closed: 'fermée',
    page: (table) => `${table} · tableau`,
    noPlayers: 'Aucun joueur pour l’instant.',
    staking: 'Les joueurs misent pour la prochaine donne.',
    firstStaking: 'Les joueurs misent pour la première donne.',
    stakesPlaced: 'Mises placées',
    cards: (count) => (count === 0 ? 'rien encore' : count === 1 ? '1 carte' : `${count} cartes`),
    cardsToCome: (count) => `encore ${small(count, true)}`,
    takes: (name, sum) => `${name} encaisse ${sum}`,
    parolis: (name, rung) => `${name} fait paroli pour ${rung}×`,
    forPay: (name, rung) => `${name} joue la paix, ${rung}×`,
    won: 'a gagné',
    payRung: (rung) => `paix, ${rung}×`,
    cardOf: (on, name) => cap(owned(name, on)),
    ridesOn: (on, name, sum, rung) =>
      `${cap(owned(name, on))} reste pour la donne suivante avec ${sum}, pour ${rung}×`,
    earlier: (count) => `${counted(count, 'tirage')} avant`,
    finalStandings: 'Classement final',
    leaders: (names, net) => `${listed(names)} en tête avec ${net}.`,
    phonesCannot: (host) =>
      `Les téléphones ne peuvent pas atteindre ${host}. Ouvrez ce tableau avec le nom ou l’adresse réseau de la machine.`,
    ownPage: 'Votre page',
  },
  player: {
    page: (name) => `Page ${from(name)}`,
    choose: 'Choisissez un joueur',
    noPlayers: 'Aucun joueur à cette table pour l’instant.',
    cards: 'Cartes sur la table',
    orStakeAgain: 'Vous pouvez aussi encaisser et remiser.',
    topRung: (on, sum) => `Votre ${card(on)} a gagné en haut de l’échelle\u00a0: ${strong(sum)} est payé.`,
    lost: (cards) => `Perdu\u00a0: ${those(cards)}.`,
    missedPay: (cards) =>
      `Paix manquée\u00a0: ${those(cards)}. ${cards.length === 1 ? 'La couche est rendue' : 'Les couches sont rendues'}.`,
    matchedFasse: (cards) => `La fasse touche\u00a0: ${those(cards)}.`,
    noChange: 'Vos cartes ne gagnent ni ne perdent.',
    newCard: (count) =>
      count === 1
        ? 'Vous pouvez miser sur une nouvelle carte.'
        : `Vous pouvez miser sur ${small(count)} nouvelles cartes.`,
    placeStakes: 'Faites vos mises\u00a0: dites vos cartes au croupier.',
    placeMoreStakes: (count) =>
      `Misez encore sur ${counted(count, 'carte', { feminine: true })}. Les règles l’exigent.`,
    ridesOn: (on, sum, rung, hope) =>
      `Votre ${card(on)} reste pour la donne suivante avec ${sum}, pour ${rung}×\u00a0: ${strong(hope)}.`,
    stakesPlaced: 'Vos mises sont placées. La fasse vient ensuite.',
    settling: 'Règlement de ce tirage.',
    cashedOut: (sum) => `Vous avez retiré ${sum}.`,
    closed: (net) => `Votre soirée\u00a0: ${net}.`,
    wonEvening: 'Vous gagnez la soirée.',
    pay: (rung) => `paix ${rung}×`,
    wonSum: (sum) => `gagné ${sum}`,
    empty: 'vide',
    crooks: corners,
    lostSum: (sum) => `perdu ${sum}`,
    sideBets: (sum) => `${sum} en paris`,
    historyFailed: 'L’historique n’a pas pu être chargé. Il s’affiche dès que le serveur répond.',
    dealStakes: (deal, cards) => `Donne ${deal}\u00a0: misé sur ${cards}`,
    lastCard: 'dernière carte',
    answered: (on, answer) =>
      `${cap(card(on))}\u00a0: ${answer === 'take' ? `encaissé${e(on)}` : answer === 'paroli' ? 'paroli' : 'pour la paix'}`,
    other: 'Autre chose',
  },
  evening: {
    range: 'Quelles tables',
    thisEvening: 'Ce soir',
    all: 'Toutes les soirées',
    board: 'Tableau',
    boardOf: (table) => `Tableau de ${table}`,
    tables: 'Les tables',
    standings: 'Classement sur toutes les tables',
    place: 'Rang',
    change: 'Évolution',
    noPlayers: 'Aucun joueur pour l’instant.',
    openOne: 'Ouvrir une table',
    currencies: {
      points: 'En points',
      lsd: 'Livres, shillings et pence',
      livre: 'Livres tournois',
      gbp: 'Livres sterling',
      eur: 'En euros',
      usd: 'En dollars',
    } as Readonly<Record<string, string>>,
  },
};
