/** The result of opening a table. */

import { Problem } from '../../api/problem.ts';
import { flat, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { gameAdvice } from '../../i18n/game-texts.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import { occupiedSeats, type Draft } from './draft.ts';

/** The opened table, its field errors, or the refusal of the server. */
export type Outcome =
  | { readonly id: string }
  | { readonly faults: FieldErrors }
  | { readonly refused: string };

/** The errors of a refused draft. Rethrows all other errors. */
export function refusalResult(error: unknown, draft: Draft): Outcome {
  if (!(error instanceof Problem) || (error.status !== 422 && error.status !== 409)) throw error;
  if (error.status === 409)
    return { refused: rejectionText(error, {}, currencyOf(draft.currency), gameAdvice(draft.game)) };
  const rows = occupiedSeats(draft).map(({ row }) => row);
  const named = Object.entries(flat(error.errors)).map(([path, words]) => {
    const seat = /^entries\.(\d+)\.(\w+)$/.exec(path);
    return [seat ? `seats.${rows[Number(seat[1])]}.${seat[2]}` : path, words];
  });
  return { faults: Object.fromEntries(named) as FieldErrors };
}
