/** Why an entry was refused, by field where the server or the refusal names one. */

import { declarationOf } from '../../../api/declarations.ts';
import { entryKindsOf, type EntryField } from '../../../api/entry-kinds.ts';
import { fieldMessages } from '../../../api/problem.ts';
import type { Currency } from '../../../i18n/amounts/money.ts';
import { rejectionText } from '../../../i18n/rejection-text.ts';
import { wordsOf } from '../../../i18n/game-words.ts';
import { t } from '../../../i18n/language.ts';
import type { Entry, RefusalReason } from '../../../outbox/entry.ts';
import { numberKey } from './list-values.ts';
import { isRecord } from '../../../table-kit/values/value-text.ts';
import { flat, type FieldErrors } from '../../../ui/fields/field-errors.ts';

/** `entries.0.amount` of a batch, `amount` of one entry. */
const IN_BATCH = /^entries\.\d+\./;

/** Types of fields that name players, as one player. */
const ABOUT_PLAYERS = new Map<EntryField['type'], EntryField['type']>([
  ['players', 'player'],
  ['counts', 'player'],
]);

/** What the text of a refusal depends on. */
interface RefusedAt {
  readonly game: string;
  readonly currency: Currency;
}

/** Returns the errors for the form; '' holds the refusal itself if it is about no field. */
export function errorsOfRefusal(refusal: RefusalReason, entry: Entry, table: RefusedAt): FieldErrors {
  const errors = Object.entries(flat(fieldMessages(refusal.facts)));
  const named = errors.map(([path, words]) => [pathInForm(path.replace(IN_BATCH, ''), entry), words]);
  if (named.length) return Object.fromEntries(named) as FieldErrors;
  return { [fieldOfRefusal(refusal, entry, table.game)]: refusalText(refusal, entry, table) };
}

/** Returns the first filled field with a type or name that the refusal is about; '' if there is none. */
function fieldOfRefusal({ code }: RefusalReason, entry: Entry, game: string): string {
  const about = declarationOf(game)?.refusals[code]?.about ?? [];
  const kind = entryKindsOf(game).find(({ verb }) => verb === entry.kind);
  const field = kind?.fields.find(
    ({ name, type }) =>
      (about.includes(ABOUT_PLAYERS.get(type) ?? type) || about.includes(name)) && entry[name] !== undefined,
  );
  return field?.name ?? '';
}

/** Returns the path of the input for an error: of a list of counts the player's number, else the whole field. */
function pathInForm(path: string, entry: Entry): string {
  const [name = '', index] = path.split('.');
  const list = entry[name];
  const item: unknown = Array.isArray(list) ? list[Number(index)] : null;
  return isRecord(item) ? numberKey(name, String(item['punter'])) : name;
}

/** Returns a sentence: not recorded, and why. */
export const refusalText = (refusal: RefusalReason, entry: Entry, { game, currency }: RefusedAt): string =>
  `${t().rejection.notRecorded} ${rejectionText(refusal, entry, currency, wordsOf(game).refusals?.())}`;
