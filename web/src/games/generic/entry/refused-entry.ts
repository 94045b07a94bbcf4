/** Why an entry was refused, by field where the server or the refusal names one. */

import { entryKindsOf, type EntryField } from '../../../api/entry-kinds.ts';
import { fieldMessages } from '../../../api/problem.ts';
import type { Currency } from '../../../i18n/amounts/money.ts';
import { rejectionText } from '../../../i18n/rejection-text.ts';
import { wordsOf } from '../../../i18n/game-words.ts';
import { t } from '../../../i18n/language.ts';
import type { Entry, RefusalReason } from '../../../outbox/entry.ts';
import { flat, type FieldErrors } from '../../../ui/fields/field-errors.ts';

/** `entries.0.amount` of a batch, `amount` of one entry. */
const IN_BATCH = /^entries\.\d+\./;

/** What a refusal is about, by its code. The error stands at the entry's first field of that type. */
const ABOUT: Readonly<Record<string, readonly EntryField['type'][]>> = {
  punter_exists: ['player'],
  too_many_names: ['player'],
  name_invalid: ['player'],
  name_looks_like_another: ['player'],
  unknown_punter: ['player'],
  is_banker: ['player'],
  not_in_turn: ['player'],
  no_such_stake: ['player'],
  purse_short: ['amount'],
  bank_cover_short: ['amount'],
  stake_below_minimum: ['amount'],
  stake_above_maximum: ['amount'],
  restake_too_small: ['amount'],
  unknown_card: ['card', 'cards'],
  card_seen: ['card', 'cards'],
  rank_exhausted: ['card', 'cards'],
  match_passed: ['card', 'cards'],
  no_match: ['card', 'cards'],
  draw_out_of_turn: ['number'],
};

/** What the text of a refusal depends on. */
interface RefusedAt {
  readonly game: string;
  readonly currency: Currency;
}

/** Returns the errors for the form; '' holds the refusal itself if it is about no field. */
export function errorsOfRefusal(refusal: RefusalReason, entry: Entry, table: RefusedAt): FieldErrors {
  const errors = Object.entries(flat(fieldMessages(refusal.facts)));
  const named = errors.map(([path, words]) => [path.replace(IN_BATCH, ''), words]);
  if (named.length) return Object.fromEntries(named) as FieldErrors;
  const kind = entryKindsOf(table.game).find(({ verb }) => verb === entry.kind);
  const about = ABOUT[refusal.code] ?? [];
  const field = kind?.fields.find(({ name, type }) => about.includes(type) && entry[name] !== undefined);
  return { [field?.name ?? '']: refusalText(refusal, entry, table) };
}

/** Returns a sentence: not recorded, and why. */
export const refusalText = (refusal: RefusalReason, entry: Entry, { game, currency }: RefusedAt): string =>
  `${t().rejection.notRecorded} ${rejectionText(refusal, entry, currency, wordsOf(game).rejectionReasons?.())}`;
