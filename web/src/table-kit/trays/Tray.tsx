/** The tray between the rows and the keys. It shows one action at a time; a refusal comes first. */

import { useEffect } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { shownRefusal } from '../model/scene.ts';
import { playersOf } from '../parties.ts';
import type { KitMode } from '../model/modes.ts';
import { useDerived, usePageModel, type PageValues } from '../model/table-context.ts';
import { cancelAll, closeModeForRefusal } from '../model/ui-state.ts';
import { loadPanels, panels } from '../panels/load-panels.ts';
import { hideLabel } from '../rejection/hide-label.ts';
import type { TableGame } from '../table-game.ts';
import type { TableView } from '../model/table-view.ts';
import { ModeTray } from './ModeTray.tsx';
import { SeatTrayPart } from './SeatTrayPart.tsx';
import { useFocusAfterwards } from '../shell/use-focus-afterwards.ts';
import { TrayFrame, TrayHint } from './TrayFrame.tsx';

type IdleKind = 'closed' | 'seat' | 'idle';

function trayValues(values: PageValues) {
  const { model, scene, ui } = values;
  const refusal = shownRefusal(scene)?.key ?? null;
  return {
    mode: ui.mode,
    refusal,
    isSlipHidden: model.uiState.hiddenRefusal.value === refusal && hideLabel(values) !== null,
    hasUnsent: scene.unsent.length > 0,
    idleKind: idleKind(scene.table, ui.mode),
  };
}

/** Returns what is shown while no mode of another tray is open. */
function idleKind(table: TableView, mode: KitMode): IdleKind {
  if (table.phase === 'closed') return 'closed';
  return playersOf(table).length || mode.kind === 'offer' ? 'idle' : 'seat';
}

// A function, not a component: the form that adds a player must stay mounted when its mode opens.
function renderIdle(kind: IdleKind, { IdleTray }: Pick<TableGame<TableView>, 'IdleTray'>) {
  if (kind === 'closed') return null;
  if (kind === 'seat') return <SeatTrayPart name="" />;
  return IdleTray ? <IdleTray /> : <HintTray />;
}

/** The tray of a game that shows nothing in it while no action is open. */
const HintTray = () => (
  <TrayFrame kind="usual" head="">
    <TrayHint text={messages().tray.tapName} />
  </TrayFrame>
);

export function Tray() {
  const { game, uiState } = usePageModel();
  const { mode, refusal, isSlipHidden, hasUnsent, idleKind: kind } = useDerived(trayValues);
  useEffect(() => {
    if (refusal) closeModeForRefusal(uiState);
  }, [refusal, uiState.keepsModeOnRefusal.value]);
  const isClosed = kind === 'closed';
  // Nothing that was begun can go on, also if another device closes the table.
  useEffect(() => {
    if (isClosed) cancelAll(uiState);
  }, [isClosed]);
  useEffect(() => {
    if (hasUnsent) void loadPanels(game);
  }, [hasUnsent, refusal]);
  const Slip = panels.value?.RejectionSlip;
  const isSlipShown = Boolean(Slip && refusal && mode.kind === 'none' && !isSlipHidden);
  // The tray of the game fills in what is offered. It keeps the focus when a tap begins an entry.
  const isIdle = mode.kind === 'none' || mode.kind === 'offer';
  useFocusAfterwards(isSlipShown || !isIdle);
  if (Slip && isSlipShown) return <Slip />;
  if (isIdle) return renderIdle(kind, game);
  return mode.kind === 'seat' ? <SeatTrayPart name={mode.name} /> : <ModeTray mode={mode} />;
}
