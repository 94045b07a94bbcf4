/** The player's page, in French. */

import { strong } from '../../../../i18n/markup.ts';
import type { en } from '../pages-en.ts';

export const playerPage: (typeof en)['playerPage'] = {
  banks: (banker, wager) => `${banker} tient la banque pour ${wager}.`,
  youBank: (wager) => `Vous tenez la banque pour ${strong(wager)}.`,
  putUp: 'Vous tenez la banque\u00a0: posez un enjeu.',
  notCovered: 'Aucun joueur ne le couvre encore.',
  bankPlays: (sum) =>
    `${strong(sum)} sont couverts\u00a0: vous les gagnez avec un doublet ou à gauche, vous les payez à droite.`,
  bankedWon: (sum) => `Depuis que vous avez les cartes, vous avez gagné ${strong(sum)}.`,
  bankedLost: (sum) => `Depuis que vous avez les cartes, vous avez perdu ${strong(sum)}.`,
  youSell: 'Vous vendez les cartes.',
  youCover: (sum) =>
    `Vous couvrez ${strong(sum)}\u00a0: vous les gagnez à droite, vous les perdez avec un doublet ou à gauche.`,
  mayCover: (left) => `Il reste ${strong(left)} à couvrir. Dites au croupier combien vous couvrez.`,
  mayBuy: 'Vous pouvez acheter les cartes\u00a0: dites votre prix.',
  allCovered: 'Tout l’enjeu est couvert. Vous ne jouez pas cette main.',
  banksNext: 'Vous tenez la banque au tour suivant.',
  banksIn: (seats) => `Les cartes passent encore ${seats} places avant vous.`,
  settling: 'Paroli calcule la main.',
  wonHand: (sum) => `Vous avez gagné ${strong(sum)} à la dernière main.`,
  lostHand: (sum) => `Vous avez perdu ${strong(sum)} à la dernière main.`,
  status: (table, hand) => `${table} · main ${hand}`,
  yourWager: 'votre enjeu',
  yourCover: 'votre couverture',
  hand: (number) => `main ${number}`,
  events: {
    wager: 'Enjeu',
    cover: 'Couverture',
    coverBack: 'Couverture reprise',
    won: { twins: 'Doublet\u00a0: gagné', left: 'À gauche\u00a0: gagné', right: 'À droite\u00a0: gagné' },
    lost: { twins: 'Doublet\u00a0: perdu', left: 'À gauche\u00a0: perdu', right: 'À droite\u00a0: perdu' },
    withSum: (text, sum) => `${text} ${sum}`,
    getsDeck: 'Vous tenez maintenant la banque',
    passed: 'Vous avez passé les cartes',
    bought: 'Vous avez acheté les cartes',
    sold: (name) => `${name} vous a acheté les cartes`,
    returned: 'La table ferme\u00a0: argent rendu',
    closed: 'La table ferme',
  },
  closed: (net) => `La table est fermée. Votre résultat\u00a0: ${strong(net)}.`,
};
