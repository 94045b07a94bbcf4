/** The gatherings to choose from for a new table, and the one to begin with. */

import { currentGathering } from './current-gathering.ts';
import { loadGathering, loadGatherings, type Gathering } from './gathering-requests.ts';

/** The number of gatherings that a form offers. */
const OFFERED = 50;

export interface GatheringChoice {
  /** Newest first. */
  readonly gatherings: readonly Gathering[];
  /** The id of the gathering to begin with, or null. */
  readonly initial: string | null;
}

const NO_CHOICE: GatheringChoice = { gatherings: [], initial: null };

/**
 * Returns the choice of a form. `asked` is the gathering to begin with; null for the current one. If the gatherings
 * cannot be loaded, there is none to choose: a table can still be opened, and moved later.
 */
export async function loadGatheringChoice(
  asked: string | null = null,
  now = new Date(),
): Promise<GatheringChoice> {
  try {
    const { gatherings } = await loadGatherings(OFFERED);
    if (asked === null) return { gatherings, initial: currentGathering(gatherings, now)?.id ?? null };
    const isListed = gatherings.some(({ id }) => id === asked);
    const all = isListed ? gatherings : [...gatherings, await loadGathering(asked)];
    return { gatherings: all, initial: asked };
  } catch {
    return NO_CHOICE;
  }
}
