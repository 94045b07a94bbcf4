/** The tray of a player: money from and to outside, another name, and entries that waiting ones may have made possible. */

import { useState } from 'preact/hooks';
import { renamePlayer } from '../../api/rename-player.ts';
import { nameFault } from '../../i18n/names.ts';
import { t } from '../../i18n/language.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { TextField } from '../../ui/fields/Field.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { Text } from '../../ui/text/Text.tsx';
import { FillerKey } from '../fillers/keys/FillerKey.tsx';
import { messages } from './messages/messages.ts';
import { OfferKey } from './OfferKey.tsx';
import { useOfferPage } from './offer-page-context.ts';
import './PlayerTray.css';

export function PlayerTray({ player }: { player: string }) {
  const { groups, assumed, openPlayer, outbox } = useOfferPage();
  const [isRenaming, setRenaming] = useState(false);
  const close = (): void => {
    openPlayer.value = null;
  };
  const money = groups.value.moneyByPlayer.get(player) ?? [];
  const more = assumed.value;
  const others = [...(more.byPlayer.get(player) ?? []), ...(more.moneyByPlayer.get(player) ?? [])];
  const canRename =
    outbox.link.value !== 'offline' &&
    (groups.value.session.get('rename') ?? []).some((offer) => offer.player === player);
  if (isRenaming) return <RenameForm player={player} close={close} />;
  return (
    <section class="player-tray" aria-label={player}>
      <b class="player-tray__name">{player}</b>
      {!money.length && !others.length && !canRename && <Text kind="quiet">{messages().nothingElse}</Text>}
      <div class="player-tray__keys">
        {[...money, ...others].map((offer) => (
          <OfferKey key={JSON.stringify([offer.verb, offer.fixed])} offer={offer} player={player} />
        ))}
        {canRename && <FillerKey onTap={() => setRenaming(true)}>{messages().rename}</FillerKey>}
        <FillerKey onTap={close}>{messages().cancel}</FillerKey>
      </div>
    </section>
  );
}

interface RenameFormProps {
  readonly player: string;
  readonly close: () => void;
}

/** Gives the player another name. The whole session has it then, so the server must respond. */
function RenameForm({ player, close }: RenameFormProps) {
  const { outbox, view } = useOfferPage();
  const [name, setName] = useState(player);
  const [fault, setFault] = useState<string | null>(null);
  const record = async (): Promise<void> => {
    const wrong = nameFault(name.trim());
    setFault(wrong);
    if (wrong !== null) return undefined;
    return attempt(
      () => renamePlayer(view.peek().id, player, name.trim()),
      () => {
        close();
        outbox.retry();
      },
    );
  };
  const { renamings } = t();
  return (
    <section class="player-tray" aria-label={renamings.title}>
      <TextField
        id="player-tray-name"
        path="name"
        label={renamings.name}
        faults={fault === null ? {} : { name: fault }}
        value={name}
        change={setName}
      />
      <div class="player-tray__keys">
        <BusyButton words={renamings.record} busy={renamings.recording} act={record} />
        <FillerKey onTap={close}>{messages().cancel}</FillerKey>
      </div>
    </section>
  );
}
