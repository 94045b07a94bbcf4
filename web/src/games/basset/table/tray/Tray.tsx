/** The strip between table and keys: one thing at a time; a refusal goes before all else. */

import { useEffect } from 'preact/hooks';
import { loadPanels, panels } from '../panels/load-panels.ts';
import { asideFor } from '../rejection/slip-aside.ts';
import { usePageModel, useDerived, type Seen } from '../page-model.ts';
import { giveWay } from '../ui-state.ts';
import { AgainTray, CardTray, CoinTray, OwedTray } from './CoinTrays.tsx';
import { BankTray } from './BankTray.tsx';
import { PunterTray } from './PlayerTray.tsx';
import { ClosedTray } from './ClosedTray.tsx';
import { FundTray } from './FundTray.tsx';
import { SeatTray } from './SeatTray.tsx';
import { SuitTray } from './SuitTray.tsx';
import { refusalOf } from '../scene.ts';
import type { Table } from '../../view.ts';

type Resting = 'seat' | 'coins' | 'bank' | 'closed';

function trayOf({ dealer, scene, held }: Seen) {
  const refusal = refusalOf(scene)?.key ?? null;
  return {
    grip: held.grip,
    refusal,
    aside: dealer.hand.aside.value === refusal && asideFor(scene.table, dealer.layout.value),
    waits: scene.waiting.length > 0,
    rest: resting(scene.table),
  };
}

/** What stands there while nothing is in hand. */
function resting({ phase, punters }: Table): Resting {
  if (phase === 'closed') return 'closed';
  if (phase !== 'staking') return 'bank';
  return punters.length ? 'coins' : 'seat';
}

// Not a component of its own: a seat that is begun there is gone on with in the same tray.
function restTray(kind: Resting) {
  switch (kind) {
    case 'seat':
      return <SeatTray name="" />;
    case 'coins':
      return <CoinTray />;
    case 'bank':
      return <BankTray />;
    case 'closed':
      return <ClosedTray />;
  }
}

export function Tray() {
  const { hand } = usePageModel();
  const { grip, refusal, aside, waits, rest } = useDerived(trayOf);
  useEffect(() => {
    if (refusal) giveWay(hand);
  }, [refusal, hand.begun.value]);
  useEffect(() => {
    if (waits) void loadPanels();
  }, [waits, refusal]);
  const Slip = panels.value?.RejectionSlip;
  if (Slip && refusal && grip.kind === 'rest' && !aside) return <Slip />;
  switch (grip.kind) {
    case 'card':
      return <CardTray grip={grip} />;
    case 'place':
      return <OwedTray grip={grip} />;
    case 'again':
      return <AgainTray grip={grip} />;
    case 'punter':
      return <PunterTray grip={grip} />;
    case 'suits':
      return <SuitTray rank={grip.rank} />;
    case 'seat':
      return <SeatTray name={grip.name} />;
    case 'fund':
      return <FundTray />;
    default:
      return restTray(rest);
  }
}
