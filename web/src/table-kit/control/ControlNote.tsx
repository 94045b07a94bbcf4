/** Says that another device has control of the table, and takes it. For the pages beside the table that record. */

import { client, unwrap, type Schemas } from '../../api/client.ts';
import { currentKey } from '../../api/current-key.ts';
import { idempotencyHeader, newId } from '../../api/idempotency-key.ts';
import { t } from '../../i18n/language.ts';
import { announce } from '../../ui/announcement.ts';
import { BusyButton } from '../../ui/buttons/BusyButton.tsx';
import { attempt } from '../../ui/frame/notice.ts';
import { Text } from '../../ui/text/Text.tsx';
import { controlElsewhere } from './control-elsewhere.ts';
import { messages as kitMessages } from '../messages/messages.ts';
import './ControlNote.css';
import { messages } from './messages/messages.ts';

interface ControlNoteProps {
  readonly table: { readonly id: string; readonly phase: string; readonly pen: Schemas['Pen'] | null };
  /** What control is needed for. Default: everything that the page records. */
  readonly needed?: string;
  /** Called when this device has control. */
  readonly onTaken: () => void;
}

export function ControlNote({ table, needed = messages().needed, onTaken }: ControlNoteProps) {
  const device = controlElsewhere(table, currentKey.value);
  const take = (): Promise<void> =>
    attempt(
      () => takeControl(table.id),
      () => {
        announce(messages().taken);
        onTaken();
        // The button that had the focus is gone.
        document.querySelector<HTMLElement>('h1')?.focus();
      },
    );
  return (
    <div role="status">
      {device !== null && (
        <section class="control-note">
          <Text kind="strong">{kitMessages().sync.inControl(device)}</Text>
          <Text kind="quiet">{needed}</Text>
          <BusyButton kind="usual" words={t().fixes.takeControl} busy={messages().taking} act={take} />
        </section>
      )}
    </div>
  );
}

/** Raises: `Problem`, `Unreachable`. Taking control twice changes nothing, so each request has a new key. */
const takeControl = (session: string) =>
  unwrap(
    client.POST('/v1/sessions/{session}/pen', {
      params: { path: { session } },
      body: { occurred_at: null },
      headers: idempotencyHeader(newId()),
    }),
  );
