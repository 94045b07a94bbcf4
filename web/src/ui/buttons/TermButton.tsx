/** A word of a game inside a text. A tap explains it. */

import { signal } from '@preact/signals';
import './TermButton.css';

/** The name of the term that is explained, or null. The app shows the explanation. */
export const explainedTerm = signal<string | null>(null);

export function TermButton({ term, text }: { term: string; text: string }) {
  const explain = (): void => {
    explainedTerm.value = term;
  };
  return (
    <button type="button" class="term-button" aria-haspopup="dialog" onClick={explain}>
      {text}
    </button>
  );
}
