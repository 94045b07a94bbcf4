/** An entry while it is filled in from an offer: the values that the offer gives, and those chosen since. */

import type { EntryField, EntryKind } from '../../api/declarations.ts';
import type { Command } from '../../outbox/entry.ts';
import type { LineValue, Offer } from '../../outbox/ports.ts';
import { fieldValue, lineValues, NO_CARDS } from './line-values.ts';

/** A value for a field; in a list, one item, or the name or the number of a pair. */
interface Chosen {
  readonly field: string;
  readonly value: LineValue;
}

export interface Draft {
  readonly offer: Offer;
  readonly kind: EntryKind;
  /** In the order of the words of the entry's line. */
  readonly chosen: readonly Chosen[];
  /** The flags that are set; no offer asks for them. */
  readonly flags: readonly string[];
  /** The first items of a value of several items, such as the cards of a hand, until it is complete. */
  readonly begun?: { readonly field: string; readonly items: readonly LineValue[] } | undefined;
}

export const startDraft = (offer: Offer, kind: EntryKind): Draft => ({ offer, kind, chosen: [], flags: [] });

/** Returns the draft with one more value. */
export const withValue = (draft: Draft, field: string, value: LineValue): Draft => ({
  ...draft,
  begun: undefined,
  chosen: [...draft.chosen, { field, value }],
});

/** Returns the draft with other values for its last field. */
export const withFieldValues = (draft: Draft, field: string, values: readonly LineValue[]): Draft => ({
  ...draft,
  chosen: [
    ...draft.chosen.filter((one) => one.field !== field),
    ...values.map((value) => ({ field, value })),
  ],
});

/** Returns the draft with the first items of a value. */
export const withBegun = (draft: Draft, field: string, items: readonly LineValue[]): Draft => ({
  ...draft,
  begun: { field, items },
});

/** Returns the draft without its last value. */
export const withoutLast = (draft: Draft): Draft => ({
  ...draft,
  begun: undefined,
  chosen: draft.chosen.slice(0, -1),
});

export const withFlag = (draft: Draft, flag: string, isSet: boolean): Draft => ({
  ...draft,
  flags: [...draft.flags.filter((other) => other !== flag), ...(isSet ? [flag] : [])],
});

/** Returns the values that were chosen for a field, or the items with which its value begins. */
export const valuesOf = ({ chosen, begun }: Draft, field: string): readonly LineValue[] =>
  begun?.field === field
    ? begun.items
    : chosen.filter((one) => one.field === field).map(({ value }) => value);

/** Returns all values in the order of the words of the line, as they open the next field. */
export const pathOf = ({ offer, kind, chosen }: Draft): readonly LineValue[] => [
  ...(offer.values ?? lineValues(kind, offer.fixed)),
  ...chosen.map(({ value }) => value),
];

/** Returns the entry that the draft makes. */
export function commandOf({ offer, kind, chosen, flags }: Draft): Command {
  const fields: Record<string, unknown> = { ...offer.fixed };
  for (const field of kind.fields) {
    const values = chosen.filter((one) => one.field === field.name).map(({ value }) => value);
    if (values.length && values[0] !== NO_CARDS) fields[field.name] = fieldValue(field, values);
    else if (flags.includes(field.name)) fields[field.name] = true;
  }
  return { kind: kind.verb, fields };
}

/** Returns the flags that an entry may have. */
export const flagsOf = ({ fields }: EntryKind): readonly EntryField[] =>
  fields.filter(({ type }) => type === 'flag');
