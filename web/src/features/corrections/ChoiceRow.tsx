/** A row of buttons, of which one is chosen, or any number of them. */

import { TapButton } from '../../ui/buttons/TapButton.tsx';
import './ChoiceRow.css';

interface ChoiceRowProps<Value> {
  readonly label: string;
  readonly choices: readonly (readonly [value: Value, words: string])[];
  readonly chosen: Value | readonly Value[];
  readonly choose: (value: Value) => void;
}

export function ChoiceRow<Value>({ label, choices, chosen, choose }: ChoiceRowProps<Value>) {
  const isChosen = (value: Value): boolean =>
    Array.isArray(chosen) ? chosen.includes(value) : value === chosen;
  return (
    <div class="choice-row" role="group" aria-label={label}>
      <span class="choice-row__label">{label}</span>
      <div class="choice-row__choices">
        {choices.map(([value, words]) => (
          <TapButton
            key={words}
            class="choice-row__choice"
            aria-pressed={isChosen(value)}
            onTap={() => choose(value)}
          >
            {words}
          </TapButton>
        ))}
      </div>
    </div>
  );
}
