/** Whether a side bet is on the card winning or losing. */

import { TapButton } from '../../../../ui/TapButton.tsx';
import { RichText } from '../../../../ui/RichText.tsx';
import { messages } from '../../messages/messages.ts';
import { useScene } from '../page-model.ts';
import type { Mode } from '../ui-state.ts';
import './BetOutcomes.css';

export function BetOutcomes({ grip }: { grip: Extract<Mode, { kind: 'card' }> }) {
  const { hand } = useScene().dealer;
  const choose = (outcome: 'win' | 'lose') => () => {
    hand.grip.value = { ...grip, outcome };
  };
  return (
    <div class="bet-outcomes" role="group">
      <TapButton does={choose('lose')} aria-pressed={grip.outcome === 'lose'}>
        <RichText text={messages().tray.loses} />
      </TapButton>
      <TapButton does={choose('win')} aria-pressed={grip.outcome === 'win'}>
        <RichText text={messages().tray.wins} />
      </TapButton>
    </div>
  );
}
