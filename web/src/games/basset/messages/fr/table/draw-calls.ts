/** The sentences that announce a draw, in French. */

import type { en } from '../../en.ts';
import { GAP } from '../../../../../i18n/markup.ts';
import { cap, counted, listed, many, of, the } from '../../../../../i18n/fr/grammar.ts';

const named = (card: string | null, gap: string): string => (card === null ? gap : the(card));

export const announcements: (typeof en)['announcements'] = {
  fasse: (card) => (card === null ? `La fasse est ${GAP}.` : `La fasse est ${the(card)}.`),
  pair: (wins, loses, loseFirst, gaps) => {
    const won = `${named(wins, gaps[0])} gagne`;
    const lost = `${named(loses, gaps[1])} perd`;
    return `${cap(loseFirst ? `${lost}, ${won}` : `${won}, ${lost}`)}.`;
  },
  twinsVoid: (card) => `Deux ${many(card)}\u00a0: doublet. Rien ne change.`,
  twinsFirst: (card, loseFirst) =>
    `Deux ${many(card)}\u00a0: doublet. La première carte ${loseFirst ? 'perd' : 'gagne'}.`,
  againLoses: (wins, loses) =>
    `${cap(the(wins))} gagne encore, donc ses mises perdent. ${cap(the(loses))} perd.`,
  againRetires: (wins, loses) =>
    `${cap(the(wins))} gagne encore\u00a0: son gain n’est pas payé, et ${pronoun(wins)} ne peut pas perdre à la paire suivante. ${cap(the(loses))} perd.`,
  loserRetired: (wins, loses) =>
    `${cap(the(wins))} gagne. ${cap(the(loses))} ne perd pas\u00a0: son dernier gain n’a pas été payé.`,
  last: (card) => `Dernière carte\u00a0: ${named(card, GAP)}.`,
  lastBank: (card) => `Dernière carte\u00a0: ${the(card)}. La banque gagne.`,
  lastVoid: (card) => `Dernière carte\u00a0: ${the(card)}. Elle ne compte pas.`,
  dealOver: 'La donne est finie. Les mises sont rendues.',
  parolisStay: (parolis) =>
    `La donne est finie. ${cap(counted(parolis, 'paroli'))} ${parolis === 1 ? 'reste' : 'restent'} pour la suivante.`,
  bankBroke: (owes) => `La banque est à découvert\u00a0: elle doit ${owes}.`,
  targetReached: (names) => `Objectif atteint\u00a0: ${listed(names)}.`,
};

const pronoun = (card: string): string => (of(card).startsWith('de la') ? 'elle' : 'il');
