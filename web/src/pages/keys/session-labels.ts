/** The labels of the tables that a key can be granted for. */

import { namesBesideTime } from '../../features/gatherings/table-names.ts';
import { moment } from '../../i18n/amounts/numbers.ts';
import { phaseText } from '../../i18n/game-texts.ts';
import type { Session } from './key.ts';
import { messages } from './messages/messages.ts';

type Labelled = Pick<Session, 'id' | 'name' | 'opened_at' | 'game' | 'phase'>;

/** Returns the labels by id: name, opening time and phase. Tables of one name and minute are numbered. */
export function sessionLabels(sessions: readonly Labelled[]): ReadonlyMap<string, string> {
  const names = namesBesideTime(sessions);
  const labelOf = ({ id, name, opened_at: opened, game, phase }: Labelled): string =>
    messages().session(names.get(id) ?? name, moment(opened), phaseText(game, phase));
  return new Map(sessions.map((session) => [session.id, labelOf(session)]));
}
