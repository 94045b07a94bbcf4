/** One payment of the list: who gets or pays what, in which coins, and a large button that notes it. */

import { plain } from '../../i18n/markup.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import { messages } from './messages/messages.ts';
import './TransferItem.css';

interface TransferItemProps {
  /** Who gets or pays what, with markup. */
  readonly sentence: string;
  /** Such as the coins; each in a line of its own. */
  readonly details: readonly string[];
  readonly isPaid: boolean;
  readonly isBusy: boolean;
  /** Whether the server responds. */
  readonly isOnline: boolean;
  readonly toggle: () => void;
}

export function TransferItem({ sentence, details, isPaid, isBusy, isOnline, toggle }: TransferItemProps) {
  const words = messages();
  const state = isBusy ? words.noting : isPaid ? words.paid : words.notPaid;
  return (
    <li class="transfer-item" data-paid={isPaid}>
      <div>
        <p class="transfer-item__sentence">
          <RichText text={sentence} />
        </p>
        {details.map((detail) => (
          <p key={detail} class="transfer-item__details">
            {detail}
          </p>
        ))}
      </div>
      <TapButton
        class="transfer-item__button"
        role="checkbox"
        aria-checked={isPaid}
        aria-label={words.paidOf(plain(sentence))}
        aria-busy={isBusy}
        meaning={`${isPaid} ${isBusy}`}
        isDisabled={isBusy || !isOnline}
        onTap={toggle}
      >
        <span class="transfer-item__box" aria-hidden="true">
          {isPaid && <Picture name="tick" />}
        </span>
        <span>{state}</span>
      </TapButton>
    </li>
  );
}
