/** Records a correction only if it does what the page has shown. */

import { Problem } from '../../../api/problem.ts';
import type { CorrectionBody } from '../correction-context.ts';
import { askDryRun } from './dry-run.ts';
import { sendCorrection } from './send-correction.ts';
import { EffectChanged, shownEffect, type ShownEffect } from './shown-effect.ts';

/** How often newer entries may come between a preview and its correction. */
const ATTEMPTS_MAX = 5;

/**
 * Returns what sends a correction, and continues with the same attempt if it is called again. If a newer entry came
 * since the page showed the effect, it asks for the effect again, and sends the correction only if it is the same.
 * `shown`: null without a preview, as offline. It resolves with the id of the first entry that the correction adds.
 * Raises: `EffectChanged`, `Problem`, `Unreachable`.
 */
export function sendAsShown(
  session: string,
  body: CorrectionBody,
  shown: ShownEffect | null,
): () => Promise<string> {
  let version = shown?.version;
  const attempt = async (number: number): Promise<string> => {
    try {
      return await sendCorrection(session, body, version);
    } catch (error) {
      if (shown === null || !isEntryInBetween(error) || number === ATTEMPTS_MAX) throw error;
    }
    version = await unchangedVersion(session, body, shown);
    return attempt(number + 1);
  };
  return () => attempt(1);
}

/** Whether another entry was recorded since the version that the request named. */
const isEntryInBetween = (error: unknown): boolean => error instanceof Problem && error.status === 412;

/**
 * Returns the newest version if a correction still has the effect that was shown.
 * Raises: `EffectChanged`, `Problem`, `Unreachable`.
 */
async function unchangedVersion(session: string, body: CorrectionBody, shown: ShownEffect): Promise<number> {
  const { drop_refused: _, ...asked } = body;
  const { version, text } = shownEffect(await askDryRun(session, asked));
  if (text !== shown.text) throw new EffectChanged(version);
  return version;
}
