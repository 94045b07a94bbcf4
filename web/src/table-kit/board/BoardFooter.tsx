/** The figures of the table, and the link to follow on a phone. */

import { pageWords } from '../../i18n/page-words.ts';
import { OutlinedLink } from '../../ui/buttons/OutlinedLink.tsx';
import { currentKey, mayReadBooks } from '../../api/current-key.ts';
import { t } from '../../i18n/language.ts';
import { AnimatedSum } from '../../ui/live/AnimatedSum.tsx';
import type { TableView } from '../model/table-view.ts';
import type { BoardFigure } from './board-game.ts';
import './BoardFooter.css';
import { messages } from './messages/messages.ts';
import { messages as followMessages } from '../../features/follow/messages/messages.ts';
import { svgAddress } from '../../platform/svg-address.ts';
import { useFollowLink, type Following } from '../../features/follow/use-follow-link.ts';

interface BoardFooterProps {
  readonly figures: readonly BoardFigure[];
  readonly view: TableView;
}

export function BoardFooter({ figures, view }: BoardFooterProps) {
  const following = useFollowLink(view.id);
  return (
    <footer class="board-footer">
      <div>
        {figures.map(({ id, label, value, isAlert = false }) => (
          <p key={id} class="board-footer__figure" data-alert={isAlert}>
            <span>{label}</span>
            <b>
              {typeof value === 'string' ? value : <AnimatedSum amount={value} currency={view.currency} />}
            </b>
          </p>
        ))}
        <FollowHint following={following} />
        <FooterLinks session={view.id} />
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
        <OutlinedLink href={`/punter/${session}`}>{messages().ownPage}</OutlinedLink>
      )}
      {currentKey.value?.follower && (
        <OutlinedLink href={`/punter/${session}`}>{followMessages().choosePlayer}</OutlinedLink>
      )}
      {mayReadBooks() && (
        <OutlinedLink href={`/tables/${session}`}>{pageWords().generic.toTable}</OutlinedLink>
      )}
      <OutlinedLink href="/settings">{t().menu.settings}</OutlinedLink>
    </p>
  );
}
