/** What the view of every game has. */

import type { Schemas } from '../../api/client.ts';
import type { SessionView } from '../../outbox/ports.ts';

/** Everything that is about any table. A game's view has its own members besides. */
export interface TableView extends SessionView {
  readonly id: string;
  /** The name of the game in the API. */
  readonly game: string;
  /** The title of the table. */
  readonly name: string;
  /** The preset of the rules. */
  readonly preset: string;
  /** How many rules differ from those of the preset. */
  readonly changed_rules: number;
  /** A word of the game, or `closed`. */
  readonly phase: string;
  /** The code of the currency. */
  readonly currency: string;
  /** By the names that the game declares. */
  readonly rules: object;
  /** The device that has control; null: each device may record. The API calls control a pen. */
  readonly pen: Schemas['Pen'] | null;
  readonly practice: boolean;
  /** The coins that were chosen at the opening, from the largest down. A view that an earlier build stored has none. */
  readonly coins?: readonly number[];
  /** The version of the newest correction, or null. */
  readonly corrected: number | null;
  /** The ids of the people whose bankrolls play, by seat; null if the device may not see them. */
  readonly bankrolls: Readonly<Record<string, string | null>> | null;
  /** The gathering that the session belongs to, or null. */
  readonly gathering: string | null;
  /** How many players were seated. The view of a game may leave it out. */
  readonly seated?: number;
  /** The parties, and how far the session is. A view that an earlier build stored has none. */
  readonly summary?: Schemas['SessionSummary'];
}

export type Party = Schemas['PartyView'];
