/** A player's history, newest first. */

import { OutlinedButton } from '../../ui/buttons/OutlinedLink.tsx';
import { WrappedText } from '../../ui/live/WrappedText.tsx';
import type { TableView } from '../model/table-view.ts';
import { CardText } from '../values/CardText.tsx';
import { messages } from './messages/messages.ts';
import type { PlayerGame } from './player-game.ts';
import { defaultLines } from './player-lines.ts';
import './PlayerHistory.css';
import { usePlayerHistory } from './use-player-history.ts';

interface PlayerHistoryProps<View extends TableView> {
  readonly game: PlayerGame<View>;
  readonly view: View;
  readonly player: string;
  /** Whether the key belongs to this player. */
  readonly isOwn: boolean;
}

export function PlayerHistory<View extends TableView>(props: PlayerHistoryProps<View>) {
  const { game, view, player, isOwn } = props;
  const { lines, hasOlder, hasFailed, loadOlder } = usePlayerHistory(view.id, isOwn ? null : player, view);
  const words = messages();
  const reader = { player, view };
  const shown = game.lines?.(lines ?? [], reader) ?? defaultLines(lines ?? [], reader, game);
  return (
    <section class="player-history">
      <h2 class="visually-hidden">{words.history}</h2>
      <ol>
        {shown.map(({ key, text, detail, figure, isOwnMoney }) => (
          <li key={key}>
            <span>
              <CardText text={text} />
              {detail && (
                <small>
                  {' · '}
                  <CardText text={detail} />
                </small>
              )}
            </span>
            <span class="player-history__figure" data-own={isOwnMoney}>
              <WrappedText text={figure} />
            </span>
          </li>
        ))}
      </ol>
      {lines?.length === 0 && !hasFailed && <p class="player-history__empty">{words.noHistory}</p>}
      {hasFailed && <p class="player-history__empty">{words.historyFailed}</p>}
      {hasOlder && <OutlinedButton act={loadOlder}>{words.older}</OutlinedButton>}
    </section>
  );
}
