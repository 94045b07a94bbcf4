/** The trays that open by a tap: a stake, a banco, a bank, more for the bank, new cards, and a hand being entered. */

import { money } from '../../../i18n/amounts/currency.ts';
import { CloseTray, TrayButton, TrayFrame } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { drawFalsely, shuffle, takeStakeBack } from '../model/actions.ts';
import { enteredCards, mayHaveDrawn } from '../model/card-entry.ts';
import { stakeOf } from '../model/table-queries.ts';
import { partName } from '../sentence.ts';
import { handsOf } from '../view.ts';
import { EnteredHands } from './EnteredHands.tsx';
import { CoinTray } from './IdleTray.tsx';
import { useDerived, usePageModel, useScene } from './page.ts';

export function StakeTray() {
  const { model, scene, ui } = useScene();
  const words = messages().table;
  if (ui.mode.kind !== 'stake') return null;
  const { player } = ui.mode;
  const amount = stakeOf(scene.table, player);
  const sum = money(amount, scene.table.currency);
  // Beside the key that takes the stake back.
  const most = ui.layout === 'landscape' ? 7 : 9;
  return (
    <CoinTray
      head={player}
      below={amount ? words.stakeSum(sum) : words.chooseStake}
      end={<CloseTray />}
      most={most}
    >
      {amount > 0 && (
        <TrayButton meaning={`back ${player}`} onTap={() => takeStakeBack(model, player)}>
          {words.takeBack(sum)}
        </TrayButton>
      )}
    </CoinTray>
  );
}

/** The sentence asks, and the rows answer. */
export const BancoTray = () => <TrayFrame kind="usual" head="" end={<CloseTray />} />;

export function BankTray() {
  const amount = useDerived(({ ui }) => (ui.mode.kind === 'bank' ? ui.mode.amount : null));
  const words = messages().table;
  return <CoinTray head="" below={words.chooseBanker} end={<CloseTray />} chosen={amount} />;
}

export function RefillTray() {
  const banker = useDerived(({ scene }) => scene.table.banker ?? '');
  return <CoinTray head={banker} below={messages().table.chooseRefill} end={<CloseTray />} />;
}

export function ShoeTray() {
  const model = usePageModel();
  const words = messages().table;
  return (
    <TrayFrame kind="usual" head={words.newCards} end={<CloseTray />}>
      <TrayButton meaning="shoe" onTap={() => shuffle(model)}>
        {words.shoe}
      </TrayButton>
    </TrayFrame>
  );
}

/** Before the result of the left hand: nothing but the way back, which is the main button's. */
export const ResultTray = () => <TrayFrame kind="usual" head="" end={<CloseTray />} />;

/** The cards so far. */
export function CardsTray() {
  const { model, scene, ui } = useScene();
  const words = messages().table;
  if (ui.mode.kind !== 'cards') return null;
  const { table } = scene;
  const begun = { ...ui.mode, hands: handsOf(table) };
  const stood = table.rules.false_draw === 'refuse' ? null : mayHaveDrawn(begun);
  // The main button takes the newest card back, or is "No card"; then Undo takes it back.
  const isPhone = ui.layout === 'phone';
  return (
    <TrayFrame kind="usual" head="" end={isPhone ? null : <CloseTray />}>
      <EnteredHands table={table} cards={enteredCards(begun).cards} />
      {stood && (
        <TrayButton meaning={`drew ${stood}`} onTap={() => drawFalsely(model, stood)}>
          {words.drewFalsely(partName(table, stood))}
        </TrayButton>
      )}
      {isPhone && <CloseTray />}
    </TrayFrame>
  );
}
