/** Why the rules refuse an entry after a correction, in words. */

import type { Schemas } from '../../api/client.ts';
import { Problem } from '../../api/problem.ts';
import { gameAdvice } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { rejectionText } from '../../i18n/rejection-text.ts';
import type { Entered } from '../../outbox/ports.ts';
import { CORRECTION } from '../../outbox/undo/session-entries.ts';
import { attempt, showNotice } from '../../ui/frame/notice.ts';
import type { CorrectionContext } from './correction-context.ts';

type GameContext = Pick<CorrectionContext, 'currency' | 'game'>;

/** Returns the reason as a sentence. `entered` is the entry that is refused. Without facts, it is the server's. */
export function refusalText(
  { code, message, facts }: Schemas['Refusal'],
  entered: Entered | null,
  { currency, game }: GameContext,
): string {
  if (facts === null) return message;
  return rejectionText({ code, detail: message, facts }, entered ?? {}, currency, gameAdvice(game));
}

/** Whether the server refused what was sent, and the device is signed in. */
export const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && [403, 409, 412, 422].includes(error.status);

/** Runs an action as `attempt` does, and shows a refusal in the language of the page. `kind` is what was sent. */
export function attemptCorrection<Result>(
  action: () => Promise<Result>,
  then: (result: Result) => void,
  context: GameContext & { readonly kind?: string },
): Promise<void> {
  const act = async () => {
    try {
      return { result: await action() };
    } catch (error) {
      if (isRefusal(error)) return { refusal: error };
      throw error;
    }
  };
  return attempt(act, ({ result, refusal }) => {
    if (refusal) showNotice(t().rejection.notRecorded, problemText(refusal, context));
    else then(result as Result);
  });
}

/** Returns why the server refuses a correction, as a sentence. */
export const problemText = (
  problem: Problem,
  { currency, game, kind = CORRECTION }: GameContext & { readonly kind?: string },
): string => rejectionText(problem, { kind }, currency, gameAdvice(game));
