/** The history and the standings page of Glic. */

import type { Address } from '../../../platform/router.ts';
import type { HistoryGame } from '../../../table-kit/history/history-game.ts';
import { HistoryPage } from '../../../table-kit/history/HistoryPage.tsx';
import { StandingsPage } from '../../../table-kit/history/StandingsPage.tsx';
import { entryText } from '../entry-text.ts';
import { tableFigures } from '../figures.ts';
import { messages } from '../messages/messages.ts';
import type { Table } from '../view.ts';
import { eventLine } from './event-line.ts';

const GAME: HistoryGame<Table> = {
  round: 'hand',
  eventWords: (event, { currency }) => eventLine(event, currency),
  entryText,
  progress: ({ hands, phase }) => messages().table.hand(phase === 'between' ? hands + 1 : hands),
  figures: (view) => tableFigures(view).map(({ id, value, label }) => ({ id, value, label })),
  roundKey: ({ hands, phase }) => `${hands} ${phase === 'between'}`,
};

interface PageProps {
  readonly address: Address;
}

export const GlicHistory = ({ address }: PageProps) => <HistoryPage address={address} game={GAME} />;

export const GlicStandings = ({ address }: PageProps) => <StandingsPage address={address} game={GAME} />;
