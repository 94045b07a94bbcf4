/** The player of the row that is rendered. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The player's name; '' outside a row. */
export const RowPlayer = createContext('');

/** The player's name for screen readers, which read a button without its row; nothing if `words` have it. */
export function HiddenPlayer({ words = '' }: { words?: string }) {
  const player = useContext(RowPlayer);
  return player && !words.includes(player) ? <span class="visually-hidden">, {player}</span> : null;
}
