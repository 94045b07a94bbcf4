/** A box to tick, or one of several of which one holds. */

import './Tick.css';

interface TickProps {
  readonly words: string;
  readonly checked: boolean;
  readonly change: (on: boolean) => void;
  /** Given for one of several, of which one holds. */
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
