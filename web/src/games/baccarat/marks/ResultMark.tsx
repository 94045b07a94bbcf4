/** What won a hand, as a letter in a frame: filled for the bank, round for the punters. */

import type { Result } from '../view.ts';
import './ResultMark.css';

/** Hidden from screen readers: it stands beside a text with the same meaning. */
export function ResultMark({ result, letter }: { readonly result: Result; readonly letter: string }) {
  return (
    <span class="result-mark" data-result={result} aria-hidden="true">
      {letter}
    </span>
  );
}
