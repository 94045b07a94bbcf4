/** Asks the server whether deals look like those of a fair shuffle. */

import type { Schemas } from '../../api/client.ts';
import { fetchJson } from '../../api/fetch-json.ts';
import { loadGameNotes, loadGameTexts } from '../../i18n/load-game-texts.ts';

export type Fairness = Schemas['Fairness'];
export type Finding = Fairness['answers'][number];

/** What is tested: the deals of a session, or those of all tables of an evening. */
export type FairnessSource = { readonly session: string } | { readonly gathering: string };

const pathOf = (source: FairnessSource): string =>
  'session' in source
    ? `/v1/sessions/${source.session}/fairness`
    : `/v1/gatherings/${source.gathering}/fairness`;

/** Returns the results once the texts of their games are loaded. Raises: `Problem`, `Unreachable`. */
export async function loadFairness(source: FairnessSource): Promise<Fairness> {
  const fairness = await fetchJson<Fairness>(pathOf(source));
  const games = [...new Set(fairness.answers.map(({ game }) => game))];
  await Promise.all(games.flatMap((game) => [loadGameTexts(game), loadGameNotes(game)]));
  return fairness;
}
