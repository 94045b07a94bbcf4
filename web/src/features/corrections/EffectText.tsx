/** What a correction would change, before it is recorded. */

import { messages } from './messages/messages.ts';
import type { CorrectionContext } from './correction-context.ts';
import { differenceText, type DryRun } from './difference.ts';
import './EffectText.css';
import { problemText, refusalText } from './refusal-text.ts';
import type { Effect } from './use-correction.ts';

interface EffectProps {
  readonly effect: Effect;
  readonly context: Pick<CorrectionContext, 'currency' | 'game' | 'describe' | 'waitsIn' | 'withBankroll'>;
  /** What to do first. Default: to choose a change. */
  readonly waiting?: string;
}

export function EffectText({ effect, context, waiting = messages().corrections.chooseChange }: EffectProps) {
  return (
    <div class="effect-text" role="status" data-effect={effect.kind}>
      <Words effect={effect} context={context} waiting={waiting} />
    </div>
  );
}

function Words({ effect, context, waiting = '' }: EffectProps) {
  const { corrections } = messages();
  switch (effect.kind) {
    case 'known':
      return <Difference dryRun={effect.dryRun} context={context} />;
    case 'refused':
      return (
        <p>
          {corrections.notThis} <b>{problemText(effect.problem, context)}</b>
        </p>
      );
    case 'offline':
      return <p>{corrections.offline[context.waitsIn]}</p>;
    default:
      return <p>{effect.kind === 'none' ? waiting : waitingText(effect.kind)}</p>;
  }
}

function waitingText(kind: 'loading' | 'unsent' | 'sending'): string {
  const { calculating, unsent, sending } = messages().corrections;
  return { loading: calculating, unsent, sending }[kind];
}

function Difference({ dryRun, context }: { dryRun: DryRun; context: EffectProps['context'] }) {
  const { refused } = dryRun;
  return (
    <>
      <p>
        <b>{differenceText(dryRun, context.currency, context.withBankroll)}</b>
      </p>
      {refused.length > 0 && <p>{messages().corrections.noLongerFit(refused.length)}</p>}
      <ul>
        {refused.map((later) => (
          <li key={later.entry}>
            {context.describe(later.entered)} <i>{refusalText(later, later.entered, context)}</i>
          </li>
        ))}
      </ul>
    </>
  );
}
