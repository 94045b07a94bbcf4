/** How far a table is: "hand 3, players stake, at most 286 cards left". */

import type { TableProgress } from '../../i18n/game-words.ts';
import { commonMessages } from './messages/common-messages.ts';

/** A closed table has the number of its hands, an open one the number of the next hand, the phase and the cards. */
export function progressText({ closed_at: closed, phase, progress }: TableProgress): string[] {
  const words = commonMessages().progress;
  const { hand = 0, cards_left: cards } = progress;
  if (closed || (phase !== 'open' && phase !== 'staking')) return [words.hands(hand)];
  return [words.hand(hand + 1), words[phase], ...(cards === undefined ? [] : [words.cardsLeft(cards)])];
}
