/** What is called at the table, and the same sentences before they are whole. */

import { cap, counted, listed, many, rank } from './grammar.ts';
import { GAP } from '../markup.ts';

const named = (card: string | null, gap: string): string => (card === null ? gap : rank(card));

export const calls = {
  fasse: (card: string | null) => `The fasse is the ${named(card, GAP)}.`,
  /** A gap stands for the card that is not known yet. */
  pair: (wins: string | null, loses: string | null, loseFirst: boolean, gaps: [string, string]) => {
    const won = `${named(wins, gaps[0])} wins`;
    const lost = `${named(loses, gaps[1])} loses`;
    return `${cap(loseFirst ? `${lost}, ${won}` : `${won}, ${lost}`)}.`;
  },
  twinsVoid: (card: string) => `Two ${many(card)}: twins. Nothing moves.`,
  twinsFirst: (card: string) => `Two ${many(card)}: twins. The first decides.`,
  againLoses: (wins: string, loses: string) =>
    `${cap(rank(wins))} wins again: it loses. ${cap(rank(loses))} loses.`,
  againRetires: (wins: string, loses: string) =>
    `${cap(rank(wins))} wins again: it retires. ${cap(rank(loses))} loses.`,
  spared: (wins: string, loses: string) =>
    `${cap(rank(wins))} wins. ${cap(rank(loses))} has retired: it is spared.`,
  last: (card: string | null) => `Last card: the ${named(card, GAP)}.`,
  lastBank: (card: string) => `Last card: the ${rank(card)}. The bank takes.`,
  lastVoid: (card: string) => `Last card: the ${rank(card)}. It is void.`,
  dealOver: 'Deal over. Couches go home.',
  ride: (parolis: number) =>
    `Deal over. ${cap(counted(parolis, 'paroli'))} ${parolis === 1 ? 'rides' : 'ride'} on.`,
  bankBroken: (owes: string) => `The bank is broken: it owes ${owes}.`,
  nobody: 'Nobody sits here yet. Seat the first punter.',
  noConnection: (time: string, waiting: number) =>
    `No connection since ${time}. Go on dealing: ${counted(waiting, 'entry waits', 'entries wait')} on this tablet.`,
  offline: (time: string) => `No connection since ${time}. Go on dealing.`,
  signedOut: (waiting: number) => [
    'Signed out.',
    waiting
      ? `Sign in: ${counted(waiting, 'entry waits', 'entries wait')} on this tablet.`
      : 'Sign in to go on.',
  ],
  closed: 'The table is closed.',
  targetReached: (names: readonly string[]) => `The target is reached: ${listed(names)}.`,
};
