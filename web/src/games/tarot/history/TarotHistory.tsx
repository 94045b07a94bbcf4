/** The history and the standings page of Swiss Tarot. */

import type { ListedEntry } from '../../../features/corrections/entry-history.ts';
import { currencyOf, money } from '../../../i18n/amounts/currency.ts';
import { sessionEventText } from '../../../i18n/session-event-text.ts';
import type { Address } from '../../../platform/router.ts';
import { eventText, type Event } from '../../../table-kit/history/event-text.ts';
import type { HistoryGame } from '../../../table-kit/history/history-game.ts';
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

const GAME: HistoryGame<Table> = {
  newestLine: (events, table) => {
    const newest = events.at(-1);
    if (!newest) return null;
    const words = lineOf(newest, table);
    return { words, call: words };
  },
  entryWords,
  entryText,
  progress: ({ games }) => messages().table.game(games + 1),
  figures: ({ pot, currency }) => [{ id: 'pot', value: money(pot, currency), label: messages().table.pot }],
  round: 'donne',
  roundKey: ({ deals, games }) => `${deals} ${games}`,
};

interface PageProps {
  readonly address: Address;
}

export const TarotHistory = ({ address }: PageProps) => <HistoryPage address={address} game={GAME} />;

export const TarotStandings = ({ address }: PageProps) => <StandingsPage address={address} game={GAME} />;
