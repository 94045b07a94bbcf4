/** Why an entry was refused, by field where the server names the field. */

import type { Currency } from '../../i18n/money.ts';
import { wordsOf } from '../../i18n/game-words.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import { t } from '../../i18n/language.ts';
import type { Entry, Refused } from '../../outbox/entry.ts';
import { flat, type FieldErrors } from '../../ui/field-errors.ts';

/** `entries.0.amount` of a batch, `amount` of one entry. */
const IN_BATCH = /^entries\.\d+\./;

/** The field that a refusal is about, by its code. */
const FIELDS: Readonly<Record<string, string>> = { punter_exists: 'name', unknown_punter: 'punter' };

/** What the text of a refusal depends on. */
interface RefusedAt {
  readonly game: string;
  readonly currency: Currency;
}

/** Returns the errors for the form; '' holds the refusal itself if no field is named. */
export function errorsOfRefusal(refusal: Refused, entry: Entry, table: RefusedAt): FieldErrors {
  const { errors } = refusal.facts;
  const named = Object.entries(flat(errors)).map(([path, words]) => [path.replace(IN_BATCH, ''), words]);
  if (errors !== undefined && named.length) return Object.fromEntries(named) as FieldErrors;
  const field = FIELDS[refusal.code] ?? '';
  return { [field in entry ? field : '']: refusalText(refusal, entry, table) };
}

/** Returns a sentence: not recorded, and why. */
export const refusalText = (refusal: Refused, entry: Entry, { game, currency }: RefusedAt): string =>
  `${t().rejection.notRecorded} ${rejectionText(refusal, entry, currency, wordsOf(game).rejectionReasons?.())}`;
