/** The counting aid: a key for each kind of counting card. The tricks are typed below. */

import { TrayButton, TrayFrame } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { addCard, closeAid } from '../model/actions.ts';
import { KINDS, mayAddCard } from '../model/counting-aid.ts';
import './AidTray.css';
import { useScene } from './page.ts';

export function AidTray() {
  const { model, ui } = useScene();
  const words = messages().table;
  if (ui.mode.kind !== 'aid') return null;
  const { mode } = ui;
  const { player, tricks, cards } = mode;
  return (
    <TrayFrame
      kind="change"
      head={player}
      below={tricks ? words.tricks(tricks) : words.aidHint}
      end={
        <TrayButton meaning="close" onTap={() => closeAid(model)}>
          {words.closeAid}
        </TrayButton>
      }
    >
      <div class="aid-tray" role="group" aria-label={words.aid}>
        {KINDS.map((kind) => (
          <TrayButton
            key={kind}
            meaning={`card ${kind}`}
            bounce={0}
            isDisabled={!mayAddCard(mode, kind)}
            onTap={() => addCard(model, kind)}
          >
            {words.cards[kind]} <b>{cards[kind]}</b>
          </TrayButton>
        ))}
      </div>
    </TrayFrame>
  );
}
