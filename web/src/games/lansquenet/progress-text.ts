/** How far a table is: "hand 3, covers". */

import type { TableProgress } from '../../i18n/game-words.ts';
import { commonMessages } from './messages/common-messages.ts';

const isNamed = (phase: string): phase is 'wagering' | 'covering' | 'selling' =>
  phase === 'wagering' || phase === 'covering' || phase === 'selling';

/** A closed table has the number of its hands, an open one the number of the next hand and the phase. */
export function progressText({ closed_at: closed, phase, progress }: TableProgress): string[] {
  const words = commonMessages().progress;
  const { hand = 0 } = progress;
  if (closed || !isNamed(phase)) return [words.hands(hand)];
  return [words.hand(hand + 1), words[phase]];
}
