/** Le tableau, la page du ponte et la soirée : ce qu'ils disent hors de leurs chiffres. */

import type { en } from '../en.ts';
import { strong } from '../markup.ts';
import { cap, card, counted, e, from, listed, ordinal, owned, small } from './grammar.ts';

const places = (count: number): string => counted(count, 'place', { feminine: true });
const those = (cards: readonly string[]): string => listed(cards.map((on) => card(on)));

export const following: (typeof en)['following'] = {
  live: 'En direct',
  looking: 'Un instant',
  noConnection: (time) => `Sans réseau depuis ${time}`,
  asOfThen: 'Voici où l’on en était alors.',
  unreached: 'Sans réseau',
  unreachedNow: 'Cette page cherche d’elle-même, et sera là dès que la maison répond.',
  ended: 'Ce lien n’ouvre plus rien',
  endedNow: 'Cet appareil n’est plus connu ici. Demandez un nouveau lien à la maison.',
  hidden: 'Il n’y a rien à voir ici',
  hiddenNow: 'Cette table n’existe pas, ou cet appareil n’est pas pour elle.',
  home: 'À la première page',
  moved: (by) =>
    by === 0
      ? 'sans changement'
      : by > 0
        ? `${places(by)} gagnée${by > 1 ? 's' : ''}`
        : `${places(-by)} perdue${by < -1 ? 's' : ''}`,
  isNow: (name, place) => `${name} est ${ordinal(place)}.`,
  othersMoved: (count) => `${cap(counted(count, 'autre'))} ont changé de place.`,
  andMore: (count) => `et ${count} de plus`,
  board: {
    closed: 'close',
    page: (table) => `${table} · tableau`,
    nobody: 'Personne n’est encore assis.',
    staking: 'On mise pour la prochaine taille.',
    firstStaking: 'On mise pour la première taille.',
    laid: 'Qui a misé',
    cards: (count) => (count === 0 ? 'rien encore' : count === 1 ? '1 carte' : `${count} cartes`),
    wanted: (count) => `encore ${small(count, true)}`,
    takes: (name, sum) => `${name} encaisse ${sum}`,
    parolis: (name, rung) => `${name} fait paroli pour ${rung}×`,
    forPay: (name, rung) => `${name} joue la paix, ${rung}×`,
    won: 'a gagné',
    paying: (rung) => `paix, ${rung}×`,
    rides: (on, name) => cap(owned(name, on)),
    ridesOn: (on, name, sum, rung) => `${cap(owned(name, on))} court encore avec ${sum}, pour ${rung}×`,
    earlier: (count) => `${counted(count, 'tirage')} plus tôt`,
    final: 'Classement final',
    first: (names, net) => `${listed(names)} en tête avec ${net}.`,
    phonesCannot: (host) =>
      `Les téléphones n’atteignent pas ${host}. Ouvrez ce tableau sous le nom ou le numéro que cette machine a dans le réseau.`,
    ownPage: 'Votre page',
  },
  punter: {
    page: (name) => `Page ${from(name)}`,
    choose: 'Quelle page\u00a0?',
    nobody: 'Personne n’est encore assis à cette table.',
    cards: 'Cartes sur la table',
    orAgain: 'Vous pouvez aussi encaisser et remettre.',
    topRung: (on, sum) => `Votre ${card(on)} a gagné au plus haut\u00a0: ${strong(sum)} vous est payé.`,
    lost: (cards) => `Perdu\u00a0: ${those(cards)}.`,
    spared: (cards) => `La paix a manqué\u00a0: ${those(cards)}. La couche rentre.`,
    faced: (cards) => `La fasse touche\u00a0: ${those(cards)}.`,
    untouched: 'Vos cartes ne sont pas touchées.',
    newCard: (count) =>
      count === 1
        ? 'Vous pouvez mettre une carte neuve.'
        : `Vous pouvez mettre ${small(count)} cartes neuves.`,
    lay: 'Les mises sont ouvertes. Dites vos cartes au tailleur.',
    layMore: (count) => `Mettez encore ${counted(count, 'carte', { feminine: true })}\u00a0: c’est la règle.`,
    ridesOn: (on, sum, rung, hope) =>
      `Votre ${card(on)} court encore avec ${sum}, pour ${rung}×\u00a0: ${strong(hope)}.`,
    laid: 'Vos cartes sont mises. La fasse vient.',
    settling: 'On règle ce coup.',
    cashedOut: (sum) => `Vous avez retiré ${sum}.`,
    closed: (net) => `Votre soirée\u00a0: ${net}.`,
    winner: 'La soirée est à vous.',
    pay: (rung) => `paix ${rung}×`,
    wonSum: (sum) => `gagné ${sum}`,
    empty: 'vide',
    crooks: (count) => counted(count, 'corne', { feminine: true }),
    lostSum: (sum) => `perdu ${sum}`,
    sideBets: (sum) => `${sum} en paris`,
    cannotTell: 'L’historique ne peut être lu en ce moment.',
    dealLaid: (deal, cards) => `Taille ${deal}\u00a0: mis ${cards}`,
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
    moved: 'Mouvement',
    nobody: 'Personne n’est encore assis.',
    openOne: 'Ouvrir une table',
    moneys: {
      points: 'En points',
      lsd: 'Livres, shillings et pence',
      livre: 'Livres tournois',
      gbp: 'Livres sterling',
      eur: 'En euros',
      usd: 'En dollars',
    } as Readonly<Record<string, string>>,
  },
};
