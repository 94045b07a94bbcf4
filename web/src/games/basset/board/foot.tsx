/** What the bank holds, and how to follow on a phone. */

import { me } from '../../../api/me.ts';
import { w } from '../../../words/words.ts';
import { Sum } from '../../../shown/sum.tsx';
import type { Table } from '../table.ts';
import { useWay, type Way } from './usefollow.ts';

export function Foot({ table }: { table: Table }) {
  const way = useWay(table.id);
  const { balance } = table.bank;
  return (
    <footer class="foot">
      <div>
        {balance !== null && (
          <p class={balance < 0 ? 'holds broken' : 'holds'}>
            <span>{balance < 0 ? w().board.bankOwes : w().board.bankHolds}</span>
            <b>
              <Sum amount={Math.abs(balance)} currency={table.currency} />
            </b>
          </p>
        )}
        <Where way={way} />
        <Ways session={table.id} />
      </div>
      {way !== null && way !== 'loopback' && (
        <img class="qr" src={asPicture(way.qr)} alt={w().board.followAlt} />
      )}
    </footer>
  );
}

function Where({ way }: { way: Way }) {
  if (way === null) return null;
  if (way === 'loopback') return <p class="hint">{w().following.board.phonesCannot(location.host)}</p>;
  return (
    <p class="way">
      <span>{w().board.follow}</span>
      <b>{location.host}</b>
    </p>
  );
}

/** On a phone or a tablet in the hand there are other pages to go to. */
function Ways({ session }: { session: string }) {
  return (
    <p class="ways">
      {me.value?.role === 'punter' && (
        <a class="plainlink" href={`/punter/${session}`}>
          {w().following.board.ownPage}
        </a>
      )}
      <a class="plainlink" href="/settings">
        {w().menu.settings}
      </a>
    </p>
  );
}

const asPicture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
