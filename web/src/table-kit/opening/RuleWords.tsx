/** The words of the game in a text, each with its meaning behind a tap. Nothing if there are none. */

import { pieces } from '../../i18n/markup.ts';
import { TermButton } from '../../ui/buttons/TermButton.tsx';
import { messages } from './messages/messages.ts';
import './RuleWords.css';

interface RuleWordsProps {
  readonly text: string;
  /** Marks the words of the game in a text. */
  readonly markTerms: (text: string) => string;
}

export function RuleWords({ text, markTerms }: RuleWordsProps) {
  const found = new Map(
    pieces(markTerms(text)).flatMap((piece) => (piece.term ? [[piece.term, piece.text]] : [])),
  );
  if (!found.size) return null;
  return (
    <p class="rule-words">
      {messages().explains}{' '}
      {[...found].map(([term, word], index) => (
        <span key={term}>
          {index > 0 && ', '}
          <TermButton term={term} text={word} />
        </span>
      ))}
    </p>
  );
}
