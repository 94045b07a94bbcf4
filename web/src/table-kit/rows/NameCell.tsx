/** A player's name, purse, net and place. */

import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { money, net } from '../../i18n/amounts/currency.ts';
import { isOnline } from '../../outbox/is-online.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { messages } from '../messages/messages.ts';
import { confirmedPlayer, findPlayer, hasLeft, unconfirmedMoney } from '../model/scene.ts';
import { usePageModel, useScene, type PageValues } from '../model/table-context.ts';
import { toggleTray } from '../model/ui-state.ts';
import { hasPlaces, hasResult } from '../parties.ts';
import type { NameTap } from '../table-game.ts';
import { cashedOutText, moneyNote } from './money-note.ts';
import './NameCell.css';

/** Returns what a tap on a name does; null: it opens the tray. In landscape the row has buttons for the usual taps. */
export function nameTapOf({ model, scene, ui }: PageValues, player: string): NameTap | null {
  const tap = model.game.nameTap?.(scene, ui, player) ?? null;
  return model.layout.value === 'landscape' && tap?.isAsked !== true ? null : tap;
}

export function NameCell({ player }: { player: string }) {
  const values = useScene();
  const { model, scene, ui } = values;
  const tap = nameTapOf(values, player);
  const party = findPlayer(scene.table, player);
  const isGone = party !== null && hasLeft(party);
  const onTap = () => (tap ? tap.run(model) : toggleTray(model.uiState, player));
  const isOpen = ui.mode.kind === 'player' && ui.mode.player === player;
  return (
    <div class="name-cell" role="rowheader">
      <TapButton
        class="name-cell__button"
        data-gone={isGone}
        onTap={onTap}
        meaning={tap?.meaning ?? 'tray'}
        usesChoice={tap !== null}
        aria-expanded={tap ? undefined : isOpen}
      >
        <b class="name-cell__name">{player}</b>
        {model.layout.value === 'landscape' && tap?.words && (
          <span class="visually-hidden">, {tap.words}</span>
        )}
        <Money player={player} />
        <SecondLine
          player={player}
          tapWords={model.layout.value === 'landscape' ? null : (tap?.words ?? null)}
          isGone={isGone}
        />
      </TapButton>
    </div>
  );
}

/** The purse in the server view, and beside it the change by unsent entries. */
function Money({ player }: { player: string }) {
  const { model, scene } = useScene();
  const { currency } = scene.table;
  const { NameMark } = model.game;
  const purse = confirmedPlayer(scene, player)?.purse ?? null;
  const unsent = unconfirmedMoney(scene, player);
  return (
    <span class="name-cell__purse">
      {NameMark && <NameMark player={player} />}
      {purse !== null && <span>{money(purse, currency)}</span>}
      {unsent !== 0 && (
        <span class="name-cell__pending">
          {net(unsent, currency)}
          <span class="visually-hidden"> {messages().reader.notRecorded}</span>
        </span>
      )}
      <DiffersMark name={player} />
    </span>
  );
}

/** A mark for a player whose result on the server differs from this device's. It is shown beside every status. */
function DiffersMark({ name }: { name: string }) {
  const { outbox } = usePageModel();
  if (!outbox.differingPlayers.value.includes(name)) return null;
  return (
    <span class="name-cell__differs" title={messages().rows.serverDiffers}>
      <Icon sign="differs" size={16} />
      <span class="visually-hidden">{messages().rows.serverDiffers}</span>
    </span>
  );
}

interface SecondLineProps {
  readonly player: string;
  /** The words of a tap that does not open the tray, or null. */
  readonly tapWords: string | null;
  readonly isGone: boolean;
}

function SecondLine({ player, tapWords, isGone }: SecondLineProps) {
  const { model, scene, ui } = useScene();
  const moved = useMoneyNote(player);
  if (tapWords !== null) return <span class="name-cell__action">{tapWords}</span>;
  if (moved) return <span class="name-cell__moved">{moved}</span>;
  const isLandscape = model.layout.value === 'landscape';
  const own = isLandscape ? '' : (model.game.nameNote?.(scene.table, ui, player) ?? '');
  if (own) return <span class="name-cell__action">{own}</span>;
  if (isGone && !isLandscape) return <span class="name-cell__net">{cashedOutText(scene.table, player)}</span>;
  return <span class="name-cell__net">{netText({ model, scene, ui }, player)}</span>;
}

/** Before the first result there is no place. What waits without a connection may change net and place. */
function netText({ model: { outbox }, scene }: PageValues, player: string): string {
  if (!isOnline(outbox) && outbox.entries.value.length > 0) return '';
  const party = confirmedPlayer(scene, player);
  const view = scene.serverView ?? scene.table;
  if (party?.net == null || party.place === null || !hasResult(view)) return '';
  const sum = net(party.net, scene.table.currency);
  return hasPlaces(view) ? messages().rows.netPlace(sum, party.place) : sum;
}

/** Returns the note of the player's newest movement of money. The cell renders again only if the note changes. */
function useMoneyNote(name: string): string {
  const { game, outbox, scene } = usePageModel();
  const note = useMemo(
    () =>
      computed(() =>
        scene.value ? moneyNote(outbox.standing.value.at(-1) ?? null, name, scene.value.table, game) : '',
      ),
    [game, outbox, scene, name],
  );
  return note.value;
}
