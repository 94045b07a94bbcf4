/** The QR code with which phones follow a table, shown on demand because it creates a key. */

import { useState } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Text } from '../../ui/text/Text.tsx';
import './FollowCode.css';
import { messages } from './messages/messages.ts';
import { svgAddress } from '../../platform/svg-address.ts';
import { useFollowLink } from './use-follow-link.ts';

export function FollowCode({ session }: { session: string }) {
  const [isShown, setShown] = useState(false);
  const words = messages();
  return (
    <section class="follow-code">
      <h2>{words.title}</h2>
      <Text kind="quiet">{words.hint}</Text>
      {isShown && <Code session={session} />}
      <Button class="follow-code__button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? words.hide : words.show}
      </Button>
    </section>
  );
}

function Code({ session }: { session: string }) {
  const following = useFollowLink(session);
  const words = messages();
  if (following === null) return <p role="status">{t().appStatus.loadingPart}</p>;
  if (following === 'loopback') return <p role="status">{words.phonesCannot(location.host)}</p>;
  return (
    <p class="follow-code__code">
      <img src={svgAddress(following.qr)} alt={words.alt} />
      <b>{location.host}</b>
    </p>
  );
}
