/** A punter's name, suit, purse, net and place. */

import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../../ui/Icon.tsx';
import { TapButton } from '../../../../ui/buttons/TapButton.tsx';
import { money, net } from '../../../../i18n/amounts/currency.ts';
import { plain } from '../../../../i18n/markup.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import './NameCell.css';
import { usePageModel, useScene } from '../model/page-model.ts';
import { moneyNote } from './money-note.ts';
import { nameTapAction } from './row-status.ts';
import { betsNote } from '../rejection/entry-notes.ts';
import { confirmedPunter, unconfirmedMoney } from '../model/scene.ts';
import { isGone } from '../../table-queries.ts';
import type { Punter, Suit } from '../../view.ts';
import { askForNewCard, tapBet, tapName } from '../model/tap-actions.ts';

export function NameCell({ punter }: { punter: Punter }) {
  const { model, scene, ui } = useScene();
  const hasLeft = isGone(punter);
  const tapAction = model.layout.value === 'landscape' ? 'tray' : nameTapAction(scene, ui, punter);
  const { actions, uiState } = model;
  const onTap = () => {
    if (tapAction === 'tray') tapName(uiState, punter.name);
    else if (tapAction === 'new_card') askForNewCard(uiState, punter.name);
    else tapBet(actions, uiState, punter.name);
  };
  const { mode } = ui;
  const isOpen = mode.kind === 'punter' && mode.punter === punter.name;
  return (
    <div class="name-cell" role="rowheader">
      <TapButton
        class="name-cell__button"
        data-gone={hasLeft}
        onTap={onTap}
        meaning={tapAction}
        aria-expanded={isOpen}
      >
        <b class="name-cell__name">{punter.name}</b>
        <Money punter={punter} />
        <SecondLine punter={punter} tapAction={tapAction} hasLeft={hasLeft} />
      </TapButton>
    </div>
  );
}

/** The purse in the server view, and beside it the change by unsent entries. */
function Money({ punter }: { punter: Punter }) {
  const { scene } = useScene();
  const { currency } = scene.table;
  const { purse } = confirmedPunter(scene, punter.name) ?? punter;
  const unsent = unconfirmedMoney(scene, punter);
  const suit = punter.suit as Suit | null;
  return (
    <span class="name-cell__purse">
      {suit && <Icon sign={suit} size={14} />}
      {suit && <span class="visually-hidden">{messages().screenReader.suitBook(t().suit(suit))}, </span>}
      {purse !== null && <span>{money(purse, currency)}</span>}
      {unsent !== 0 && (
        <span class="name-cell__pending">
          {net(unsent, currency)}
          <span class="visually-hidden"> {messages().screenReader.notRecorded}</span>
        </span>
      )}
      <DiffersMark name={punter.name} />
    </span>
  );
}

/** A mark for a punter whose result on the server differs from this device's. It is shown beside every status. */
function DiffersMark({ name }: { name: string }) {
  const { outbox } = usePageModel();
  if (!outbox.differingPlayers.value.includes(name)) return null;
  return (
    <span class="name-cell__differs" title={messages().playerRow.serverDiffers}>
      <Icon sign="differs" size={16} />
      <span class="visually-hidden">{messages().playerRow.serverDiffers}</span>
    </span>
  );
}

interface SecondLineProps {
  punter: Punter;
  tapAction: ReturnType<typeof nameTapAction>;
  hasLeft: boolean;
}

function SecondLine({ punter, tapAction, hasLeft }: SecondLineProps) {
  const { model, scene } = useScene();
  const { net: netAmount, place } = confirmedPunter(scene, punter.name) ?? punter;
  const moved = useMoneyNote(punter.name);
  const { newCard, bets: betText, acceptsBet } = messages().playerRow;
  if (tapAction !== 'tray') {
    const words = { new_card: newCard, backer: betText(''), taker: acceptsBet('') };
    return <span class="name-cell__action">{words[tapAction].trim()}</span>;
  }
  if (moved) return <span class="name-cell__moved">{moved}</span>;
  const bets = model.layout.value === 'landscape' ? '' : betsNote(scene.table, punter.name);
  if (bets) return <span class="name-cell__action">{plain(bets)}</span>;
  if (hasLeft && model.layout.value !== 'landscape')
    return <span class="name-cell__net">{messages().playerRow.cashedOut}</span>;
  return (
    <span class="name-cell__net">
      {messages().playerRow.netPlace(net(netAmount, scene.table.currency), place)}
    </span>
  );
}

/** Returns the note of the player's newest movement of money. The cell renders again only if the note changes. */
function useMoneyNote(name: string): string {
  const { outbox, scene } = usePageModel();
  const note = useMemo(
    () => computed(() => moneyNote(outbox.newest.value, name, scene.value?.table.currency ?? '')),
    [outbox, scene, name],
  );
  return note.value;
}
