/** What the bank holds, and how to follow on a phone. */

import { w } from '../../../words/words.ts';
import { Sum } from '../sum.tsx';
import type { Table } from '../table.ts';
import type { Following } from './usefollow.ts';

export function Foot({ table, following }: { table: Table; following: Following }) {
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
        <Way following={following} session={table.id} />
      </div>
      {following.way !== null && following.way !== 'loopback' && (
        <img class="qr" src={asPicture(following.way.qr)} alt={w().board.followAlt} />
      )}
    </footer>
  );
}

function Way({ following: { own, way }, session }: { following: Following; session: string }) {
  if (own === 'punter') {
    return (
      <a class="plainlink" href={`/punter/${session}`}>
        {w().following.board.ownPage}
      </a>
    );
  }
  if (way === null) return null;
  if (way === 'loopback') return <p class="hint">{w().following.board.phonesCannot(location.host)}</p>;
  return (
    <p class="way">
      <span>{w().board.follow}</span>
      <b>{location.host}</b>
    </p>
  );
}

const asPicture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
