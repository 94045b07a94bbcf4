/** Records entries of the page for players and money. */

import { linkBankroll, postEntries, type BankrollLink, type Entry } from '../../api/play-session.ts';
import { Problem } from '../../api/problem.ts';
import type { SessionTable } from '../../api/session-table.ts';
import { gameAdvice } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import type { Currency } from '../../i18n/amounts/money.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';

export interface LoadedTable {
  readonly table: SessionTable;
  readonly currency: Currency;
}

/** The result of an entry. After `failed`, a notice shows the error. */
export type EntryResult = 'recorded' | 'failed' | Refusal;

/** Why the server refused an entry: the code, and the sentence shown in the form. */
export interface Refusal {
  readonly code: string;
  readonly words: string;
}

/** Records an entry. With `link`, its seat plays with a bankroll. */
export type SubmitEntry = (entry: Entry, link?: BankrollLink | null) => Promise<EntryResult>;

/** The properties of every part of the page. */
export interface PartProps extends LoadedTable {
  readonly enter: SubmitEntry;
}

/** Records one entry. Returns a refusal as a result; throws all other errors. */
export async function recordEntry(
  id: string,
  entry: Entry,
  { loaded, link }: { readonly loaded: LoadedTable | null; readonly link: BankrollLink | null },
): Promise<EntryResult> {
  try {
    if (link) await linkBankroll(id, link);
    await postEntries(id, [entry]);
    return 'recorded';
  } catch (error) {
    if (!(error instanceof Problem && error.status === 409)) throw error;
    const advice = loaded ? gameAdvice(loaded.table.game) : {};
    return {
      code: error.code,
      words: `${t().rejection.notRecorded} ${rejectionText(error, entry, loaded?.currency, advice)}`,
    };
  }
}

export const isRefusal = (result: EntryResult): result is Refusal => typeof result !== 'string';
