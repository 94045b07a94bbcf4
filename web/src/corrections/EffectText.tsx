/** What a correction would change, before it is recorded. */

import { wordsOf } from '../i18n/game-words.ts';
import { t } from '../i18n/language.ts';
import { rejectionText } from '../i18n/rejection-text.ts';
import type { CorrectionContext } from './correction-context.ts';
import { differenceText, type DryRun } from './difference.ts';
import './EffectText.css';
import type { Effect } from './use-correction.ts';

interface EffectProps {
  readonly effect: Effect;
  readonly context: Pick<CorrectionContext, 'currency' | 'game' | 'describe'>;
}

export function EffectText({ effect, context }: EffectProps) {
  return (
    <div class="effect-text" role="status" data-effect={effect.kind}>
      <Words effect={effect} context={context} />
    </div>
  );
}

function Words({ effect, context }: EffectProps) {
  const { corrections } = t();
  switch (effect.kind) {
    case 'known':
      return <Difference dryRun={effect.dryRun} context={context} />;
    case 'refused': {
      const reasons = wordsOf(context.game).rejectionReasons?.() ?? {};
      const reason = rejectionText(effect.problem, {}, context.currency, reasons);
      return (
        <p>
          {corrections.notThis} <b>{reason}</b>
        </p>
      );
    }
    default:
      return <p>{waitingText(effect.kind)}</p>;
  }
}

function waitingText(kind: 'none' | 'loading' | 'offline' | 'unsent'): string {
  const { chooseChange, calculating, offline, unsent } = t().corrections;
  return { none: chooseChange, loading: calculating, offline, unsent }[kind];
}

function Difference({ dryRun, context }: { dryRun: DryRun; context: EffectProps['context'] }) {
  const { refused } = dryRun;
  return (
    <>
      <p>
        <b>{differenceText(dryRun, context.currency)}</b>
      </p>
      {refused.length > 0 && <p>{t().corrections.noLongerFit(refused.length)}</p>}
      <ul>
        {refused.map(({ entry, entered }) => (
          <li key={entry}>{context.describe(entered)}</li>
        ))}
      </ul>
    </>
  );
}
