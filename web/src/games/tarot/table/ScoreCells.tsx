/** The middle of a row: who deals, the rounds and the score of the game, and the count that is being typed. */

import { t } from '../../../i18n/language.ts';
import { unsentOf } from '../../../table-kit/model/scene.ts';
import { PendingNote, TextNote } from '../../../table-kit/rows/RowNote.tsx';
import type { CellsProps } from '../../../table-kit/table-game.ts';
import { RoleTag } from '../../../table-kit/values/RoleTag.tsx';
import { TapButton } from '../../../ui/buttons/TapButton.tsx';
import { messages } from '../messages/messages.ts';
import { askPlayer } from '../model/actions.ts';
import { countedOf, faultOf, typedIn } from '../model/counts.ts';
import { findPlayer, pointsIn } from '../model/table-queries.ts';
import { shortEntry } from '../short-entry.ts';
import type { Table } from '../view.ts';
import { useScene } from './page.ts';
import './ScoreCells.css';

/** More rounds than these leave no room in a row: the newest are shown. */
const ROUNDS_MOST = 3;

export function ScoreCells({ view, player }: CellsProps<Table>) {
  const words = messages().table;
  const points = view.rounds.slice(-ROUNDS_MOST).map((round) => pointsIn(round, player));
  const score = findPlayer(view, player)?.score ?? 0;
  return (
    <div class="score-cells" role="gridcell">
      {view.dealer === player && <RoleTag class="score-cells__deals">{words.deals}</RoleTag>}
      <span class="score-cells__rounds">
        {points.length > 1 && <span class="visually-hidden">{words.rounds(points)}</span>}
        {points.length > 1 && <span aria-hidden="true">{points.join(' · ')}</span>}
      </span>
      <b class="score-cells__score">
        <span class="visually-hidden">{words.score(score)}</span>
        <span aria-hidden="true">{score}</span>
      </b>
      {view.phase === 'playing' && !view.counted && <Count view={view} player={player} />}
    </div>
  );
}

/** The figures typed for a player, or the rest. A tap asks for the count again. */
function Count({ view, player }: Pick<CellsProps<Table>, 'view' | 'player'>) {
  const { model, ui } = useScene();
  const typed = typedIn(view, ui.mode);
  const counted = countedOf(view, typed);
  const { rest } = counted;
  const isWrong = faultOf(view, counted) === 'sum';
  const isAsked = typed.player === player;
  const isRest = typed.player === null && rest?.punter === player && !isWrong;
  const points = isRest ? String(rest.count) : (typed.figures[player] ?? '');
  return (
    <TapButton
      class="score-cells__count"
      data-asked={isAsked}
      data-rest={isRest}
      data-wrong={isWrong && points !== ''}
      onTap={() => askPlayer(model, player)}
      meaning={`count ${player}`}
      aria-pressed={isAsked}
      aria-label={messages().table.countOf(player, points)}
    >
      {points || (isAsked ? '…' : '–')}
    </TapButton>
  );
}

/** The end of a row in landscape: what is not recorded yet, and the games won. */
export function RowEnd({ view, player }: CellsProps<Table>) {
  const { scene } = useScene();
  const unsent = unsentOf(scene, player).at(-1);
  if (unsent) return <PendingNote text={shortEntry(unsent, view)} />;
  const games = findPlayer(view, player)?.games_won ?? 0;
  return games > 0 ? <TextNote text={t().capitalize(messages().table.gamesWon(games))} /> : null;
}
