/** The result of checking one seal: the conclusion, why, and what the seal says. */

import type { CheckSealMessages } from './messages/en.ts';
import './SealResult.css';
import type { CheckedSeal } from './verdict.ts';
import { conclusionOf, headingText, keyText, verdictText } from './verdict-text.ts';

interface SealResultProps {
  readonly words: CheckSealMessages;
  readonly checked: CheckedSeal;
}

export function SealResult({ words, checked }: SealResultProps) {
  const { seal, verdict, key, fingerprint } = checked;
  const conclusion = conclusionOf(checked);
  const isOtherKey = verdict.kind !== 'forged' && key === 'other';
  const facts = [
    [words.session, seal.name],
    [words.state, words.sealed(seal.version, seal.isClosed)],
    [words.recorded, seal.recordedAt.replace('T', ' ').replace(/\..*|Z/, ' UTC')],
    [words.fingerprint, fingerprint],
  ];
  return (
    <article class="seal-result" data-conclusion={conclusion}>
      <h3>{headingText(words, conclusion)}</h3>
      {isOtherKey && <p>{words.otherKey}</p>}
      <p>{verdictText(words, verdict, seal.version)}</p>
      {verdict.kind !== 'forged' && (
        <>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {!isOtherKey && <p>{keyText(words, key)}</p>}
        </>
      )}
    </article>
  );
}
