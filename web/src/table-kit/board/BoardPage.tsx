/** The board: one table, shown on a wall, a projector, and the phones that follow it. */

import { pageWords } from '../../i18n/page-words.ts';
import { useEffect } from 'preact/hooks';
import { useCorrectionNotice } from '../../features/corrections/correction-notice.ts';
import { useSessionEvening } from '../../features/gatherings/use-session-evening.ts';
import { BoardSeal } from '../../features/seals/BoardSeal.tsx';
import type { LiveResource } from '../../live/live-resource.ts';
import { useLive } from '../../live/use-live.ts';
import type { Address } from '../../platform/router.ts';
import { pageTheme } from '../../platform/theme.ts';
import { LiveMark } from '../../ui/live/LiveMark.tsx';
import { LiveRegion } from '../../ui/live/LiveRegion.tsx';
import { Unavailable } from '../../ui/live/Unavailable.tsx';
import type { TableView } from '../model/table-view.ts';
import { playersOf } from '../parties.ts';
import { correctedParties } from '../results.ts';
import type { BoardGame } from './board-game.ts';
import { changeAnnouncement, figuresOf, leadersText, sentenceOf, statusOf } from './board-text.ts';
import { BoardFooter } from './BoardFooter.tsx';
import { BoardHeadline } from './BoardHeadline.tsx';
import { BoardHint } from './BoardHint.tsx';
import { BoardNow } from './BoardNow.tsx';
import './BoardPage.css';
import { BoardPlaces } from './BoardPlaces.tsx';
import { LastEntries } from './LastEntries.tsx';
import { messages } from './messages/messages.ts';

const LONG_NAME = 28;
/** More players than this are written smaller on a wall. */
const MANY = 12;

interface BoardPageProps<View extends TableView> {
  readonly address: Address;
  readonly game: BoardGame<View>;
}

/** The page `/board/ID`. It uses the candle theme unless this device has chosen another. */
export function BoardPage<View extends TableView>({ address, game }: BoardPageProps<View>) {
  const id = 'id' in address ? address.id : '';
  const live = useLive<View>(`/v1/sessions/${id}`, id);
  useEffect(() => {
    pageTheme.value = 'candle';
    return () => {
      pageTheme.value = null;
    };
  }, []);
  const view = live?.value.value;
  useEffect(() => {
    if (view) document.title = messages().page(view.name);
  });
  if (!live || !view) return <Unavailable state={live?.state.value ?? null} />;
  return <Board game={game} view={view} live={live} />;
}

interface BoardProps<View extends TableView> {
  readonly game: BoardGame<View>;
  readonly view: View;
  readonly live: LiveResource<View>;
}

function Board<View extends TableView>({ game, view, live }: BoardProps<View>) {
  const isLost = live.lostSince.value !== null;
  const evening = useSessionEvening(view);
  const correction = useCorrectionNotice((game.correctedView ?? correctedParties)(view));
  const { text, notes = [], notices = [] } = sentenceOf(game, view);
  const { Cards, hint } = game;
  return (
    <main
      class="board-page"
      data-phase={view.phase}
      data-many={playersOf(view).length > MANY}
      data-lost={isLost}
    >
      <header>
        {evening?.gathering && <p class="board-page__evening">{evening.gathering.name}</p>}
        <h1 data-length={view.name.length > LONG_NAME ? 'long' : undefined}>{view.name}</h1>
        <p>{statusOf(game, view)}</p>
      </header>
      {hint && <BoardHint text={hint(view)} />}
      <BoardHeadline
        text={text}
        notes={notes}
        notices={[...(correction ? [correction] : []), ...notices, ...leadersText(view)]}
      >
        {Cards && <Cards view={view} />}
      </BoardHeadline>
      <BoardPlaces game={game} view={view} evening={evening && evening.tables > 1 ? evening : null} />
      <Parts game={game} view={view} />
      <BoardFooter figures={figuresOf(game, view)} view={view} />
      <div class="board-page__state">
        <LiveMark live={live} />
        {isLost && <p>{pageWords().publicPages.staleHint}</p>}
      </div>
      <LiveRegion now={view} describeChange={changeAnnouncement(game)} />
    </main>
  );
}

/** The middle, or the seal of a closed table, and the part below it. */
function Parts<View extends TableView>({ game, view }: Omit<BoardProps<View>, 'live'>) {
  const { Main = BoardNow, Strip = LastEntries } = game;
  return (
    <>
      <div class="board-page__main">
        {view.phase === 'closed' ? (
          <BoardSeal session={view.id} version={view.version} />
        ) : (
          <Main view={view} />
        )}
      </div>
      <div class="board-page__strip">
        <Strip view={view} />
      </div>
    </>
  );
}
