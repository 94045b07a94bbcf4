/** Asks the server what rules cost. */

import { client, unwrap, type Schemas } from '../../api/client.ts';
import type { Preset } from '../../api/rules.ts';
import type { paths } from '../../api/schema.d.ts';
import type { Figure, OddsOfRules } from './odds-text.ts';

type Game = NonNullable<NonNullable<paths['/v1/rules/odds']['get']['parameters']['query']>['game']>;

/** Returns what the rules of a preset cost. */
export const oddsOfPreset = (preset: Preset): OddsOfRules => fromAnswer(preset);

/** Returns what a preset with other rules costs. Raises: `Problem`, `Unreachable`. */
export async function loadOdds(
  game: string,
  preset: string,
  overrides: Readonly<Record<string, unknown>>,
): Promise<OddsOfRules> {
  const query = { game: game as Game, preset, overrides: JSON.stringify(overrides) };
  return fromAnswer(await unwrap(client.GET('/v1/rules/odds', { params: { query } })));
}

/** Returns what the rules of a session cost; `mendedBy` is what mends its preset. */
export async function loadSessionOdds(id: string, mendedBy: OddsOfRules['mendedBy']): Promise<OddsOfRules> {
  const path = { session: id };
  const answer = await unwrap(client.GET('/v1/sessions/{session}/odds', { params: { path } }));
  return {
    edge: 'edge' in answer ? answer.edge : {},
    figures: 'figures' in answer ? answer.figures : [],
    mendedBy,
  };
}

/** What a table may expect: exact figures of its rules, and what the bank gains at the next draw. */
export interface TableOdds {
  readonly figures: readonly Figure[];
  /** A fraction in smallest units; null without a bank that pays stakes. */
  readonly bankGain: string | null;
}

/** Returns the odds of a table in its newest recorded state. Raises: `Problem`, `Unreachable`. */
export async function loadTableOdds(id: string): Promise<TableOdds> {
  const path = { session: id };
  const answer = await unwrap(client.GET('/v1/sessions/{session}/odds', { params: { path } }));
  return {
    figures: 'figures' in answer ? answer.figures : [],
    bankGain: 'bank' in answer ? (answer.bank?.next_draw_gain ?? null) : null,
  };
}

type Answer = Pick<Schemas['Preset'], 'edge' | 'figures' | 'warning'>;

const fromAnswer = ({ edge, figures, warning }: Answer): OddsOfRules => ({
  edge,
  figures,
  mendedBy: warning?.mended_by ?? {},
});
