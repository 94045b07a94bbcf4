/** The end of a table of any game, from its parties: standings, settling up, reports, and a table like it. */

import type { ComponentChildren } from 'preact';
import { mayOpenTables } from '../../api/current-key.ts';
import type { RoundName } from '../../features/charts/round-name.ts';
import type { ClosedSession } from '../../features/closing/closed-session.ts';
import { ClosingSection } from '../../features/closing/ClosingSection.tsx';
import type { Payments } from '../../features/closing/payments.ts';
import { newTableAddress } from '../../game-api/registry.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { messages } from '../messages/messages.ts';
import type { WithSummary } from '../parties.ts';
import { bankOf, poolsOf, standingsOf } from '../results.ts';

interface TableToClose extends WithSummary {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly currency: string;
  readonly coins?: readonly number[];
}

interface ClosedSectionProps {
  /** The view with unsent entries. */
  readonly table: TableToClose;
  /** What the game calls its rounds. */
  readonly round: RoundName;
  readonly payments: Payments;
  /** Whether the server responds. */
  readonly isOnline: boolean;
  /** Whether the server has recorded the close. */
  readonly isRecorded: boolean;
  readonly children?: ComponentChildren;
}

export function ClosedSection({ table, children, ...closing }: ClosedSectionProps) {
  return (
    <ClosingSection {...closing} session={closedSession(table)}>
      {mayOpenTables() && <ButtonLink href={newTableAddress(table)}>{messages().tray.sameAgain}</ButtonLink>}
      {children}
    </ClosingSection>
  );
}

const closedSession = (table: TableToClose): ClosedSession => ({
  id: table.id,
  game: table.game,
  name: table.name,
  currency: currencyOf(table.currency),
  hasOwnCoins: Boolean(table.coins?.length),
  standings: standingsOf(table),
  bank: bankOf(table),
  pools: poolsOf(table),
});
