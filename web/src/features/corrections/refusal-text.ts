/** Why the rules refuse an entry after a correction, in words. */

import type { Schemas } from '../../api/client.ts';
import type { Problem } from '../../api/problem.ts';
import { gameAdvice } from '../../i18n/game-texts.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import type { Entered } from '../../outbox/ports.ts';
import { CORRECTION } from '../../outbox/undo/session-entries.ts';
import type { CorrectionContext } from './correction-context.ts';

/** Returns the reason as a sentence. `entered` is the entry that is refused. Without facts, it is the server's. */
export function refusalText(
  { code, message, facts }: Schemas['Refusal'],
  entered: Entered | null,
  { currency, game }: Pick<CorrectionContext, 'currency' | 'game'>,
): string {
  if (facts === null) return message;
  return rejectionText({ code, detail: message, facts }, entered ?? {}, currency, gameAdvice(game));
}

/** Returns why the server refuses a correction, as a sentence. */
export const problemText = (
  problem: Problem,
  { currency, game }: Pick<CorrectionContext, 'currency' | 'game'>,
): string => rejectionText(problem, { kind: CORRECTION }, currency, gameAdvice(game));
