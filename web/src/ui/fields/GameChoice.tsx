/** The choice of the game of a new table. */

import { gameTitleOr } from '../../i18n/game-texts.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { ChoiceField } from './Field.tsx';

/** The id of the field. */
export const GAME_FIELD = 'field-game';

interface GameChoiceProps {
  /** The game chosen, and the English names of all games by their ids. */
  readonly rules: { readonly game: string; readonly games: Readonly<Record<string, string>> };
  readonly choose: (game: string) => void;
}

export function GameChoice({ rules, choose }: GameChoiceProps) {
  return (
    <ChoiceField
      id={GAME_FIELD}
      label={pageWords().generic.game}
      value={rules.game}
      choices={Object.entries(rules.games).map(([game, name]) => [game, gameTitleOr(game, name)] as const)}
      change={choose}
    />
  );
}
