/** A closed table: the closing section in place of the rows, and below it Undo and the button that prints. */

import { mayOpenTables } from '../../api/current-key.ts';
import { ClosingSection } from '../../features/closing/ClosingSection.tsx';
import { PrintButton } from '../../features/closing/PrintButton.tsx';
import { usePayments } from '../../features/closing/use-payments.ts';
import { currencyOf } from '../../i18n/amounts/currency.ts';
import { isOnline } from '../../outbox/is-online.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { messages } from '../messages/messages.ts';
import { useScene } from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import { bankOf, poolsOf, standingsOf } from '../parties.ts';
import { UndoButton } from '../shell/UndoButton.tsx';
import { UndoNotice } from '../shell/UndoNotice.tsx';
import { Tray } from '../trays/Tray.tsx';
import './ClosedTable.css';

export function ClosedTable() {
  const { model, scene } = useScene();
  const { game, outbox } = model;
  const online = isOnline(outbox);
  const isRecorded = scene.serverView?.phase === 'closed';
  const payments = usePayments(outbox.id, isRecorded ? (scene.serverView?.version ?? 0) : 0, online);
  return (
    <main class="closed-table">
      <div class="closed-table__content">
        <ClosingSection
          session={closedSession(scene.table)}
          round={game.round ?? 'round'}
          payments={payments}
          isOnline={online}
          isRecorded={isRecorded}
        >
          {mayOpenTables() && (
            <ButtonLink href={`/new?again=${outbox.id}`}>{messages().tray.sameAgain}</ButtonLink>
          )}
        </ClosingSection>
      </div>
      <div class="closed-table__footer">
        <Tray />
        <UndoButton />
        <div class="closed-table__print">
          <PrintButton payments={payments} />
        </div>
        <UndoNotice />
      </div>
    </main>
  );
}

const closedSession = (table: TableView) => ({
  id: table.id,
  name: table.name,
  currency: currencyOf(table.currency),
  standings: standingsOf(table),
  bank: bankOf(table),
  pools: poolsOf(table),
});
