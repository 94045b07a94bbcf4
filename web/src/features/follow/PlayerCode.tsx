/** The QR code with which a phone opens a player's page. */

import { useEffect, useState } from 'preact/hooks';
import { client, unwrap, type Schemas } from '../../api/client.ts';
import { isHouse } from '../../api/current-key.ts';
import { t } from '../../i18n/language.ts';
import { isForThisMachine } from './follow-link.ts';
import { messages } from './messages/messages.ts';
import './PlayerCode.css';
import { svgAddress } from '../../platform/svg-address.ts';
import { useFollowLink } from './use-follow-link.ts';

interface PlayerCodeProps {
  readonly session: string;
  readonly player: string;
}

/**
 * The house gets a code for the player's own page. Only the house may create keys of players, so other devices get the
 * code of the table, whose pages show every player without the purse.
 */
export function PlayerCode(props: PlayerCodeProps) {
  return isHouse() ? <OwnPageCode {...props} /> : <TableCode {...props} />;
}

function OwnPageCode({ session, player }: PlayerCodeProps) {
  const code = usePairing(session, player);
  const words = messages();
  if (code === 'failed') return <p role="status">{words.noCode}</p>;
  if (code && isForThisMachine(code.link)) return <PhonesCannot />;
  return <Code qr={code?.qr ?? null} hint={words.ownHint(player)} alt={words.ownAlt(player)} />;
}

function TableCode({ session, player }: PlayerCodeProps) {
  const following = useFollowLink(session);
  const words = messages();
  if (following === 'loopback') return <PhonesCannot />;
  return <Code qr={following?.qr ?? null} hint={words.tableHint(player)} alt={words.alt} />;
}

const PhonesCannot = () => <p role="status">{messages().phonesCannot(location.host)}</p>;

type Pairing = Pick<Schemas['Pairing'], 'link' | 'qr'>;

/** Creates a link that signs in one device as the player. Null until it is created. */
function usePairing(session: string, player: string): Pairing | 'failed' | null {
  const [pairing, setPairing] = useState<Pairing | 'failed' | null>(null);
  useEffect(() => {
    const grant = { role: 'punter', punter: player, purses: true } as const;
    const body = { ...grant, name: player, sessions: [session] };
    unwrap(client.POST('/v1/pairings', { body })).then(setPairing, () => setPairing('failed'));
  }, [session, player]);
  return pairing;
}

function Code({ qr, hint, alt }: { qr: string | null; hint: string; alt: string }) {
  return (
    <div class="player-code">
      {qr === null ? (
        <p role="status">{t().appStatus.loadingPart}</p>
      ) : (
        <img src={svgAddress(qr)} alt={alt} />
      )}
      <p>{hint}</p>
    </div>
  );
}
