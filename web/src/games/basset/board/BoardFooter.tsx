/** What the bank holds, and how to follow on a phone. */

import { currentKey } from '../../../api/current-key.ts';
import { t } from '../../../i18n/language.ts';
import { AnimatedSum } from '../../../ui/live/AnimatedSum.tsx';
import type { Table } from '../view.ts';
import { useFollowLink, type FollowWay } from './use-follow-link.ts';

export function BoardFooter({ table }: { table: Table }) {
  const way = useFollowLink(table.id);
  const { balance } = table.bank;
  return (
    <footer class="foot">
      <div>
        {balance !== null && (
          <p class={balance < 0 ? 'holds broken' : 'holds'}>
            <span>{balance < 0 ? t().board.bankOwes : t().board.bankHolds}</span>
            <b>
              <AnimatedSum amount={Math.abs(balance)} currency={table.currency} />
            </b>
          </p>
        )}
        <Where way={way} />
        <Ways session={table.id} />
      </div>
      {way !== null && way !== 'loopback' && (
        <img class="qr" src={asPicture(way.qr)} alt={t().board.followAlt} />
      )}
    </footer>
  );
}

function Where({ way }: { way: FollowWay }) {
  if (way === null) return null;
  if (way === 'loopback') return <p class="hint">{t().following.board.phonesCannot(location.host)}</p>;
  return (
    <p class="way">
      <span>{t().board.follow}</span>
      <b>{location.host}</b>
    </p>
  );
}

/** On a phone or a tablet in the hand there are other pages to go to. */
function Ways({ session }: { session: string }) {
  return (
    <p class="ways">
      {currentKey.value?.role === 'punter' && (
        <a class="plainlink" href={`/punter/${session}`}>
          {t().following.board.ownPage}
        </a>
      )}
      <a class="plainlink" href="/settings">
        {t().menu.settings}
      </a>
    </p>
  );
}

const asPicture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
