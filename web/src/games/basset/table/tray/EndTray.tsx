/** The tray that ends a deal with cards left. It says what that does. */

import { messages } from '../../messages/messages.ts';
import { endEarlyText } from '../model/end-early-text.ts';
import { useScene } from '../model/basset-page.ts';
import { CloseTray, TrayButton, TrayFrame } from '../../../../table-kit/trays/TrayFrame.tsx';
import { endEarly } from '../model/run-next-step.ts';
import './EndTray.css';

export function EndTray() {
  const { model, scene } = useScene();
  const { endDeal } = messages().mainButton;
  return (
    <TrayFrame kind="end" head={endDeal} end={<CloseTray />}>
      <TrayButton
        class="end-tray__button"
        kind="best"
        meaning="end"
        onTap={() => endEarly(model.actions, model.uiState)}
      >
        {endDeal}
      </TrayButton>
      <p class="end-tray__text">{endEarlyText(scene.table)}</p>
    </TrayFrame>
  );
}
