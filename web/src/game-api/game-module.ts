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
    /** A game may leave out the board or the player's page. The app then shows a message. */
    readonly board?: Page<{ address: Address }>;
    readonly player?: Page<{ address: Address }>;
    /** The pages for the history, the standings, seats and money. Without them the table page stands in. */
    readonly log?: Page<{ address: Address }>;
    readonly standings?: Page<{ address: Address }>;
    readonly seats?: Page<{ address: Address }>;
  };
}
