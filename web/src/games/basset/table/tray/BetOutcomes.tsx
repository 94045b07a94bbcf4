/** Whether a side bet is on the card winning or losing. */

import { TapButton } from '../../../../ui/TapButton.tsx';
import { RichText } from '../../../../ui/RichText.tsx';
import { messages } from '../../messages/messages.ts';
import { useScene } from '../page-model.ts';
import type { Mode } from '../ui-state.ts';
import './BetOutcomes.css';

export function BetOutcomes({ grip: mode }: { grip: Extract<Mode, { kind: 'card' }> }) {
  const { uiState } = useScene().model;
  const choose = (outcome: 'win' | 'lose') => () => {
    uiState.mode.value = { ...mode, outcome };
  };
  return (
    <div class="bet-outcomes" role="group">
      <TapButton does={choose('lose')} aria-pressed={mode.outcome === 'lose'}>
        <RichText text={messages().tray.loses} />
      </TapButton>
      <TapButton does={choose('win')} aria-pressed={mode.outcome === 'win'}>
        <RichText text={messages().tray.wins} />
      </TapButton>
    </div>
  );
}
