/** The form of a new table as it was left by a reload or by the browser's buttons. */

import { keepInput, keptInput } from '../../platform/kept-input.ts';
import { withNewRows, type Draft } from './draft.ts';

export interface KeptForm {
  readonly draft: Draft;
  readonly step: number;
}

const NAME = 'opening';

export function keptForm(): KeptForm | null {
  const kept = keptInput(NAME) as KeptForm | null;
  return kept && { ...kept, draft: withNewRows(kept.draft) };
}

/** Keeps the form; null forgets it, after its table was opened. */
export const keepForm = (form: KeptForm | null): void => keepInput(NAME, form);
