/** The strip between table and keys: one thing at a time; a refusal goes before all else. */

import { useEffect } from 'preact/hooks';
import { asideFor, fetchLate, late } from './aside.ts';
import { useDealer, useMade, type Seen } from './dealer.ts';
import { giveWay } from './hand.ts';
import { AgainTray, CardTray, CoinTray, OwedTray } from './trays/coins.tsx';
import { BankTray } from './trays/bank.tsx';
import { PunterTray } from './trays/punter.tsx';
import { ClosedTray } from './trays/closed.tsx';
import { FundTray } from './trays/fund.tsx';
import { SeatTray } from './trays/seat.tsx';
import { SuitTray } from './trays/suits.tsx';
import { refusalOf } from './scene.ts';
import type { Table } from './table.ts';

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
  const { hand } = useDealer();
  const { grip, refusal, aside, waits, rest } = useMade(trayOf);
  useEffect(() => {
    if (refusal) giveWay(hand);
  }, [refusal, hand.begun.value]);
  useEffect(() => {
    if (waits) void fetchLate();
  }, [waits, refusal]);
  const Slip = late.value?.Slip;
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
