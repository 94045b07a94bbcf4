/** The board, the player's page and the evening page: their states and sentences, in French. */

import type { en } from '../en.ts';
import { strong } from '../../../../i18n/markup.ts';
import { cap, card, counted, e, from, listed, owned, small } from '../../../../i18n/fr/grammar.ts';
import { corners } from './corners.ts';

const those = (cards: readonly string[]): string => listed(cards.map((on) => card(on)));

export const publicPages: (typeof en)['publicPages'] = {
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
};
