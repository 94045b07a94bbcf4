/** The links of a closed table. */

import { mayOpenTables, mayReadBooks } from '../../../../api/current-key.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { usePageModel } from '../page-model.ts';
import { TrayFrame, TrayLink, TrayTasks } from './TrayFrame.tsx';

export function ClosedTray() {
  const { id } = usePageModel().outbox;
  return (
    <TrayFrame kind="closed" head={messages().tray.closed}>
      <TrayTasks>
        {mayReadBooks() && (
          <TrayLink kind="strong" href={`/tables/${id}/standings`}>
            {t().menu.standings}
          </TrayLink>
        )}
        {mayOpenTables() && <TrayLink href={`/new?again=${id}`}>{messages().tray.sameAgain}</TrayLink>}
      </TrayTasks>
    </TrayFrame>
  );
}
