/** What every filler gets: the open field, and what the table has for it. */

import type { EntryField } from '../../api/declarations.ts';
import type { PlayerCount } from '../../api/player-count.ts';
import type { Currency } from '../../i18n/amounts/money.ts';
import type { LineValue, OpenField } from '../../outbox/ports.ts';

/** What fillers show of a table beside the choices. Amounts are in smallest units. */
export interface FillerTable {
  readonly game: string;
  readonly currency: Currency;
  /** The coins to offer, in ascending order. */
  readonly coins: readonly number[];
  /** The purse of each player by name; null if the device may not see it. */
  readonly purses: ReadonlyMap<string, number | null>;
  /** What each pool holds, by name. */
  readonly pools: ReadonlyMap<string, number>;
}

export interface FillerProps {
  readonly field: EntryField;
  /** What the field may hold next; null if a list may have no more. */
  readonly open: OpenField | null;
  /** The values so far: the items of a list or with which a value begins, or the value that is being corrected. */
  readonly values: readonly LineValue[];
  readonly table: FillerTable;
  /** The amount to offer first: the last one of such an entry, or the one that is being corrected; null: none. */
  readonly last?: number | null;
  /** Gives the field a value; in a list, its next item. */
  readonly choose: (value: LineValue) => void;
  /** Keeps the first items of a value of several items. */
  readonly begin: (items: readonly LineValue[]) => void;
  /** Replaces the items of a list. */
  readonly put: (values: readonly LineValue[]) => void;
  /** Does the same for values that no person chose. Default: `put`. */
  readonly advance?: (values: readonly LineValue[]) => void;
  /** In a correction: returns the number of a player who follows from those of the others. */
  readonly restOf?: ((counts: readonly PlayerCount[]) => PlayerCount | null) | undefined;
  /** In a correction: returns what a list may hold after other items. Numbers count as they are typed. */
  readonly openAfter?: (values: readonly LineValue[]) => OpenField | null;
}

/** Whether an amount or a number is within the limits of an open field. */
export const isWithin = (value: number, { least, most, step }: OpenField): boolean =>
  value >= (least ?? 0) && value <= (most ?? Infinity) && (value - (least ?? 0)) % step === 0;
