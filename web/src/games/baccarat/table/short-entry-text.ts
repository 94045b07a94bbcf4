/** Every entry in a few words: those of the game, and those of every table. */

import type { Entered } from '../../../outbox/ports.ts';
import { sharedShortText } from '../../../table-kit/rejection/shared-short-text.ts';
import { shortEntry } from '../short-entry.ts';
import type { Table } from '../view.ts';

export const shortEntryText = (entered: Entered, table: Table): string =>
  shortEntry(entered, table) ?? sharedShortText(entered, table) ?? entered.kind;
