/** A row of buttons of which one is chosen. */

import './ChoiceButtons.css';

interface ChoiceButtonsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly choices: readonly (readonly [value: Value, words: string])[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
}

export function ChoiceButtons<Value extends string>(props: ChoiceButtonsProps<Value>) {
  const { label, choices, chosen, choose } = props;
  return (
    <div class="choice-buttons" role="group" aria-label={label}>
      {choices.map(([value, words]) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
          {words}
        </button>
      ))}
    </div>
  );
}
