/** Gives a round up with a second tap within some seconds. On a phone it stands beside the head of the tray. */

import { useDerived } from '../model/table-context.ts';
import './GiveUpKey.css';
import { TrayButton } from './TrayFrame.tsx';

interface GiveUpKeyProps {
  readonly words: string;
  /** The words after the first tap. */
  readonly again: string;
  readonly onTap: () => void;
}

export function GiveUpKey({ words, again, onTap }: GiveUpKeyProps) {
  const isConfirmed = useDerived(({ ui }) => ui.isEndConfirmed);
  return (
    <TrayButton
      class="give-up-key"
      meaning={`end ${isConfirmed}`}
      bounce={0}
      kind={isConfirmed ? 'best' : 'plain'}
      onTap={onTap}
    >
      {isConfirmed ? again : words}
    </TrayButton>
  );
}
