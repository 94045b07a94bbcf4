/** Where to go from a table that was closed. */

import { mayOpen, readsBooks } from '../../../api/me.ts';
import { w } from '../../../words/words.ts';
import { useDealer } from '../dealer.ts';
import { TrayFrame } from './frame.tsx';

export function ClosedTray() {
  const { id } = useDealer().books;
  return (
    <TrayFrame kind="over" head={w().tray.over}>
      <div class="tasks">
        {readsBooks() && (
          <a class="choice plain strong" href={`/tables/${id}/standings`}>
            {w().menu.standings}
          </a>
        )}
        {mayOpen() && (
          <a class="choice plain" href={`/new?again=${id}`}>
            {w().tray.again}
          </a>
        )}
      </div>
    </TrayFrame>
  );
}
