/** Several inputs of one field, with the label above and the error below. */

import type { ComponentChildren } from 'preact';
import { Fault } from './Field.tsx';
import type { FieldError } from './field-errors.ts';
import './FieldGroup.css';

interface FieldGroupProps {
  readonly id: string;
  readonly label: string;
  /** Additional lines below the inputs, and the ids that describe the group. */
  readonly under?: ComponentChildren;
  readonly described?: string;
  readonly fault?: FieldError | undefined;
  readonly children: ComponentChildren;
}

export function FieldGroup({ id, label, under, described = '', fault, children }: FieldGroupProps) {
  return (
    <fieldset class="field-group" aria-describedby={`${described} fault-${id}`.trim()}>
      <legend class="field-group__label">{label}</legend>
      <div class="field-group__items">{children}</div>
      {under}
      <Fault id={id} words={fault} />
    </fieldset>
  );
}
