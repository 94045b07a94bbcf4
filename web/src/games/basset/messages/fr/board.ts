/** The board on the wall, in French. */

import type { en } from '../pages-en.ts';
import { cap, counted, owned, small } from '../../../../i18n/fr/grammar.ts';

const RUNGS: Readonly<Record<number, string>> = {
  7: 'sept',
  15: 'quinze',
  30: 'trente',
  33: 'trente-trois',
  60: 'soixante',
  67: 'soixante-sept',
};

export const board: (typeof en)['board'] = {
  dealLeft: (deal, left) => `Donne ${deal} · ${left < 2 ? `${left} carte` : `${left} cartes`} au talon`,
  dealStaking: (deal) => `Donne ${deal} · mises`,
  ladder: 'L’échelle\u00a0: les parolis et leurs gains',
  plainCards: (count) => `${count} ${count < 2 ? 'autre carte' : 'autres cartes'}`,
  rungName: (rung) => RUNGS[rung] ?? '',
  thisDeal: 'Cette donne',
  lastDeal: 'La donne précédente',
  wins: 'gagne',
  loses: 'perd',
  fasse: 'fasse',
  toAnswer: (punters) => `choix de ${counted(punters, 'joueur')} attendu`,
  staking: 'Les joueurs misent pour la prochaine donne.',
  firstStaking: 'Les joueurs misent pour la première donne.',
  stakesPlaced: 'Mises placées',
  cards: (count) => (count === 0 ? 'rien encore' : count === 1 ? '1 carte' : `${count} cartes`),
  cardsToCome: (count) => `encore ${small(count, true)}`,
  takes: (name, sum) => `${name} encaisse ${sum}`,
  parolis: (name, rung) => `${name} fait paroli pour ${rung}×`,
  forPay: (name, rung) => `${name} continue sans risque pour ${rung}×`,
  won: 'a gagné',
  payRung: (rung) => `${rung}×, sans risque`,
  cardOf: (on, name) => cap(owned(name, on)),
  ridesOn: (on, name, sum, rung) =>
    `${cap(owned(name, on))} reste pour la donne suivante avec ${sum}, pour ${rung}×`,
  earlier: (count) => `${counted(count, 'tirage')} avant`,
};
