/** A line for people who do not know the game: what happens at the table now. */

import './BoardHint.css';

export function BoardHint({ text }: { text: string }) {
  return <p class="board-hint">{text}</p>;
}
