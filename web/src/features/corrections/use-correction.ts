/** The state of a correction while a person makes it: the new entry, and what it would change. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { client, unwrap, type Schemas } from '../../api/client.ts';
import type { EntryKind } from '../../api/entry-kinds.ts';
import { newId } from '../../api/idempotency-key.ts';
import { Problem } from '../../api/problem.ts';
import type { Entered } from '../../outbox/ports.ts';
import type { CorrectableEntry, CorrectionBody, CorrectionContext } from './correction-context.ts';
import { isComplete, isSame, kindsOf } from './changed-entry.ts';
import type { DryRun } from './difference.ts';

/** What is known of the effect: nothing to ask for yet, asked for, answered, refused by a rule, or no connection. */
export type Effect =
  | { readonly kind: 'none' | 'loading' | 'offline' | 'unsent' | 'sending' }
  | { readonly kind: 'known'; readonly dryRun: DryRun }
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface CorrectionState {
  readonly kinds: readonly EntryKind[];
  readonly kind: EntryKind | undefined;
  readonly changed: Entered;
  readonly isStrike: boolean;
  readonly effect: Effect;
  /** The correction as it would be sent; null while it is incomplete or the same. */
  readonly body: CorrectionBody | null;
  readonly change: (changed: Entered) => void;
  readonly strike: (isStrike: boolean) => void;
}

export function useCorrection(context: CorrectionContext, entry: CorrectableEntry): CorrectionState {
  const kinds = kindsOf(context.game, entry.entered);
  const [changed, change] = useState(entry.entered);
  const [isStrike, strike] = useState(kinds.length === 0);
  const kind = kinds.find(({ verb }) => verb === changed.kind);
  const isReady =
    isStrike ||
    (kind !== undefined && isComplete(kind, changed, context.rules) && !isSame(changed, entry.entered));
  const version = entry.version ?? 0;
  const body: CorrectionBody | null = !isReady
    ? null
    : isStrike
      ? { strike: version }
      : { amend: version, entry: { ...changed } };
  const asked = useDryRun(entry.version === null ? null : body, context);
  const unsent = context.isBeingSent?.(entry) ? 'sending' : 'unsent';
  const effect: Effect = body && entry.version === null ? { kind: unsent } : asked;
  return { kinds, kind, changed, isStrike, effect, body, change, strike };
}

/** Asks the server what the correction would change, each time it differs. The latest request wins. */
export function useDryRun(
  body: CorrectionBody | null,
  { session, version, isOnline }: Pick<CorrectionContext, 'session' | 'version' | 'isOnline'>,
): Effect {
  const [answer, setAnswer] = useState<{ text: string; effect: Effect } | null>(null);
  const newest = useRef('');
  const text = body && isOnline ? JSON.stringify({ body, version }) : '';
  useEffect(() => {
    newest.current = text;
    if (!text) return;
    void askEffect(session, body ?? {}).then((effect) => {
      if (newest.current === text) setAnswer({ text, effect });
    });
  }, [text]);
  if (!body) return { kind: 'none' };
  if (!isOnline) return { kind: 'offline' };
  return answer?.text === text ? answer.effect : { kind: 'loading' };
}

async function askEffect(session: string, body: CorrectionBody): Promise<Effect> {
  try {
    const dryRun = await unwrap(
      client.POST('/v1/sessions/{session}/corrections', {
        params: { path: { session }, query: { dry_run: true }, header: { 'Idempotency-Key': newId() } },
        body: body as Schemas['Correction'],
      }),
    );
    return { kind: 'known', dryRun: dryRun as unknown as DryRun };
  } catch (error) {
    return error instanceof Problem && error.status < 500
      ? { kind: 'refused', problem: error }
      : { kind: 'offline' };
  }
}
