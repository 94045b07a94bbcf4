/** Asks for the suit of a drawn card, if the dealer enters suits. */

import { Icon } from '../../../../ui/Icon.tsx';
import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { useScene } from '../model/page-model.ts';
import { NO_MODE } from '../model/ui-state.ts';
import type { Rank } from '../../view.ts';
import { isOut, turnCard } from '../model/tap-actions.ts';
import { CloseTray, TrayButton, TrayFrame, TrayTasks } from './TrayFrame.tsx';

const SUITS = [
  ['s', 'spades'],
  ['h', 'hearts'],
  ['d', 'diamonds'],
  ['c', 'clubs'],
] as const;

export function SuitTray({ rank }: { rank: Rank }) {
  const { model, scene, ui } = useScene();
  const turn = (letter: string) => () => {
    model.uiState.mode.value = NO_MODE;
    turnCard(model.actions, model.uiState, rank + letter);
  };
  return (
    <TrayFrame kind="usual" head={messages().tray.suitOf(rank)} end={<CloseTray />}>
      <TrayTasks>
        {SUITS.map(([letter, suit]) => (
          <TrayButton
            key={letter}
            meaning={rank}
            isDisabled={isOut(scene.table, ui.firstCard, rank + letter)}
            onTap={turn(letter)}
            aria-label={t().suit(suit)}
          >
            <Icon sign={suit} size={22} />
          </TrayButton>
        ))}
        <TrayButton meaning={rank} onTap={turn('')}>
          {messages().tray.anySuit}
        </TrayButton>
      </TrayTasks>
    </TrayFrame>
  );
}
