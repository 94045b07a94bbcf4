/** A punter's name, suit, purse, net and place. */

import { Icon } from '../../../../ui/Icon.tsx';
import { TapButton } from '../../../../ui/TapButton.tsx';
import { money, net } from '../../../../i18n/currency.ts';
import { plain } from '../../../../i18n/markup.ts';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import './NameCell.css';
import { usePageModel, useScene } from '../page-model.ts';
import { nameTapAction } from './row-status.ts';
import { betsNote } from '../rejection/entry-notes.ts';
import { confirmedPunter, unconfirmedMoney } from '../scene.ts';
import { isGone } from '../../table-queries.ts';
import type { Punter, Suit } from '../../view.ts';
import { askForNewCard, tapBet, tapName } from '../tap-actions.ts';

export function NameCell({ punter }: { punter: Punter }) {
  const { model, scene, ui } = useScene();
  const gone = isGone(punter);
  const offers = model.layout.value === 'landscape' ? 'tray' : nameTapAction(scene, ui, punter);
  const { actions, uiState } = model;
  const onTap = () => {
    if (offers === 'tray') tapName(uiState, punter.name);
    else if (offers === 'owed') askForNewCard(uiState, punter.name);
    else tapBet(actions, uiState, punter.name);
  };
  const { mode } = ui;
  const open = mode.kind === 'punter' && mode.punter === punter.name;
  return (
    <div class="name-cell" role="rowheader">
      <TapButton
        class="name-cell__button"
        data-gone={gone}
        onTap={onTap}
        meaning={offers}
        aria-expanded={open}
      >
        <b class="name-cell__name">{punter.name}</b>
        <Money punter={punter} />
        <Below punter={punter} offers={offers} gone={gone} />
      </TapButton>
    </div>
  );
}

/** The purse in the server view, and beside it the change by unsent entries. */
function Money({ punter }: { punter: Punter }) {
  const { scene } = useScene();
  const { currency } = scene.table;
  const { purse } = confirmedPunter(scene, punter.name) ?? punter;
  const pencil = unconfirmedMoney(scene, punter);
  const suit = punter.suit as Suit | null;
  return (
    <span class="name-cell__purse">
      {suit && <Icon sign={suit} size={14} />}
      {suit && <span class="visually-hidden">{messages().screenReader.suitBook(t().suit(suit))}, </span>}
      {purse !== null && <span>{money(purse, currency)}</span>}
      {pencil !== 0 && (
        <span class="name-cell__pending">
          {net(pencil, currency)}
          <span class="visually-hidden"> {messages().screenReader.notRecorded}</span>
        </span>
      )}
      <Differs name={punter.name} />
    </span>
  );
}

/** A mark for a punter whose result on the server differs from this device's. It is shown beside every status. */
function Differs({ name }: { name: string }) {
  const { outbox } = usePageModel();
  if (!outbox.differingPlayers.value.includes(name)) return null;
  return (
    <span class="name-cell__differs" title={messages().playerRow.serverDiffers}>
      <Icon sign="differs" size={16} />
      <span class="visually-hidden">{messages().playerRow.serverDiffers}</span>
    </span>
  );
}

interface BelowProps {
  punter: Punter;
  offers: ReturnType<typeof nameTapAction>;
  gone: boolean;
}

function Below({ punter, offers, gone }: BelowProps) {
  const { model, scene } = useScene();
  const { net: gained, place } = confirmedPunter(scene, punter.name) ?? punter;
  const { newCard: owed, bets: backer, acceptsBet } = messages().playerRow;
  if (offers !== 'tray') {
    const words = { owed, backer: backer(''), taker: acceptsBet('') };
    return <span class="name-cell__owed">{words[offers].trim()}</span>;
  }
  const told = model.layout.value === 'landscape' ? '' : betsNote(scene.table, punter.name);
  if (told) return <span class="name-cell__owed">{plain(told)}</span>;
  if (gone && model.layout.value !== 'landscape')
    return <span class="name-cell__net">{messages().playerRow.cashedOut}</span>;
  return (
    <span class="name-cell__net">
      {messages().playerRow.netPlace(net(gained, scene.table.currency), place)}
    </span>
  );
}
