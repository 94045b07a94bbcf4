/** The properties of each form step. */

import type { Rules } from '../../api/rules.ts';
import type { GameOpening } from '../../game-api/game-module.ts';
import type { Gathering } from '../../features/gatherings/gathering-requests.ts';
import type { Person } from '../../features/people/person-requests.ts';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';
import type { Draft } from './draft.ts';

export interface StepProps {
  readonly rules: Rules;
  /** What the game adds to the form. */
  readonly own: GameOpening;
  /** The evenings that the table may belong to, newest first. */
  readonly gatherings: readonly Gathering[];
  /** The people whose bankrolls can be chosen, by name. */
  readonly people: readonly Person[];
  readonly draft: Draft;
  readonly faults: FieldErrors;
  readonly change: (part: Partial<Draft>) => void;
  /** Reports that the field of a path lost the focus; its errors are shown from then on. */
  readonly leave: (path: string) => void;
  /** Whether every field of the rules is shown. */
  readonly allRules: boolean;
}
