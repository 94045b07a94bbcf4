/** A closed table: the closing section in place of the rows, and below it Undo and the button that prints. */

import { PrintButton } from '../../features/closing/PrintButton.tsx';
import { usePayments } from '../../features/closing/use-payments.ts';
import { isOnline } from '../../outbox/is-online.ts';
import { useScene } from '../model/table-context.ts';
import { UndoButton } from '../shell/UndoButton.tsx';
import { UndoNotice } from '../shell/UndoNotice.tsx';
import { Tray } from '../trays/Tray.tsx';
import { ClosedSection } from './ClosedSection.tsx';
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
        <ClosedSection
          table={scene.table}
          round={game.round ?? 'round'}
          payments={payments}
          isOnline={online}
          isRecorded={isRecorded}
        />
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
