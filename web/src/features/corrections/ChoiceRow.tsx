/** A row of buttons, of which one is chosen. */

import { TapButton } from '../../ui/buttons/TapButton.tsx';
import './ChoiceRow.css';

interface ChoiceRowProps<Value> {
  readonly label: string;
  readonly choices: readonly (readonly [value: Value, words: string])[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
}

export function ChoiceRow<Value>({ label, choices, chosen, choose }: ChoiceRowProps<Value>) {
  return (
    <div class="choice-row" role="group" aria-label={label}>
      <span class="choice-row__label">{label}</span>
      <div class="choice-row__choices">
        {choices.map(([value, words]) => (
          <TapButton
            key={words}
            class="choice-row__choice"
            aria-pressed={value === chosen}
            onTap={() => choose(value)}
          >
            {words}
          </TapButton>
        ))}
      </div>
    </div>
  );
}
