/** One payment of the list: who gets or pays what, in which coins, and a large button that notes it. */

import type { Currency } from '../../i18n/amounts/money.ts';
import { plain } from '../../i18n/markup.ts';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { TapButton } from '../../ui/buttons/TapButton.tsx';
import type { Transfer } from './closed-session.ts';
import { coinsText } from './coins-text.ts';
import { messages } from './messages/messages.ts';
import './TransferItem.css';
import { sentenceOf } from './transfers.ts';

interface TransferItemProps {
  readonly transfer: Transfer;
  readonly currency: Currency;
  readonly isBusy: boolean;
  /** Whether the server responds. */
  readonly isOnline: boolean;
  readonly toggle: () => void;
}

export function TransferItem({ transfer, currency, isBusy, isOnline, toggle }: TransferItemProps) {
  const words = messages();
  const sentence = sentenceOf(transfer, currency);
  const coins = coinsText(transfer, currency);
  const state = isBusy ? words.noting : transfer.paid ? words.paid : words.notPaid;
  return (
    <li class="transfer-item" data-paid={transfer.paid}>
      <div>
        <p class="transfer-item__sentence">
          <RichText text={sentence} />
        </p>
        {coins && <p class="transfer-item__coins">{coins}</p>}
      </div>
      <TapButton
        class="transfer-item__button"
        role="checkbox"
        aria-checked={transfer.paid}
        aria-busy={isBusy}
        meaning={`${transfer.paid} ${isBusy}`}
        isDisabled={isBusy || !isOnline}
        onTap={toggle}
      >
        <span class="transfer-item__box" aria-hidden="true">
          {transfer.paid && <Picture name="tick" />}
        </span>
        <span>{state}</span>
        <span class="visually-hidden">: {plain(sentence)}</span>
      </TapButton>
    </li>
  );
}
