/** The dealer's table: its frame, with what the game adds. */

import { computed, effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { t } from '../../i18n/language.ts';
import { openOutbox } from '../../outbox/open-outbox.ts';
import { importWithRetry } from '../../platform/lazy-import.ts';
import { hand as handed, suits } from '../../platform/settings.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { RankKeys } from '../cards/RankKeys.tsx';
import { messages } from '../messages/messages.ts';
import { previewOf } from '../model/default-preview.ts';
import { keepBegunActions } from '../model/begun-actions.ts';
import { listenToKeyboard } from '../model/key-listener.ts';
import type { OwnMode } from '../model/modes.ts';
import { createPageModel } from '../model/page-model.ts';
import { playersOf } from '../parties.ts';
import {
  forContext,
  TableContext,
  useDerived,
  usePageModel,
  type PageValues,
  type TablePageModel,
} from '../model/table-context.ts';
import type { TableView } from '../model/table-view.ts';
import {
  closeStaleMode,
  dropStaleFirstCard,
  expireEndConfirmation,
  resetSeatAfterRound,
  showRoundResult,
} from '../model/ui-state.ts';
import { loadPanels, panels } from '../panels/load-panels.ts';
import { PanelHost } from '../panels/PanelHost.tsx';
import { SeatGrid } from '../rows/SeatGrid.tsx';
import type { TableGame } from '../table-game.ts';
import { Tray } from '../trays/Tray.tsx';
import { Band } from './Band.tsx';
import { layout } from './layout.ts';
import { OddsOfPhone } from './OddsOfPhone.tsx';
import { MainButton } from './MainButton.tsx';
import { TableLoading } from './TableLoading.tsx';
import './TableShell.css';
import { UndoButton } from './UndoButton.tsx';

const withSuits = computed(() => suits.value === 'on');

interface TableShellProps<View extends TableView, Own extends OwnMode> {
  readonly id: string;
  readonly game: TableGame<View, Own>;
}

export function TableShell<View extends TableView, Own extends OwnMode>({
  id,
  game,
}: TableShellProps<View, Own>) {
  const model = useMemo(
    () => createPageModel(game, openOutbox(id, previewOf(game)), layout, withSuits),
    [id, game],
  );
  // A layout effect: a tap or a key as soon as the table is visible counts.
  useLayoutEffect(() => {
    whenIdle(() => void loadPanels(game));
    const stops = effectsOf(model);
    return () => {
      stops.forEach((stop) => stop());
      model.outbox.close();
    };
  }, [model]);
  return (
    <TableContext.Provider value={forContext(model)}>
      <TableOrLoading />
    </TableContext.Provider>
  );
}

/** Starts what runs while the page is open. Returns how to stop each. */
function effectsOf<View extends TableView, Own extends OwnMode>(
  model: TablePageModel<View, Own>,
): (() => void)[] {
  const { game, actions, uiState, nextRound, outbox } = model;
  const isRunning = (view: View | null): boolean => view !== null && game.isRoundRunning?.(view) === true;
  return [
    game.start?.(model) ?? doNothing,
    listenToKeyboard(model),
    effect(() => panels.value?.keepFocus(model)),
    effect(() => panels.value?.vibrateWhenRecorded(model)),
    effect(() => panels.value?.keepScreenOn(model)),
    effect(() => panels.value?.watchCorrections(model)),
    effect(() => panels.value?.followLoss(outbox)),
    effect(() => panels.value?.closePanelOnBack(uiState)),
    nextRound.enqueueWhenDue(actions, (view) => view.phase !== 'closed' && !isRunning(view)),
    resetSeatAfterRound(uiState, () => isRunning(actions.table())),
    showRoundResult(uiState, outbox.newest, (entered) => game.isRoundEnd?.(entered) === true),
    effect(() => panels.value?.hideResultOnTap(model)),
    closeStaleMode(uiState, actions.table, game),
    dropStaleFirstCard(uiState, actions.table, game),
    effect(() => panels.value?.closePadWithTray(uiState, actions.table, game)),
    expireEndConfirmation(uiState),
    keepBegunActions(model),
  ];
}

const doNothing = (): void => undefined;

function TableOrLoading() {
  const model = usePageModel();
  const isLoaded = useMemo(() => computed(() => model.scene.value !== null), [model]);
  return isLoaded.value ? <LoadedTable /> : <TableLoading outbox={model.outbox} />;
}

const loadClosedTable = () =>
  importWithRetry(() => import('../closing/ClosedTable.tsx')).then(({ ClosedTable }) => ClosedTable);

/** Until the closing section is loaded, a closed table has its Undo button only. */
function closedTableFallback(hasFailed: boolean) {
  return (
    <main class="table-shell__body">
      <p class="table-shell__loading" role="status">
        {hasFailed ? messages().band.notLoaded : t().appStatus.loadingPart}
      </p>
      <Footer />
    </main>
  );
}

function LoadedTable() {
  const { game, uiState } = usePageModel();
  const { seats, phase } = useDerived(({ scene }) => ({
    seats: playersOf(scene.table).length,
    phase: scene.table.phase,
  }));
  return (
    <div
      class="table-shell"
      data-layout={layout.value}
      data-hand={handed.value}
      data-dense={seats > 7}
      data-columns={game.Head ? 'ranks' : 'none'}
      data-top={game.Top !== undefined}
      data-phase={phase}
      data-panel={uiState.openPanel.value !== null}
      style={{ '--seats': Math.max(1, seats) }}
    >
      <Band />
      {phase === 'closed' ? (
        <LazyPart load={loadClosedTable} props={{}} fallback={closedTableFallback} />
      ) : (
        <main class="table-shell__body">
          {game.Top && (
            <Covered>
              <game.Top />
            </Covered>
          )}
          <Covered>
            <SeatGrid />
          </Covered>
          <FooterWithOdds />
        </main>
      )}
      <PanelHost />
      <Messages />
    </div>
  );
}

/** What is announced to screen readers, and what low screens show at their top. */
function Messages() {
  const { Announcements, TroubleLine } = panels.value ?? {};
  return (
    <>
      {Announcements && <Announcements />}
      {TroubleLine && <TroubleLine />}
    </>
  );
}

const FooterWithOdds = () => (
  <OddsOfPhone>
    <Footer />
  </OddsOfPhone>
);

/** What takes no tap while a panel is open. Undo is not in it. */
function Covered({ children }: { children: ComponentChildren }) {
  const isCovered = usePageModel().uiState.openPanel.value !== null;
  return (
    <div class="table-shell__covered" inert={isCovered}>
      {children}
    </div>
  );
}

function footerValues({ model, scene }: PageValues): { hasDecisions: boolean; isClosed: boolean } {
  const { refusal, refusedTap, table } = scene;
  const { game, layout: shown, uiState } = model;
  const hasSlip = Boolean(refusedTap) || (refusal !== null && uiState.hiddenRefusal.value !== refusal.key);
  const hasDecisions = shown.value !== 'landscape' && game.hasDecisions?.(table) === true && !hasSlip;
  return { hasDecisions, isClosed: table.phase === 'closed' };
}

/** The tray, the keys and the buttons. Except in landscape, open decisions replace the tray and the keys. */
function Footer() {
  const { Decisions, FooterLine } = usePageModel().game;
  const { TurnScroll, UndoNotice } = panels.value ?? {};
  const { hasDecisions, isClosed } = useDerived(footerValues);
  return (
    <div class="table-shell__footer">
      <Covered>
        {hasDecisions && Decisions ? <Decisions /> : <Tray />}
        {!hasDecisions && !isClosed && <RankKeys />}
      </Covered>
      <div class="table-shell__buttons">
        <UndoButton />
        <Covered>
          <MainButton />
        </Covered>
      </div>
      {UndoNotice && <UndoNotice />}
      {TurnScroll && <TurnScroll />}
      {layout.value === 'phone' && !hasDecisions && FooterLine && <FooterLine />}
    </div>
  );
}
