/** A checkbox, or a radio button. */

import './Checkbox.css';

interface CheckboxProps {
  readonly words: string;
  readonly checked: boolean;
  readonly change: (on: boolean) => void;
  /** Set for a radio button: the name of its group. */
  readonly group?: string;
}

export function Checkbox({ words, checked, change, group }: CheckboxProps) {
  return (
    <label class="checkbox">
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
