/** Where to go from a table that was closed. */

import { mayOpen, readsBooks } from '../../../../api/current-key.ts';
import { t } from '../../../../i18n/language.ts';
import { usePageModel } from '../page-model.ts';
import { TrayFrame } from './TrayFrame.tsx';

export function ClosedTray() {
  const { id } = usePageModel().books;
  return (
    <TrayFrame kind="over" head={t().tray.over}>
      <div class="tasks">
        {readsBooks() && (
          <a class="choice plain strong" href={`/tables/${id}/standings`}>
            {t().menu.standings}
          </a>
        )}
        {mayOpen() && (
          <a class="choice plain" href={`/new?again=${id}`}>
            {t().tray.again}
          </a>
        )}
      </div>
    </TrayFrame>
  );
}
