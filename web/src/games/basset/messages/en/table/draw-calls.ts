/** The sentences that announce a draw, complete or with gaps for cards not known yet. */

import { cap, card, counted, listed, many } from '../../../../../i18n/en/grammar.ts';
import { GAP } from '../../../../../i18n/markup.ts';

const named = (on: string | null, gap: string): string => (on === null ? gap : card(on));

export const announcements = {
  fasse: (on: string | null) => `The fasse is the ${named(on, GAP)}.`,
  /** `gaps` stand for the winning and the losing card while they are unknown. */
  pair: (wins: string | null, loses: string | null, loseFirst: boolean, gaps: [string, string]) => {
    const won = `${named(wins, gaps[0])} wins`;
    const lost = `${named(loses, gaps[1])} loses`;
    return `${cap(loseFirst ? `${lost}, ${won}` : `${won}, ${lost}`)}.`;
  },
  twinsVoid: (card: string) => `Two ${many(card)}: twins. Nothing changes.`,
  twinsFirst: (card: string, loseFirst: boolean) =>
    `Two ${many(card)}: twins. The first card ${loseFirst ? 'loses' : 'wins'}.`,
  againLoses: (wins: string, loses: string) =>
    `${cap(card(wins))} wins again, so stakes on it lose. ${cap(card(loses))} loses.`,
  againRetires: (wins: string, loses: string) =>
    `${cap(card(wins))} wins again: it is paid nothing and cannot lose in the next pair. ${cap(card(loses))} loses.`,
  loserRetired: (wins: string, loses: string) =>
    `${cap(card(wins))} wins. ${cap(card(loses))} does not lose: its last win was not paid.`,
  last: (on: string | null) => `Last card: the ${named(on, GAP)}.`,
  lastBank: (on: string) => `Last card: the ${card(on)}. The bank wins.`,
  lastVoid: (on: string) => `Last card: the ${card(on)}. It does not count.`,
  dealOver: 'The deal is over. Stakes are returned.',
  parolisStay: (parolis: number) =>
    `The deal is over. ${cap(counted(parolis, 'paroli'))} ${parolis === 1 ? 'stays' : 'stay'} for the next deal.`,
  bankBroke: (owes: string) => `The bank is broke: it owes ${owes}.`,
  targetReached: (names: readonly string[]) => `Target reached: ${listed(names)}.`,
};
