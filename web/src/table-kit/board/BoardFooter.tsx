/** The bank's balance, and the link to follow on a phone. */

import { OutlinedLink } from '../../../ui/buttons/OutlinedLink.tsx';
import { currentKey } from '../../../api/current-key.ts';
import { t } from '../../../i18n/language.ts';
import { pagesMessages } from '../messages/pages-messages.ts';
import { AnimatedSum } from '../../../ui/live/AnimatedSum.tsx';
import type { Table } from '../view.ts';
import './BoardFooter.css';
import { messages as followMessages } from '../../../features/follow/messages/messages.ts';
import { svgAddress } from '../../../platform/svg-address.ts';
import { useFollowLink, type Following } from '../../../features/follow/use-follow-link.ts';

export function BoardFooter({ table }: { table: Table }) {
  const following = useFollowLink(table.id);
  const { balance } = table.bank;
  return (
    <footer class="board-footer">
      <div>
        {balance !== null && (
          <p class="board-footer__bank" data-broken={balance < 0}>
            <span>{balance < 0 ? pagesMessages().board.bankOwes : pagesMessages().board.bankHolds}</span>
            <b>
              <AnimatedSum amount={Math.abs(balance)} currency={table.currency} />
            </b>
          </p>
        )}
        <FollowHint following={following} />
        <FooterLinks session={table.id} />
      </div>
      {following !== null && following !== 'loopback' && (
        <img class="board-footer__code" src={svgAddress(following.qr)} alt={followMessages().alt} />
      )}
    </footer>
  );
}

function FollowHint({ following }: { following: Following }) {
  if (following === null) return null;
  if (following === 'loopback')
    return <p class="board-footer__hint">{followMessages().phonesCannot(location.host)}</p>;
  return (
    <p class="board-footer__follow">
      <span>{followMessages().title}</span>
      <b>{location.host}</b>
    </p>
  );
}

/** Links to other pages, for phones and tablets. A wall hides them. */
function FooterLinks({ session }: { session: string }) {
  return (
    <p class="board-footer__links">
      {currentKey.value?.role === 'punter' && (
        <OutlinedLink href={`/punter/${session}`}>{pagesMessages().board.ownPage}</OutlinedLink>
      )}
      {currentKey.value?.follower && (
        <OutlinedLink href={`/punter/${session}`}>{followMessages().choosePlayer}</OutlinedLink>
      )}
      <OutlinedLink href="/settings">{t().menu.settings}</OutlinedLink>
    </p>
  );
}
