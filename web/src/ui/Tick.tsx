/** A checkbox, or a radio button. */

import './Tick.css';

interface TickProps {
  readonly words: string;
  readonly checked: boolean;
  readonly change: (on: boolean) => void;
  /** Set for a radio button: the name of its group. */
  readonly among?: string;
}

export function Tick({ words, checked, change, among }: TickProps) {
  return (
    <label class="tick">
      <input
        type={among ? 'radio' : 'checkbox'}
        name={among}
        checked={checked}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <span>{words}</span>
    </label>
  );
}
