/** The history and the standings page of Swiss Tarot. */

import { money } from '../../../i18n/amounts/currency.ts';
import type { Address } from '../../../platform/router.ts';
import type { HistoryGame } from '../../../table-kit/history/history-game.ts';
import { HistoryPage } from '../../../table-kit/history/HistoryPage.tsx';
import { StandingsPage } from '../../../table-kit/history/StandingsPage.tsx';
import { entryText } from '../entry-text.ts';
import { messages } from '../messages/messages.ts';
import type { Table } from '../view.ts';
import { eventLine } from './event-line.ts';

const GAME: HistoryGame<Table> = {
  eventWords: (event, { currency }) => eventLine(event, currency),
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
