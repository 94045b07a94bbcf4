/** How far a table is: "hand 3, bets". */

import type { TableProgress } from '../../i18n/game-words.ts';
import { commonMessages } from './messages/common-messages.ts';

const isNamed = (phase: string): phase is 'between' | 'claiming' | 'betting' | 'showing' | 'playing' =>
  ['between', 'claiming', 'betting', 'showing', 'playing'].includes(phase);

/** A closed table has the number of its hands, an open one the number of the hand and the phase. */
export function progressText({ closed_at: closed, phase, progress }: TableProgress): string[] {
  const words = commonMessages().progress;
  const { hands = 0 } = progress;
  if (closed || !isNamed(phase)) return [words.hands(hands)];
  return [words.hand(phase === 'between' ? hands + 1 : hands), words[phase]];
}
