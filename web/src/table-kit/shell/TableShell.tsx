/** The dealer's table. */

import { computed, effect } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { bassetPreview } from '../preview.ts';
import { openOutbox } from '../../../outbox/open-outbox.ts';
import { t } from '../../../i18n/language.ts';
import { importWithRetry } from '../../../platform/lazy-import.ts';
import { whenIdle } from '../../../platform/when-idle.ts';
import { LazyPart } from '../../../ui/LazyPart.tsx';
import { messages } from '../messages/messages.ts';
import { closePadWithTray } from './panels/close-amount-pad.ts';
import { loadPanels } from './panels/load-panels.ts';
import { Band } from './band/Band.tsx';
import { TableGrid } from './grid/TableGrid.tsx';
import { UndoButton } from './UndoButton.tsx';
import { UndoNotice } from './UndoNotice.tsx';
import {
  TablePageContext,
  createPageModel,
  usePageModel,
  useDerived,
  type TablePageModel,
  type PageValues,
} from './model/page-model.ts';
import {
  resetSeatAfterDeal,
  closeStaleMode,
  expireEndConfirmation,
  showDealResult,
} from './model/ui-state.ts';
import { listenToKeyboard } from './model/keyboard.ts';
import { RankKeys } from './grid/RankKeys.tsx';
import { layout } from './layout.ts';
import { Announcements } from './Announcements.tsx';
import './TablePage.css';
import { MainButton } from './MainButton.tsx';
import { TableLoading } from './TableLoading.tsx';
import { hand as handed, suits, vibration } from '../../../platform/settings.ts';
import { PanelHost } from './panels/PanelHost.tsx';
import { AnswerPanel } from './tray/AnswerPanel.tsx';
import { unansweredWins } from '../table-queries.ts';
import { Risk } from './tray/BankTray.tsx';
import { Tray } from './tray/Tray.tsx';

const withSuits = computed(() => suits.value === 'on');

export function TablePage({ id }: { id: string }) {
  const model = useMemo(() => createPageModel(openOutbox(id, bassetPreview), layout, withSuits), [id]);
  // A layout effect: a key pressed as soon as the table is visible counts.
  useLayoutEffect(() => {
    whenIdle(() => void loadPanels());
    const { actions, uiState, nextDeal } = model;
    const stops = [
      listenToKeyboard(model),
      vibrateWhenRecorded(model),
      nextDeal.enqueueAtNextDeal(actions),
      resetSeatAfterDeal(uiState, () => actions.table()?.phase),
      showDealResult(uiState, model.outbox.newest),
      hideDealResultOnTap(model),
      closeStaleMode(uiState, actions.table),
      closePadWithTray(uiState, actions.table),
      expireEndConfirmation(uiState),
    ];
    return () => {
      stops.forEach((stop) => stop());
      model.outbox.close();
    };
  }, [model]);
  return (
    <TablePageContext.Provider value={model}>
      <TableOrLoading />
    </TablePageContext.Provider>
  );
}

/** Hides the result of the deal at the next tap, before the tap does anything. Returns how to stop. */
function hideDealResultOnTap({ uiState }: TablePageModel): () => void {
  const hide = (): void => {
    uiState.isDealResultShown.value = false;
  };
  addEventListener('click', hide, true);
  return () => removeEventListener('click', hide, true);
}

const VIBRATION_MS = 10;

/** Vibrates briefly when the last entry is recorded, if the setting is on. Returns how to stop. */
function vibrateWhenRecorded({ outbox }: TablePageModel): () => void {
  let unsentBefore = 0;
  return effect(() => {
    const unsentCount = outbox.entries.value.length;
    if (unsentCount === 0 && unsentBefore > 0 && vibration.peek() === 'on') navigator.vibrate?.(VIBRATION_MS);
    unsentBefore = unsentCount;
  });
}

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
    <main class="table-page__body">
      <p class="table-page__loading" role="status">
        {hasFailed ? messages().tableHints.notLoaded : t().appStatus.loadingPart}
      </p>
      <Footer />
    </main>
  );
}

function LoadedTable() {
  const { seats, phase } = useDerived(({ scene }) => ({
    seats: scene.table.punters.length,
    phase: scene.table.phase,
  }));
  return (
    <div
      class="table-page"
      data-layout={layout.value}
      data-hand={handed.value}
      data-dense={seats > 7}
      data-phase={phase}
      style={{ '--seats': Math.max(1, seats) }}
    >
      <Band />
      {phase === 'closed' ? (
        <LazyPart load={loadClosedTable} props={{}} fallback={closedTableFallback} />
      ) : (
        <main class="table-page__body">
          <TableGrid />
          <Footer />
        </main>
      )}
      <PanelHost />
      <Announcements />
    </div>
  );
}

function footerValues({ model, scene }: PageValues): { answers: boolean; closed: boolean } {
  const { refusal, table } = scene;
  const answers =
    model.layout.value !== 'landscape' &&
    unansweredWins(table).length > 0 &&
    (!refusal || model.uiState.hiddenRefusal.value === refusal.key);
  return { answers, closed: table.phase === 'closed' };
}

/** The tray, the rank keys and the buttons. Except in landscape, open answers replace the tray and the keys. */
function Footer() {
  const { answers: hasAnswers, closed: isClosed } = useDerived(footerValues);
  return (
    <div class="table-page__footer">
      {hasAnswers ? <AnswerPanel /> : <Tray />}
      {!hasAnswers && !isClosed && <RankKeys />}
      <div class="table-page__buttons">
        <UndoButton />
        <MainButton />
      </div>
      <UndoNotice />
      {layout.value === 'phone' && !hasAnswers && <Risk />}
    </div>
  );
}
