/** All that the pages know of a game. */

import type { ComponentType } from 'preact';
import type { Address } from '../platform/router.ts';

type Page<Props> = () => Promise<ComponentType<Props>>;

export interface GameModule {
  /** As the API writes it. */
  readonly id: string;
  /** The pages of a session, each fetched when it is first opened. */
  readonly pages: {
    readonly table: Page<{ id: string }>;
    /** Missing if the game has none: the app says so. */
    readonly board?: Page<{ address: Address }>;
    readonly player?: Page<{ address: Address }>;
    /** The pages for the history, the standings, seats and money. Without them the table page stands in. */
    readonly log?: Page<{ address: Address }>;
    readonly standings?: Page<{ address: Address }>;
    readonly seats?: Page<{ address: Address }>;
  };
}
