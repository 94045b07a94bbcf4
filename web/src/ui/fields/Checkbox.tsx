/** A checkbox, or a radio button. */

import './Checkbox.css';

interface CheckboxProps {
  readonly words: string;
  readonly checked: boolean;
  readonly change: (on: boolean) => void;
  /** Set for a radio button: the name of its group. */
  readonly group?: string;
  /** Whether the error of its group is about it. */
  readonly isInvalid?: boolean;
}

export function Checkbox({ words, checked, change, group, isInvalid = false }: CheckboxProps) {
  return (
    <label class="checkbox">
      <input
        type={group ? 'radio' : 'checkbox'}
        name={group}
        checked={checked}
        {...(isInvalid && { 'aria-invalid': true })}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <span>{words}</span>
    </label>
  );
}
