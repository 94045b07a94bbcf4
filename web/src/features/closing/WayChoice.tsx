/** The choice of how a table settles. The device remembers it. */

import { settling } from '../../platform/settings.ts';
import type { Way } from './closed-session.ts';
import { messages } from './messages/messages.ts';
import { waysOf, wayTitle, type OtherParties } from './transfers.ts';
import './WayChoice.css';

interface WayChoiceProps {
  readonly others: OtherParties;
  readonly chosen: Way;
}

export function WayChoice({ others, chosen }: WayChoiceProps) {
  const words = messages();
  return (
    <div class="way-choice" role="group" aria-label={words.way}>
      {waysOf(others).map((way) => (
        <button
          key={way}
          type="button"
          class="way-choice__way"
          aria-pressed={way === chosen}
          onClick={() => {
            settling.value = way;
          }}
        >
          {wayTitle(way, others)}
        </button>
      ))}
    </div>
  );
}
