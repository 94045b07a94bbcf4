/** The preview of a game without estimates: the shown view stays the same until the engine has computed an entry. */

import type { GamePreview, SessionView } from '../ports.ts';

/** Knows nothing of any game. The pages of a table replace what they can tell from its view. */
export const DEFAULT_PREVIEW: GamePreview<SessionView> = {
  preview: (view) => view,
  isDraw: () => false,
  differingPlayers: () => [],
  drawId: () => '',
  isDealing: () => false,
};
