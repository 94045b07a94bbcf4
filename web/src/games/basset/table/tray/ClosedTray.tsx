/** Where to go from a table that was closed. */

import { mayOpen, readsBooks } from '../../../../api/current-key.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { usePageModel } from '../page-model.ts';
import { TrayFrame, TrayLink, TrayTasks } from './TrayFrame.tsx';

export function ClosedTray() {
  const { id } = usePageModel().books;
  return (
    <TrayFrame kind="over" head={messages().tray.closed}>
      <TrayTasks>
        {readsBooks() && (
          <TrayLink kind="strong" href={`/tables/${id}/standings`}>
            {t().menu.standings}
          </TrayLink>
        )}
        {mayOpen() && <TrayLink href={`/new?again=${id}`}>{messages().tray.sameAgain}</TrayLink>}
      </TrayTasks>
    </TrayFrame>
  );
}
