/** The game of a session and its phase. */

import type { SessionTable } from '../api/session-table.ts';
import { gameTitle, phaseText } from '../i18n/game-texts.ts';
import { t } from '../i18n/language.ts';

/** Returns the game and its phase: "GAME · Closed". */
export function headerText({ game, phase }: SessionTable): string {
  return [gameTitle(game), t().capitalize(phaseText(game, phase))].join(' · ');
}
