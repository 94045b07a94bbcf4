/** What every step of the form is given. */

import type { Rules } from '../../api/rules.ts';
import type { FieldErrors } from '../../ui/field-errors.ts';
import type { Draft } from './draft.ts';

export interface StepProps {
  readonly rules: Rules;
  readonly draft: Draft;
  readonly faults: FieldErrors;
  readonly change: (part: Partial<Draft>) => void;
  /** Says that the field of a path was left: what is wrong with it is told from then on. */
  readonly leave: (path: string) => void;
  /** Whether every field of the rules is shown. */
  readonly all: boolean;
}
