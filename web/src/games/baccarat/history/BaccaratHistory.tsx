/** The history and the standings page of Baccarat. */

import type { ListedEntry } from '../../../features/corrections/entry-history.ts';
import { currencyOf, money } from '../../../i18n/amounts/currency.ts';
import { sessionEventText } from '../../../i18n/session-event-text.ts';
import type { Address } from '../../../platform/router.ts';
import { eventText, type Event } from '../../../table-kit/history/event-text.ts';
import type { HistoryFigure, HistoryGame } from '../../../table-kit/history/history-game.ts';
import { HistoryPage } from '../../../table-kit/history/HistoryPage.tsx';
import { StandingsPage } from '../../../table-kit/history/StandingsPage.tsx';
import { entryText } from '../entry-text.ts';
import { messages } from '../messages/messages.ts';
import type { Table } from '../view.ts';
import { eventLine } from './event-line.ts';

/** An event of the game, of every session, or as its game declares it. */
function lineOf({ type, data }: Event, { currency, game }: Table): string {
  return (
    eventLine({ type, data }, currency) ??
    sessionEventText(type, data, (amount) => money(amount, currency)) ??
    eventText({ type, data }, game, currencyOf(currency))
  );
}

const entryWords = (entries: readonly ListedEntry[], table: Table): ReadonlyMap<string, string> =>
  new Map(entries.map(({ entry, events }) => [entry, events.map((event) => lineOf(event, table)).join(' ')]));

function figures({ bank, banker, currency, staked }: Table): readonly HistoryFigure[] {
  if (banker === null) return [];
  const words = messages().table;
  return [
    { id: 'bank', value: money(bank, currency), label: words.bank },
    { id: 'staked', value: money(staked, currency), label: words.staked },
  ];
}

const GAME: HistoryGame<Table> = {
  round: 'coup',
  newestLine: (events, table) => {
    const newest = events.at(-1);
    if (!newest) return null;
    const words = lineOf(newest, table);
    return { words, call: words };
  },
  entryWords,
  entryText,
  progress: ({ hand }) => messages().table.hand(hand + 1),
  figures,
  roundKey: ({ hand }) => String(hand),
};

interface PageProps {
  readonly address: Address;
}

export const BaccaratHistory = ({ address }: PageProps) => <HistoryPage address={address} game={GAME} />;

export const BaccaratStandings = ({ address }: PageProps) => <StandingsPage address={address} game={GAME} />;
