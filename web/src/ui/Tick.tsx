/** A checkbox, or a radio button. */

import './Tick.css';

interface TickProps {
  readonly words: string;
  readonly checked: boolean;
  readonly change: (on: boolean) => void;
  /** Set for a radio button: the name of its group. */
  readonly group?: string;
}

export function Tick({ words, checked, change, group }: TickProps) {
  return (
    <label class="tick">
      <input
        type={group ? 'radio' : 'checkbox'}
        name={group}
        checked={checked}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <span>{words}</span>
    </label>
  );
}
