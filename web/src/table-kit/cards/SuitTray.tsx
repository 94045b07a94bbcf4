/** Asks for the suit of a drawn card, if the dealer enters suits. */

import { Icon } from '../../ui/Icon.tsx';
import { t } from '../../i18n/language.ts';
import { trayMessages } from '../trays/messages/messages.ts';
import { useScene } from '../model/table-context.ts';
import { NO_MODE } from '../model/ui-state.ts';
import { CloseTray, TrayButton, TrayFrame, TrayTasks } from '../trays/TrayFrame.tsx';

const SUITS = [
  ['s', 'spades'],
  ['h', 'hearts'],
  ['d', 'diamonds'],
  ['c', 'clubs'],
] as const;

export function SuitTray({ rank }: { rank: string }) {
  const { model, scene, ui } = useScene();
  const { game, uiState } = model;
  const turn = (letter: string) => () => {
    uiState.mode.value = NO_MODE;
    game.enterCard?.(model, rank + letter);
  };
  return (
    <TrayFrame kind="usual" head={trayMessages().suitOf(rank)} end={<CloseTray />}>
      <TrayTasks>
        {SUITS.map(([letter, suit]) => (
          <TrayButton
            key={letter}
            meaning={rank}
            isDisabled={game.isOut?.(scene.table, ui, rank + letter) === true}
            onTap={turn(letter)}
            aria-label={t().suit(suit)}
          >
            <Icon sign={suit} size={22} />
          </TrayButton>
        ))}
        <TrayButton meaning={rank} onTap={turn('')}>
          {trayMessages().anySuit}
        </TrayButton>
      </TrayTasks>
    </TrayFrame>
  );
}
