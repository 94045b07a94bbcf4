/** What the trays of offers share: notices, what stands on the table, and the button that adds a player. */

import { currencyOf } from '../../i18n/amounts/currency.ts';
import { messages as kitMessages } from '../messages/messages.ts';
import { useDerived, usePageModel, useScene } from '../model/table-context.ts';
import { hasFreeSeat, partiesOf } from '../parties.ts';
import { TrayButton } from '../trays/TrayFrame.tsx';
import { NamedValues } from '../values/NamedValues.tsx';
import { tableRows } from '../values/table-rows.ts';
import { messages } from './messages/messages.ts';
import { useOfferPage } from './offer-page-model.ts';
import './TrayParts.css';

/** Why the last entry was not entered, and whether some buttons may be refused later. */
export function Notices() {
  const { isOutdated, refusal } = useOfferPage();
  return (
    <>
      <p class="tray-parts__refusal" role="alert">
        {refusal.value}
      </p>
      {isOutdated.value && <p class="tray-parts__note">{messages().unknown}</p>}
    </>
  );
}

/** What stands on the table, in as few lines as it needs. The band shows the pools. */
export function TableValues() {
  const { scene } = useScene();
  const { table } = scene;
  const pools = new Set(partiesOf(table).flatMap(({ name, role }) => (role === 'pool' ? [name] : [])));
  const rows = tableRows(table, currencyOf(table.currency)).filter(({ name }) => !pools.has(name));
  const values = rows.flatMap(({ label, value }) =>
    typeof value === 'string' ? [[label, value] as const] : value,
  );
  return values.length > 0 && <NamedValues values={values} />;
}

/** Adds a player, while a seat is free. */
export function AddPlayer() {
  const { uiState } = usePageModel();
  const isFree = useDerived(({ scene }) => hasFreeSeat(scene.table));
  if (!isFree) return null;
  const open = () => {
    uiState.mode.value = { kind: 'seat', name: '' };
  };
  return (
    <TrayButton meaning="add player" onTap={open}>
      {kitMessages().tray.addPlayer}
    </TrayButton>
  );
}
