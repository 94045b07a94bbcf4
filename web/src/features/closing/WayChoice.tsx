/** The choice of how a table settles. The device remembers it. */

import { settling } from '../../platform/settings.ts';
import type { Way } from './closed-session.ts';
import { messages } from './messages/messages.ts';
import './WayChoice.css';

interface WayChoiceProps {
  readonly ways: readonly Way[];
  readonly chosen: Way;
}

export function WayChoice({ ways, chosen }: WayChoiceProps) {
  const words = messages();
  return (
    <div class="way-choice" role="group" aria-label={words.way}>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          class="way-choice__way"
          aria-pressed={way === chosen}
          onClick={() => {
            settling.value = way;
          }}
        >
          {words.ways[way]}
        </button>
      ))}
    </div>
  );
}
