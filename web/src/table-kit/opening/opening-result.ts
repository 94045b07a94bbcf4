/** The result of opening a table. */

import { declarationOf } from '../../api/declarations.ts';
import { Problem } from '../../api/problem.ts';
import { flat, NO_ERRORS, type FieldErrors } from '../../ui/fields/field-errors.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { contradictionText, gameAdvice } from '../../i18n/game-texts.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import { occupiedSeats, type Draft } from './draft.ts';

/** The opened table, its field errors, or the refusal of the server, with the error of the field it is about. */
export type Outcome =
  | { readonly id: string }
  | { readonly faults: FieldErrors }
  | { readonly refused: string; readonly faults: FieldErrors };

/** The errors of a refused draft. Rethrows all other errors. */
export function refusalResult(error: unknown, draft: Draft): Outcome {
  if (!(error instanceof Problem) || (error.status !== 422 && error.status !== 409)) throw error;
  if (error.status === 422) return { faults: fieldErrors(error, draft) };
  const refused = rejectionText(error, {}, currencyOf(draft.currency), gameAdvice(draft.game));
  const path = refusedField(error, draft);
  return { refused, faults: path === null ? NO_ERRORS : { [path]: refused } };
}

function fieldErrors(error: Problem, draft: Draft): FieldErrors {
  const rows = occupiedSeats(draft).map(({ row }) => row);
  const named = Object.entries(flat(error.errors)).map(([path, words]) => {
    const [, rule = ''] = /^rules\.overrides\.(\w+)$/.exec(path) ?? [];
    const seat = /^entries\.(\d+)\.(\w+)$/.exec(path);
    // The form checks each value itself, so what the server finds in a rule is a contradiction.
    return [
      seat ? `seats.${rows[Number(seat[1])]}.${seat[2]}` : path,
      contradictionText(draft.game, rule) ?? words,
    ];
  });
  return Object.fromEntries(named) as FieldErrors;
}

/** Returns the path of the field that a refusal is about; null if it is about no seat, or about no field of one. */
function refusedField({ code, facts }: Problem, draft: Draft): string | null {
  const seat = typeof facts['index'] === 'number' ? occupiedSeats(draft)[facts['index']] : undefined;
  const declaration = declarationOf(draft.game);
  const fields = declaration?.entries.find(({ verb }) => verb === 'seat')?.fields ?? [];
  const found = (declaration?.refusals[code]?.about ?? []).map((word) =>
    fields.find(({ name, type }) => name === word || type === word),
  );
  const field = found.find((one) => one !== undefined);
  return seat && field ? `seats.${seat.row}.${field.name}` : null;
}
