/** The strip between table and keys: one thing at a time; a refusal goes before all else. */

import { useEffect } from 'preact/hooks';
import { asideFor, fetchLate, late } from './aside.ts';
import { useScene } from './dealer.ts';
import { giveWay } from './hand.ts';
import { AgainTray, CardTray, CoinTray, OwedTray } from './trays/coins.tsx';
import { BankTray } from './trays/bank.tsx';
import { PunterTray } from './trays/punter.tsx';
import { ClosedTray } from './trays/closed.tsx';
import { FundTray } from './trays/fund.tsx';
import { SeatTray } from './trays/seat.tsx';
import { SuitTray } from './trays/suits.tsx';
import { refusalOf } from './scene.ts';

export function Tray() {
  const { dealer, scene, held } = useScene();
  const { grip } = held;
  const { hand } = dealer;
  const refusal = refusalOf(scene);
  useEffect(() => {
    if (refusal) giveWay(hand);
  }, [refusal?.key, hand.begun.value]);
  useEffect(() => {
    if (scene.waiting.length) void fetchLate();
  }, [scene.waiting.length, refusal?.key]);
  const aside = dealer.hand.aside.value === refusal?.key && asideFor(scene.table, dealer.layout.value);
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
      if (!scene.table.punters.length && scene.table.phase === 'staking') return <SeatTray name="" />;
      if (scene.table.phase === 'closed') return <ClosedTray />;
      return scene.table.phase === 'staking' ? <CoinTray /> : <BankTray />;
  }
}
