/** The dealer's table. */

import { computed, effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { bassetPreview } from '../preview.ts';
import { openOutbox } from '../../../outbox/open-outbox.ts';
import { whenIdle } from '../../../platform/when-idle.ts';
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
} from './page-model.ts';
import { resetSeatAfterDeal, closeStaleMode } from './ui-state.ts';
import { listenToKeyboard } from './keyboard.ts';
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
  useEffect(() => {
    whenIdle(() => void loadPanels());
    const { actions, uiState, nextDeal } = model;
    const stops = [
      listenToKeyboard(model),
      vibrateWhenRecorded(model),
      nextDeal.enqueueAtNextDeal(actions),
      resetSeatAfterDeal(uiState, () => actions.table()?.phase),
      closeStaleMode(uiState, actions.table),
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
      <main class="table-page__body">
        <TableGrid />
        <Footer />
      </main>
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
