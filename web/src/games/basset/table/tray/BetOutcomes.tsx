/** The choice of a side bet's outcome: the card wins or loses. */

import { TapButton } from '../../../../ui/buttons/TapButton.tsx';
import { RichText } from '../../../../ui/text/RichText.tsx';
import { lateMessages } from '../../messages/late/late-messages.ts';
import { type Mode, useScene } from '../model/basset-page.ts';
import './BetOutcomes.css';

export function BetOutcomes({ mode }: { mode: Extract<Mode, { kind: 'card' }> }) {
  const { uiState } = useScene().model;
  const choose = (outcome: 'win' | 'lose') => () => {
    uiState.mode.value = { ...mode, outcome };
  };
  return (
    <div class="bet-outcomes" role="group">
      <TapButton onTap={choose('lose')} aria-pressed={mode.outcome === 'lose'}>
        <RichText text={lateMessages().cardTray.loses} />
      </TapButton>
      <TapButton onTap={choose('win')} aria-pressed={mode.outcome === 'win'}>
        <RichText text={lateMessages().cardTray.wins} />
      </TapButton>
    </div>
  );
}
