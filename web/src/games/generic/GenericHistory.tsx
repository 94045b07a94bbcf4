/** The history and the standings page of a game without texts of its own for them. */

import type { Address } from '../../platform/router.ts';
import { HistoryPage } from '../../table-kit/history/HistoryPage.tsx';
import { StandingsPage } from '../../table-kit/history/StandingsPage.tsx';

interface PageProps {
  readonly address: Address;
}

export const GenericHistory = ({ address }: PageProps) => <HistoryPage address={address} game={{}} />;

export const GenericStandings = ({ address }: PageProps) => <StandingsPage address={address} game={{}} />;
