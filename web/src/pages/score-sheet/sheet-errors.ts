/** Plays a score sheet, or finds which of its lines are wrong. */

import { playSheet, type SheetFiling } from '../../api/play-session.ts';
import { Problem } from '../../api/problem.ts';
import { messages } from './messages/messages.ts';

interface LineError {
  readonly line: number;
  readonly message: string;
  readonly code: string;
}
export interface SheetErrors {
  readonly title: string;
  readonly errors: readonly LineError[];
  /** How many more errors there are. */
  readonly leftOut: number;
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
    return sheetErrorsOf(error);
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
    errors: several ?? [{ line: Number(facts.line ?? 1), message, code }],
    leftOut: Number(facts.more_disagreements ?? 0),
  };
}
