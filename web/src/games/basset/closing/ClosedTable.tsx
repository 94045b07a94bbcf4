/** A closed table: the closing section in place of the rows, and below it Undo and the button that prints. */

import { mayOpenTables } from '../../../api/current-key.ts';
import type { ClosedSession } from '../../../features/closing/closed-session.ts';
import { ClosingSection } from '../../../features/closing/ClosingSection.tsx';
import { PrintButton } from '../../../features/closing/PrintButton.tsx';
import { usePayments } from '../../../features/closing/use-payments.ts';
import { currencyOf } from '../../../i18n/amounts/currency.ts';
import { isOnline } from '../../../outbox/is-online.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { messages } from '../messages/messages.ts';
import { useScene } from '../table/model/page-model.ts';
import { Tray } from '../table/tray/Tray.tsx';
import { UndoButton } from '../table/UndoButton.tsx';
import { UndoNotice } from '../table/UndoNotice.tsx';
import type { Table } from '../view.ts';
import './ClosedTable.css';

export function ClosedTable() {
  const { model, scene } = useScene();
  const { outbox } = model;
  const online = isOnline(outbox);
  const isRecorded = scene.serverView?.phase === 'closed';
  const payments = usePayments(outbox.id, isRecorded ? (scene.serverView?.version ?? 0) : 0, online);
  return (
    <main class="closed-table">
      <div class="closed-table__content">
        <ClosingSection
          session={closedSession(scene.table)}
          round="deal"
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

const closedSession = ({ id, name, currency, punters, bank }: Table): ClosedSession => ({
  id,
  name,
  currency: currencyOf(currency),
  standings: punters.map(({ place, name: player, net }) => ({ place, name: player, net })),
  bank: { holder: bank.holder, net: bank.net ?? 0 },
});
