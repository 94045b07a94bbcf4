/** A text in which a tap on a word of the game explains it. */

import { RichText } from '../../ui/text/RichText.tsx';
import { usePageModel, type TablePageModel } from '../model/table-context.ts';

export function GameText({ text, gap }: { text: string; gap?: 'wins' | 'loses' }) {
  return <RichText text={gameText(usePageModel(), text)} {...(gap && { gap })} />;
}

/** Returns the text with the words of the game marked. */
export const gameText = ({ game }: Pick<TablePageModel, 'game'>, text: string): string =>
  game.withTerms?.(text) ?? text;
