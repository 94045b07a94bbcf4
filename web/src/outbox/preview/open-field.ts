/** Opens a field of an entry: asks the engine if there is one, else the server. */

import { Problem } from '../../api/problem.ts';
import type { RefusalReason } from '../entry.ts';
import type { LineValue, OpenField, SessionView } from '../ports.ts';
import type { SessionState } from '../state.ts';
import { refusalReason, type Transport } from '../transport.ts';
import type { EnginePreview } from './engine-preview.ts';

/**
 * What follows the first values of an entry. `open`: the next field, or null if the entry is complete. `refused`: a rule
 * refuses the values. `unknown`: entries wait without an engine, or the server does not respond.
 */
export type FieldAnswer =
  | { readonly kind: 'open'; readonly field: OpenField | null }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'unknown' };

export type OpenFieldOf = (verb: string, values: readonly LineValue[]) => Promise<FieldAnswer>;

const UNKNOWN: FieldAnswer = { kind: 'unknown' };

/** Returns how to open fields at the shown view. It never rejects. */
export function fieldOpener<View extends SessionView>(
  preview: EnginePreview<View>,
  transport: Transport<View>,
  state: SessionState<View>,
): OpenFieldOf {
  const askEngine = async (verb: string, values: readonly LineValue[]): Promise<FieldAnswer> => {
    const engine = await preview.engineAtView();
    if (!engine || preview.offersState.peek() !== 'current') return UNKNOWN;
    const { refused, field } = await engine.openField(verb, values);
    if (!refused) return { kind: 'open', field };
    const { code, message, ...facts } = refused;
    return { kind: 'refused', reason: { code, title: '', detail: message, facts } };
  };
  const askServer = async (verb: string, values: readonly LineValue[]): Promise<FieldAnswer> => {
    if (state.current.peek().rows.some(({ refused }) => !refused)) return UNKNOWN;
    return { kind: 'open', field: await transport.fetchField(verb, values) };
  };
  return async (verb, values) => {
    const known = await askEngine(verb, values).catch(() => UNKNOWN);
    return known.kind === 'unknown' ? askServer(verb, values).catch(answerOfError) : known;
  };
}

const CONFLICT = 409;
const WRONG_VALUE = 422;

function answerOfError(error: unknown): FieldAnswer {
  if (!(error instanceof Problem) || (error.status !== CONFLICT && error.status !== WRONG_VALUE))
    return UNKNOWN;
  return { kind: 'refused', reason: refusalReason(error.facts) };
}
