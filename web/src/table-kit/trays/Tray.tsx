/** The tray between the grid and the rank keys. It shows one action at a time; a refusal comes first. */

import { useEffect } from 'preact/hooks';
import { loadPanels, panels } from '../panels/load-panels.ts';
import { hideLabel } from '../rejection/hide-label.ts';
import { usePageModel, useDerived, type PageValues } from '../model/page-model.ts';
import { closeModeForRefusal } from '../model/ui-state.ts';
import { RestakeTray, CardTray, CoinTray, NewCardTray } from './CoinTrays.tsx';
import { BankTray } from './BankTray.tsx';
import { PunterTray } from './PlayerTray.tsx';
import { EndTray } from './EndTray.tsx';
import { FundTray } from './FundTray.tsx';
import { SeatTrayPart } from './SeatTrayPart.tsx';
import { SuitTray } from './SuitTray.tsx';
import { shownRefusal } from '../model/scene.ts';
import type { Table } from '../../view.ts';

type DefaultTray = 'seat' | 'coins' | 'bank' | 'closed';

function trayValues({ model, scene, ui }: PageValues) {
  const refusal = shownRefusal(scene)?.key ?? null;
  return {
    mode: ui.mode,
    refusal,
    isSlipHidden: model.uiState.hiddenRefusal.value === refusal && hideLabel(scene.table, model.layout.value),
    hasUnsent: scene.unsent.length > 0,
    defaultKind: defaultTray(scene.table),
  };
}

/** Returns the tray for the phase, shown while no action is open. */
function defaultTray({ phase, punters }: Table): DefaultTray {
  if (phase === 'closed') return 'closed';
  if (phase !== 'staking') return 'bank';
  return punters.length ? 'coins' : 'seat';
}

// A function, not a component: the form that adds a player must stay mounted when its mode opens.
function renderDefaultTray(kind: DefaultTray) {
  switch (kind) {
    case 'seat':
      return <SeatTrayPart name="" />;
    case 'coins':
      return <CoinTray />;
    case 'bank':
      return <BankTray />;
    case 'closed':
      return null;
  }
}

export function Tray() {
  const { uiState } = usePageModel();
  const { mode, refusal, isSlipHidden, hasUnsent, defaultKind } = useDerived(trayValues);
  useEffect(() => {
    if (refusal) closeModeForRefusal(uiState);
  }, [refusal, uiState.keepsModeOnRefusal.value]);
  useEffect(() => {
    if (hasUnsent) void loadPanels();
  }, [hasUnsent, refusal]);
  const Slip = panels.value?.RejectionSlip;
  if (Slip && refusal && mode.kind === 'none' && !isSlipHidden) return <Slip />;
  switch (mode.kind) {
    case 'card':
      return <CardTray mode={mode} />;
    case 'stake':
      return <NewCardTray mode={mode} />;
    case 'restake':
      return <RestakeTray mode={mode} />;
    case 'punter':
      return <PunterTray mode={mode} />;
    case 'suits':
      return <SuitTray rank={mode.rank} />;
    case 'seat':
      return <SeatTrayPart name={mode.name} />;
    case 'fund':
      return <FundTray mode={mode} />;
    case 'end':
      return <EndTray />;
    default:
      return renderDefaultTray(defaultKind);
  }
}
