/** The trays that open by a tap: another wager, a cover, the price of the deck, and the cards of a hand. */

import type { ComponentChildren } from 'preact';
import { money } from '../../../i18n/amounts/currency.ts';
import { Coins } from '../../../table-kit/money/CoinKeys.tsx';
import { CloseTray, TrayButton, TrayFrame, TrayHint } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { takeCoverBack } from '../model/actions.ts';
import { coverOf } from '../model/table-queries.ts';
import { bankerOf, Hint } from './IdleTray.tsx';
import { useDerived, useScene } from './page.ts';

interface CoinTrayProps {
  readonly head: string;
  readonly below: string;
  readonly children?: ComponentChildren;
}

/** Coins of which one tap enters one. */
const CoinTray = ({ head, below, children }: CoinTrayProps) => (
  <TrayFrame kind="usual" head={head} below={below} end={<CloseTray />}>
    <Coins chosen={null} />
    {children}
  </TrayFrame>
);

export function WagerTray() {
  const banker = useDerived(bankerOf);
  return <CoinTray head={banker} below={messages().table.chooseWager} />;
}

export function CoverTray() {
  const { model, scene, ui } = useScene();
  const words = messages().table;
  if (ui.mode.kind !== 'cover') return null;
  const { player } = ui.mode;
  const sum = money(coverOf(scene.table, player), scene.table.currency);
  return (
    <CoinTray head={player} below={words.coverSum(sum)}>
      <TrayButton meaning={`back ${player}`} onTap={() => takeCoverBack(model, player)}>
        {words.takeBack(sum)}
      </TrayButton>
    </CoinTray>
  );
}

export function SaleTray() {
  const player = useDerived(({ ui }) => (ui.mode.kind === 'sale' ? ui.mode.player : null));
  const words = messages().table;
  if (player === null)
    return (
      <TrayFrame kind="usual" head="" end={<CloseTray />}>
        <TrayHint text={words.chooseBuyer} />
      </TrayFrame>
    );
  return <CoinTray head={player} below={words.choosePrice} />;
}

/** While a hand is entered card by card: what the next key is. */
export function CardsTray() {
  return <Hint text={messages().table.cardHint} />;
}
