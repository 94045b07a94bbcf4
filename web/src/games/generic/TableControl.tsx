/** Says that another device has control of the table, with a button that takes it. */

import { currentKey } from '../../api/current-key.ts';
import type { SessionTable } from '../../api/session-table.ts';
import { t } from '../../i18n/language.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { deviceInControl } from './control.ts';
import './TableControl.css';

interface TableControlProps {
  readonly outbox: Outbox<SessionTable>;
  readonly table: SessionTable;
}

export function TableControl({ outbox, table }: TableControlProps) {
  const device = deviceInControl(table, currentKey.value);
  const isRefused = outbox.refusal.value?.code === 'pen_elsewhere';
  if (device === null || isRefused || outbox.link.value === 'offline') return null;
  return (
    <section class="table-control">
      <p>{t().generic.inControl(device)}</p>
      <Button onClick={() => void outbox.takePen()}>{t().fixes.takeControl}</Button>
    </section>
  );
}
