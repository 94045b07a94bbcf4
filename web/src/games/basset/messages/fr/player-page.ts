/** The player's page, in French. */

import type { en } from '../pages-en.ts';
import { strong } from '../../../../i18n/markup.ts';
import { corners } from './table/corners.ts';
import { cap, card, counted, e, listed, ordinalShe, small, the } from '../../../../i18n/fr/grammar.ts';

const those = (cards: readonly string[]): string => listed(cards.map((on) => card(on)));

export const playerPage: (typeof en)['playerPage'] = {
  tableDeal: (table, deal) => `${table} · donne ${deal}`,
  onCards: (count) => `sur ${count < 2 ? `${count} carte` : `${count} cartes`}`,
  won: (on, take, rides) =>
    `Votre ${card(on)} a gagné. Dites ${strong('encaisser')} pour ${strong(take)}${rides === null ? '.' : `, ou ${strong('paroli')} pour continuer à ${strong(rides)}.`}`,
  orPay: (pays) => `Ou dites ${strong('paix')} pour jouer ${strong(pays)} sans rien risquer.`,
  takeOnly: (on, take) =>
    `Votre ${card(on)} a gagné en doublet. Dites ${strong('encaisser')} pour ${strong(take)}. Vous ne pouvez pas continuer.`,
  rung: (rung, nextWin) => `${rung}× · ${nextWin}`,
  noCards: 'Vous n’avez aucune carte sur la table.',
  pair: (number) => `${ordinalShe(number)} paire`,
  toTheBank: (sum) => `${sum} à la banque`,
  next: (rung) => `${rung}× ensuite`,
  events: {
    newCard: (on) => `Nouvelle carte\u00a0: ${card(on)}`,
    lost: (on) => `${cap(card(on))} perdu${e(on)}`,
    wonPaid: (on) => `${cap(card(on))} gagne, payé${e(on)} tout de suite`,
    won: (on) => `${cap(card(on))} gagne`,
    wonParoli: (on) => `${cap(card(on))} gagne, paroli`,
    wonTaken: (on) => `${cap(card(on))} gagne, encaissé${e(on)}`,
    wonAgain: (on) => `${cap(card(on))} gagne, remisé${e(on)}`,
    wonPay: (on) => `${cap(card(on))} gagne, continue sans risque`,
    fasse: (on) => `${cap(card(on))} à la fasse`,
    missedPay: (on) => `${cap(card(on))} perd sans risque`,
    mace: (on) => `Masse sur ${the(on)}`,
    withdrawn: (on) => `${cap(card(on))} retiré${e(on)}`,
    book: 'Nouveau livre',
    sideBet: 'Pari',
    dealOver: 'Fin de la donne',
    closed: 'Table fermée',
  },
  cards: 'Cartes sur la table',
  orStakeAgain: 'Vous pouvez aussi encaisser et remiser.',
  topRung: (on, sum) => `Votre ${card(on)} a gagné en haut de l’échelle\u00a0: ${strong(sum)} est payé.`,
  lost: (cards) => `Perdu\u00a0: ${those(cards)}.`,
  missedPay: (cards) =>
    `Perdu sans risque\u00a0: ${those(cards)}. ${cards.length === 1 ? 'La mise est rendue' : 'Les mises sont rendues'}.`,
  matchedFasse: (cards) => `La fasse touche\u00a0: ${those(cards)}.`,
  noChange: 'Vos cartes ne gagnent ni ne perdent.',
  newCard: (count) =>
    count === 1
      ? 'Vous pouvez miser sur une nouvelle carte.'
      : `Vous pouvez miser sur ${small(count)} nouvelles cartes.`,
  placeStakes: 'Faites vos mises\u00a0: dites vos cartes au croupier.',
  placeMoreStakes: (count) =>
    `Misez encore sur ${counted(count, 'carte', { feminine: true })}. Les règles l’exigent.`,
  ridesOn: (on, sum, rung, nextWin) =>
    `Votre ${card(on)} reste pour la donne suivante avec ${sum}, pour ${rung}×\u00a0: ${strong(nextWin)}.`,
  stakesPlaced: 'Vos mises sont placées. La fasse vient ensuite.',
  settling: 'Calcul de ce tirage.',
  pay: (rung) => `${rung}×, sans risque`,
  wonSum: (sum) => `gagné ${sum}`,
  empty: 'vide',
  crooks: corners,
  lostSum: (sum) => `perdu ${sum}`,
  sideBets: (sum) => `${sum} en paris`,
  dealStakes: (deal, cards) => `Donne ${deal}\u00a0: misé sur ${cards}`,
  lastCard: 'dernière carte',
  answered: (on, answer) =>
    `${cap(card(on))}\u00a0: ${answer === 'take' ? `encaissé${e(on)}` : answer === 'paroli' ? 'paroli' : 'continue sans risque'}`,
  taken: (cards, sum) => `${cap(listed(cards.map((on) => card(on))))}\u00a0: encaissé ${strong(sum)}`,
  other: 'Autre chose',
};
