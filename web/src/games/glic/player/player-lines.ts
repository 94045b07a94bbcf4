/** The own hands, bets and payments of a player, as lines of the history. */

import { poolName } from '../../../i18n/game-texts.ts';
import { eventKind, listField, numberField, textField } from '../../../table-kit/player/player-events.ts';
import type { EventData, PlayerEvent } from '../../../table-kit/player/player-events.ts';
import { moneyLine, noteLine, type LineText } from '../../../table-kit/player/player-lines.ts';
import { pagesMessages } from '../messages/pages-messages.ts';

const words = () => pagesMessages().playerPage.events;

const total = (records: readonly EventData[]): number =>
  records.reduce((sum, record) => sum + numberField(record, 'amount'), 0);

/** The records of a player in a list of amounts. */
const ownOf = (records: readonly EventData[], player: string): readonly EventData[] =>
  records.filter((record) => textField(record, 'punter') === player);

type OwnLine = (data: EventData, player: string, currency: string) => LineText;

/** A payment of the others to the winner. Another player sees the own one only. */
const payments =
  (won: () => string, paid: (winner: string) => string): OwnLine =>
  (data, player, currency) => {
    const winner = textField(data, 'punter');
    const paidBy = listField(data, 'payments');
    if (winner === player) return moneyLine(won(), total(paidBy), currency);
    return moneyLine(paid(winner), -total(ownOf(paidBy, player)), currency);
  };

const LINES: Readonly<Record<string, OwnLine>> = {
  hand_dealt: (data, player, currency) => {
    const paid = total(ownOf(listField(data, 'antes'), player));
    const text = textField(data, 'dealer') === player ? words().youDeal : words().dealt;
    return paid > 0 ? moneyLine(text, -paid, currency) : noteLine(text);
  },
  pools_claimed: (data, _, currency) =>
    moneyLine(
      words().pools(listField(data, 'paid').map((part) => poolName(textField(part, 'pool')))),
      total(listField(data, 'paid')),
      currency,
    ),
  bet_placed: (data, _, currency) =>
    moneyLine(words().bet, -(numberField(data, 'amount') + numberField(data, 'owed')), currency),
  bet_seen: (data, _, currency) => moneyLine(words().see, -numberField(data, 'owed'), currency),
  bet_passed: () => noteLine(words().pass),
  hand_folded: () => noteLine(words().fold),
  best_hand_named: () => noteLine(words().best),
  poch_settled: (data, player, currency) => {
    const share = total(ownOf(listField(data, 'shares'), player));
    return share > 0 ? moneyLine(words().pochWon, share, currency) : noteLine(words().pochLost);
  },
  sequence_ended: payments(
    () => words().runWon,
    (winner) => words().runPaid(winner),
  ),
  hand_won: payments(
    () => words().handWon,
    (winner) => words().handPaid(winner),
  ),
  hand_abandoned: (data, player, currency) => {
    const returned = total(ownOf(listField(data, 'bets'), player));
    return returned > 0 ? moneyLine(words().betReturned, returned, currency) : noteLine(words().givenUp);
  },
  session_closed: (data, player, currency) => {
    const share = total(ownOf(listField(data, 'shares'), player));
    return share > 0 ? moneyLine(words().shared, share, currency) : noteLine(words().closed);
  },
};

/** Returns the line of an event of Glic; null if it is none. `player`: the name at the time. */
export const playerLine = (event: PlayerEvent, player: string, currency: string): LineText | null =>
  LINES[eventKind(event)]?.(event.data, player, currency) ?? null;
