/** Plays a score sheet, or finds which of its lines are wrong. */

import { playSheet, type SheetFiling } from '../../api/play-session.ts';
import { Problem } from '../../api/problem.ts';
import { loadWords } from '../../game-api/registry.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { gameAdvice } from '../../i18n/game-texts.ts';
import { loadGameAdvice } from '../../i18n/load-game-texts.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { rejectionText, type EntryFields, type RefusedBy } from '../../i18n/rejection-text.ts';
import { messages } from './messages/messages.ts';

/** An error of a line, as the server has it. */
export interface LineError {
  readonly line: number;
  /** In English. */
  readonly message: string;
  readonly code: string;
  readonly facts?: RefusedBy['facts'];
  /** The refused entry; null if the rules refused none. */
  readonly entry?: EntryFields | null;
  /** The code of the refusal that the sheet states, or null. */
  readonly expected?: string | null;
}
export interface SheetErrors {
  readonly title: string;
  readonly errors: readonly LineError[];
  /** How many more errors there are. */
  readonly leftOut: number;
  /** The game of the sheet and the code of its currency, if the sheet could be read. */
  readonly game: string;
  readonly currency: string;
}

/** Returns the session's id, or the errors of the sheet. Throws other problems. */
export async function playOrFindErrors(
  text: string,
  filing: SheetFiling,
): Promise<{ id: string } | SheetErrors> {
  try {
    return await playSheet(text, filing);
  } catch (error) {
    const aboutSheet = error instanceof Problem && (error.status === 422 || error.status === 409);
    if (!aboutSheet) throw error;
    const errors = sheetErrorsOf(error);
    if (errors.game) await Promise.all([loadWords([errors.game]), loadGameAdvice(errors.game)]);
    return errors;
  }
}

export function sheetErrorsOf({
  code,
  message,
  facts,
}: Pick<Problem, 'code' | 'message' | 'facts'>): SheetErrors {
  const words = messages();
  const several = Array.isArray(facts.disagreements) ? (facts.disagreements as LineError[]) : null;
  return {
    title: code === 'sheet_disagrees' ? words.rejected : words.invalid,
    errors: several ?? [{ line: Number(facts.line ?? 1), message, code, facts }],
    leftOut: Number(facts.more_disagreements ?? 0),
    game: String(facts.game ?? ''),
    currency: String(facts.currency ?? ''),
  };
}

/** Returns an error in the language of the page; null if only the server's sentence says what is wrong. */
export function lineErrorText(
  { code, message, facts = {}, entry = null, expected = null }: LineError,
  { game, currency }: Pick<SheetErrors, 'game' | 'currency'>,
): string | null {
  const words = messages();
  const unknown = facts['unknown_entry'];
  if (typeof unknown === 'string') return pageWords().sheetLine.unknown(unknown);
  if (entry === null) return expected === null ? null : words.notRefused(expected);
  const refusal = { code, detail: message, facts };
  const text = rejectionText(refusal, entry, currencyOf(currency), gameAdvice(game));
  return expected === null ? text : `${text} ${words.otherRefusal(expected)}`;
}
