/** The state of a correction while a person makes it: the new entry, and what it would change. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { EntryKind } from '../../api/entry-kinds.ts';
import { Problem } from '../../api/problem.ts';
import type { Entered } from '../../outbox/ports.ts';
import type {
  CorrectableEntry,
  CorrectionBody,
  CorrectionContext,
  CorrectionMode,
} from './correction-context.ts';
import { changeableKinds, insertableKinds, isComplete, isSame } from './changed-entry.ts';
import { correctionBody, isAnswered, type Answer } from './decisions/decisions.ts';
import type { DryRun } from './difference.ts';
import { askDryRun } from './recording/dry-run.ts';

/** What is known of the effect: nothing to ask for yet, asked for, answered, refused by a rule, or no connection. */
export type Effect =
  | { readonly kind: 'none' | 'loading' | 'offline' | 'unsent' | 'sending' }
  | { readonly kind: 'known'; readonly dryRun: DryRun }
  | { readonly kind: 'refused'; readonly problem: Problem };

export interface CorrectionState {
  readonly mode: CorrectionMode;
  /** The other modes to choose from. */
  readonly others: readonly CorrectionMode[];
  readonly choose: (mode: CorrectionMode) => void;
  readonly kinds: readonly EntryKind[];
  /** `undefined` until a kind is chosen. */
  readonly kind: EntryKind | undefined;
  readonly changed: Entered;
  /** What was decided after the changed entry. */
  readonly answers: readonly Answer[];
  readonly answer: (answers: readonly Answer[]) => void;
  readonly effect: Effect;
  /** The correction as it would be sent; null while it is incomplete or the same. */
  readonly body: CorrectionBody | null;
  readonly change: (changed: Entered) => void;
}

/** How long after a question without an answer it is asked again. */
const ASK_AGAIN_MS = 2000;

/** What is inserted, until a person chooses its kind. */
const NOTHING: Entered = { kind: '' };

export function useCorrection(context: CorrectionContext, entry: CorrectableEntry): CorrectionState {
  const changeable = changeableKinds(context.game, entry.entered, context.rules);
  const [mode, setMode] = useState<CorrectionMode>(changeable.length ? 'amend' : 'strike');
  const [changed, setChanged] = useState(entry.entered);
  const [answers, answer] = useState<readonly Answer[]>([]);
  const kinds = mode === 'insert_after' ? insertableKinds(context.game) : changeable;
  const kind = kinds.find(({ verb }) => verb === changed.kind);
  const isReady =
    mode === 'strike' ||
    (kind !== undefined &&
      isComplete(kind, changed, context.rules) &&
      (mode === 'insert_after' || !isSame(changed, entry.entered)));
  const areAnswered = answers.every((one) => isAnswered(context.game, one, context.rules));
  const body = isReady && areAnswered ? correctionBody(mode, entry.version ?? 0, changed, answers) : null;
  const asked = useDryRun(entry.version === null ? null : body, context);
  const unsent = context.isBeingSent?.(entry) ? 'sending' : 'unsent';
  const effect: Effect = body && entry.version === null ? { kind: unsent } : asked;
  const change = (next: Entered): void => {
    setChanged(next);
    answer([]);
  };
  const choose = (chosen: CorrectionMode): void => {
    setMode(chosen);
    if (chosen === 'strike') answer([]);
    else change(chosen === 'amend' ? entry.entered : NOTHING);
  };
  const others = possibleModes(entry, changeable).filter((one) => one !== mode);
  return { mode, others, choose, kinds, kind, changed, answers, answer, effect, body, change };
}

const possibleModes = (
  { version }: CorrectableEntry,
  changeable: readonly EntryKind[],
): readonly CorrectionMode[] => [
  ...(changeable.length ? (['amend'] as const) : []),
  'strike',
  // An entry that is not sent has no version to insert after.
  ...(version === null ? [] : (['insert_after'] as const)),
];

/** Asks the server what the correction would change, each time it differs. The latest request wins. */
export function useDryRun(
  body: CorrectionBody | null,
  { session, version, isOnline }: Pick<CorrectionContext, 'session' | 'version' | 'isOnline'>,
): Effect {
  const [answer, setAnswer] = useState<{ text: string; effect: Effect } | null>(null);
  const newest = useRef('');
  const text = body && isOnline ? JSON.stringify({ body, version }) : '';
  const ask = (): void => {
    if (!text) return;
    void askEffect(session, body ?? {}).then((effect) => {
      if (newest.current === text) setAnswer({ text, effect });
    });
  };
  useEffect(() => {
    newest.current = text;
    ask();
  }, [text]);
  useEffect(() => {
    if (answer?.text !== text || answer.effect.kind !== 'offline') return undefined;
    const timer = setTimeout(ask, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [answer, text]);
  if (!body) return { kind: 'none' };
  if (!isOnline) return { kind: 'offline' };
  return answer?.text === text ? answer.effect : { kind: 'loading' };
}

async function askEffect(session: string, body: CorrectionBody): Promise<Effect> {
  try {
    return { kind: 'known', dryRun: await askDryRun(session, body) };
  } catch (error) {
    return error instanceof Problem && error.status < 500
      ? { kind: 'refused', problem: error }
      : { kind: 'offline' };
  }
}
