/** The own rounds, games and entries of a player, as lines of the history. */

import { eventKind, listField, numberField, textField } from '../../../table-kit/player/player-events.ts';
import type { EventData, PlayerEvent } from '../../../table-kit/player/player-events.ts';
import { moneyLine, noteLine, type LineText } from '../../../table-kit/player/player-lines.ts';
import { pagesMessages } from '../messages/pages-messages.ts';

const words = () => pagesMessages().playerPage.events;

/** Returns a player's number in a list of records, such as points or shares; 0 without one. */
function ofPlayer(records: readonly EventData[], player: string, field: 'amount' | 'count'): number {
  const own = records.find((record) => textField(record, 'punter') === player);
  return own ? numberField(own, field) : 0;
}

type OwnLine = (data: EventData, player: string, currency: string) => LineText;

const LINES: Readonly<Record<string, OwnLine>> = {
  game_begun: (data, _, currency) => moneyLine(words().ante, -numberField(data, 'amount'), currency),
  round_counted: (data, player) =>
    noteLine(
      words().counted(ofPlayer(listField(data, 'points'), player, 'count')),
      '',
      textField(data, 'dealer') === player ? words().dealt : '',
    ),
  game_settled: (data, player, currency) => {
    const score = ofPlayer(listField(data, 'scores'), player, 'count');
    const share = ofPlayer(listField(data, 'shares'), player, 'amount');
    const isWon = (data['winners'] as readonly unknown[] | undefined)?.includes(player) === true;
    if (share > 0) return moneyLine(words().won(score), share, currency);
    return noteLine(isWon ? words().won(score) : words().lost(score));
  },
  game_abandoned: (data, player, currency) =>
    moneyLine(words().givenUp, ofPlayer(listField(data, 'antes'), player, 'amount'), currency),
  session_closed: (data, player, currency) => {
    const share = ofPlayer(listField(data, 'shares'), player, 'amount');
    return share > 0 ? moneyLine(words().shared, share, currency) : noteLine(words().closed);
  },
};

/** Returns the line of an event of Swiss Tarot; null if it is none. `player`: the name at the time. */
export const playerLine = (event: PlayerEvent, player: string, currency: string): LineText | null =>
  LINES[eventKind(event)]?.(event.data, player, currency) ?? null;
