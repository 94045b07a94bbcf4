/** How far a table is: "game 3, round 2". */

import type { TableProgress } from '../../i18n/game-words.ts';
import { commonMessages } from './messages/common-messages.ts';

/** A closed table has the number of its games, an open one the number of the game, and of its round. */
export function progressText({ closed_at: closed, phase, progress }: TableProgress): string[] {
  const words = commonMessages().progress;
  const { games = 0, round = 0 } = progress;
  if (closed || phase === 'closed') return [words.games(games)];
  return [words.game(games + 1), phase === 'playing' ? words.round(round + 1) : words.between];
}
