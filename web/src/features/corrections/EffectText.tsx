/** What a correction would change, before it is recorded. */

import { messages } from './messages/messages.ts';
import { isolated } from '../../i18n/isolated.ts';
import { pageWords } from '../../i18n/page-words.ts';
import type { CorrectionContext } from './correction-context.ts';
import { differenceText, OPEN_AGAIN, type DryRun } from './difference.ts';
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

interface DifferenceProps {
  readonly dryRun: DryRun;
  readonly context: EffectProps['context'];
}

function Difference({ dryRun, context }: DifferenceProps) {
  const { refused } = dryRun;
  return (
    <>
      <p>
        <b>{differenceText(dryRun, context, context.withBankroll)}</b>
      </p>
      {refused.length > 0 && <p>{messages().corrections.noLongerFit(refused.length)}</p>}
      <ul>
        {refused.map((later) => (
          <li key={later.entry}>
            {context.describe(later.entered)} <i>{droppedText(later, context)}</i>
          </li>
        ))}
      </ul>
      <OtherPlayers dryRun={dryRun} context={context} />
    </>
  );
}

/** Why an entry no longer fits; of a payment, what that means for the money. */
function droppedText(later: DryRun['refused'][number], context: EffectProps['context']): string {
  if (later.code === OPEN_AGAIN) return messages().corrections.paidAlready;
  return refusalText(later, later.entered, context);
}

/** The later entries that become those of other players, such as the wager of another banker. */
function OtherPlayers({ dryRun: { other_players: later }, context }: DifferenceProps) {
  if (later.length === 0) return null;
  const more = later.length - OTHERS_MAX;
  return (
    <>
      <p>{messages().corrections.ofOthers(later.length)}</p>
      <ul>
        {later.slice(0, OTHERS_MAX).map(({ entry, entered, players }) => (
          <li key={entry}>
            {context.describe(entered)} <i>{changedNames(players)}</i>
          </li>
        ))}
        {more > 0 && <li>{pageWords().publicPages.andMore(more)}</li>}
      </ul>
    </>
  );
}

/** How many of these entries are listed. A banker has one in each round. */
const OTHERS_MAX = 5;

type NamesChange = DryRun['other_players'][number]['players'];

const changedNames = ({ before, after }: NamesChange): string => {
  const [was, is] = [before, after].map((names) => names.map(isolated).join(', '));
  return messages().corrections.insteadOf(is ?? '', was ?? '');
};
