/** The state of a correction while a person makes it: the new entry, and what it would change. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { client, unwrap, type Schemas } from '../../api/client.ts';
import type { EntryKind } from '../../api/entry-kinds.ts';
import { newId } from '../../api/idempotency-key.ts';
import { Problem } from '../../api/problem.ts';
import type { Entered } from '../../outbox/ports.ts';
import type { CorrectableEntry, CorrectionBody, CorrectionContext } from './correction-context.ts';
import { insertableKinds, isComplete, isSame, kindsOf } from './changed-entry.ts';
import type { DryRun } from './difference.ts';

/** What is known of the effect: nothing to ask for yet, asked for, answered, refused by a rule, or no connection. */
export type Effect =
  | { readonly kind: 'none' | 'loading' | 'offline' | 'unsent' | 'sending' }
  | { readonly kind: 'known'; readonly dryRun: DryRun }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** What becomes of the entry: it is changed or struck out, or a forgotten one is inserted after it. */
export type CorrectionMode = 'amend' | 'strike' | 'insert_after';

export interface CorrectionState {
  readonly mode: CorrectionMode;
  /** The other modes to choose from. */
  readonly others: readonly CorrectionMode[];
  readonly choose: (mode: CorrectionMode) => void;
  readonly kinds: readonly EntryKind[];
  /** `undefined` until a kind is chosen. */
  readonly kind: EntryKind | undefined;
  readonly changed: Entered;
  readonly effect: Effect;
  /** The correction as it would be sent; null while it is incomplete or the same. */
  readonly body: CorrectionBody | null;
  readonly change: (changed: Entered) => void;
}

/** What is inserted, until a person chooses its kind. */
const NOTHING: Entered = { kind: '' };

export function useCorrection(context: CorrectionContext, entry: CorrectableEntry): CorrectionState {
  const changeable = kindsOf(context.game, entry.entered);
  const [mode, setMode] = useState<CorrectionMode>(changeable.length ? 'amend' : 'strike');
  const [changed, change] = useState(entry.entered);
  const kinds = mode === 'insert_after' ? insertableKinds(context.game) : changeable;
  const kind = kinds.find(({ verb }) => verb === changed.kind);
  const isReady =
    mode === 'strike' ||
    (kind !== undefined &&
      isComplete(kind, changed, context.rules) &&
      (mode === 'insert_after' || !isSame(changed, entry.entered)));
  const version = entry.version ?? 0;
  const body: CorrectionBody | null = !isReady
    ? null
    : { [mode]: version, ...(mode !== 'strike' && { entry: { ...changed } }) };
  const asked = useDryRun(entry.version === null ? null : body, context);
  const unsent = context.isBeingSent?.(entry) ? 'sending' : 'unsent';
  const effect: Effect = body && entry.version === null ? { kind: unsent } : asked;
  const choose = (chosen: CorrectionMode): void => {
    setMode(chosen);
    if (chosen !== 'strike') change(chosen === 'amend' ? entry.entered : NOTHING);
  };
  const possible: readonly CorrectionMode[] = [
    ...(changeable.length ? (['amend'] as const) : []),
    'strike',
    // An entry that is not sent has no version to insert after.
    ...(entry.version === null ? [] : (['insert_after'] as const)),
  ];
  const others = possible.filter((one) => one !== mode);
  return { mode, others, choose, kinds, kind, changed, effect, body, change };
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
