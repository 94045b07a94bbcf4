/** The texts of a game that writes none itself: those of its declarations. */

import { loadGameAdvice, loadGameTexts } from '../../i18n/load-game-texts.ts';

/** Loads the texts of a game for the pages of all games. Raises: `Unreachable`. */
export async function addWords(game: string): Promise<void> {
  await Promise.all([loadGameTexts(game), loadGameAdvice(game)]);
}
