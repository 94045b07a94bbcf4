/** The result of checking one seal: right or wrong, why, and what the seal says. */

import type { CheckSealMessages } from './messages/en.ts';
import './SealResult.css';
import type { CheckedSeal } from './verdict.ts';
import { isRight, keyText, verdictText } from './verdict-text.ts';

interface SealResultProps {
  readonly words: CheckSealMessages;
  readonly checked: CheckedSeal;
}

export function SealResult({ words, checked }: SealResultProps) {
  const { seal, verdict, key, fingerprint } = checked;
  const right = isRight(checked);
  const facts = [
    [words.session, seal.name],
    [words.state, words.sealed(seal.version, seal.isClosed)],
    [words.recorded, seal.recordedAt.replace('T', ' ').replace(/\..*|Z/, ' UTC')],
    [words.fingerprint, fingerprint],
  ];
  return (
    <article class="seal-result" data-right={right}>
      <h3>{right ? words.right : words.wrong}</h3>
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
          <p>{keyText(words, key)}</p>
        </>
      )}
    </article>
  );
}
