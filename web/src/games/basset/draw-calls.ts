/** The announcements of draws, from the server's result. */

import { GAP, LATER } from '../../i18n/markup.ts';
import { messages } from './messages/messages.ts';
import { rankOf } from '../../i18n/ranks.ts';
import { money } from '../../i18n/amounts/currency.ts';
import type { Table } from './view.ts';

/** The fields of a draw that an announcement needs. */
export interface Called {
  readonly kind: 'fasse' | 'pair' | 'last';
  readonly cards: readonly string[];
  readonly how:
    | 'fasse'
    | 'plain'
    | 'twins_void'
    | 'twins_first'
    | 'again_loses'
    | 'again_retires'
    | 'last_bank'
    | 'last_void';
  readonly wins: string | null;
  readonly loses: string | null;
  readonly marks?: Readonly<Record<string, string>>;
}

export type Order = 'win_first' | 'lose_first';

/** The sentence said aloud for a draw: "King wins, ten loses." */
export function callOf(drawn: Called, order: Order): string {
  const { announcements } = messages();
  const [first = '', second = ''] = drawn.cards;
  const wins = drawn.wins ?? first;
  const loses = drawn.loses ?? second;
  switch (drawn.how) {
    case 'fasse':
      return announcements.fasse(first);
    case 'twins_void':
      return announcements.twinsVoid(first);
    case 'twins_first':
      return announcements.twinsFirst(first, order === 'lose_first');
    case 'again_loses':
      return announcements.againLoses(wins, loses);
    case 'again_retires':
      return announcements.againRetires(wins, loses);
    case 'last_bank':
      return announcements.lastBank(first);
    case 'last_void':
      return announcements.lastVoid(first);
    case 'plain':
      return plainCall(drawn, order);
  }
}

/** The announcement of a draw without special cases. An uncalculated fasse or last card is only named. */
function plainCall({ kind, cards, wins, loses, marks }: Called, order: Order): string {
  const { announcements } = messages();
  const [first = '', second = ''] = cards;
  if (kind === 'fasse') return announcements.fasse(first);
  if (kind === 'last') return announcements.last(first);
  const [winner, loser] = order === 'win_first' ? [first, second] : [second, first];
  const [won, lost] = [wins ?? winner, loses ?? loser];
  return marks?.[rankOf(lost)] === 'spared'
    ? announcements.loserRetired(won, lost)
    : announcements.pair(won, lost, order === 'lose_first', [GAP, GAP]);
}

/** A call within another sentence: "king wins, ten loses". */
export function callWithin(drawn: Called, order: Order): string {
  const call = callOf(drawn, order).replace(/\.$/, '');
  return call.charAt(0).toLowerCase() + call.slice(1);
}

/** The sentence of a pair while the dealer enters it. `first` is the card already tapped. */
export function pairSentence(first: string | null, order: Order): string {
  const loseFirst = order === 'lose_first';
  const gaps: [string, string] = loseFirst === (first === null) ? [LATER, GAP] : [GAP, LATER];
  if (first === null) return messages().announcements.pair(null, null, loseFirst, gaps);
  return loseFirst
    ? messages().announcements.pair(null, first, true, [GAP, GAP])
    : messages().announcements.pair(first, null, false, [GAP, GAP]);
}

/** Returns what the newest draw brought the bank; null if only wins that wait for answers changed. */
export function gainText(gain: number, { currency, settled }: Table): string | null {
  const { noStakeChanged, bankTakes, bankPays } = messages().band;
  if (gain === 0) return settled?.outcomes.length ? null : noStakeChanged;
  return gain > 0 ? bankTakes(money(gain, currency)) : bankPays(money(-gain, currency));
}
