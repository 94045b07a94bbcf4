/** The place of the players before the first one sits down, with the next step for keys that may record. */

import { mayReadBooks } from '../../api/current-key.ts';
import { t } from '../../i18n/language.ts';
import { EmptyBox } from '../../ui/EmptyBox.tsx';
import { messages } from './messages/messages.ts';
import './NoPlayers.css';

interface NoPlayersProps {
  readonly id: string;
  /** Whether an earlier version than the newest is shown. */
  readonly isEarlier: boolean;
}

export function NoPlayers({ id, isEarlier }: NoPlayersProps) {
  const words = messages();
  return (
    <div class="no-players">
      <EmptyBox>
        <h2>{words.noPlayers}</h2>
        {mayReadBooks() && isEarlier && <p>{words.startHint}</p>}
        {mayReadBooks() && !isEarlier && (
          <p>
            {words.addFirstPlayer} <a href={`/tables/${id}/seats`}>{t().menu.seats}</a>.
          </p>
        )}
      </EmptyBox>
    </div>
  );
}
