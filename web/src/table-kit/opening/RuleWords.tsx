/** The words of the game in a text, each with its meaning behind a tap. Nothing if there are none. */

import { pieces } from '../../../i18n/markup.ts';
import { TermButton } from '../../../ui/buttons/TermButton.tsx';
import { openingMessages } from '../messages/opening-messages.ts';
import { withTerms } from '../terms.ts';
import './RuleWords.css';

export function RuleWords({ text }: { text: string }) {
  const found = new Map(
    pieces(withTerms(text)).flatMap((piece) => (piece.term ? [[piece.term, piece.text]] : [])),
  );
  if (!found.size) return null;
  return (
    <p class="rule-words">
      {openingMessages().opening.explains}{' '}
      {[...found].map(([term, word], index) => (
        <span key={term}>
          {index > 0 && ', '}
          <TermButton term={term} text={word} />
        </span>
      ))}
    </p>
  );
}
