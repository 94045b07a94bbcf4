/** Under the sentence at the end of a round: what the bank won, and who won and lost most. */

import { net } from '../../i18n/amounts/currency.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import { resultMessages } from './messages/messages.ts';
import { extremeNames, type Extreme, type Extremes } from './round-result.ts';
import './RoundResult.css';

interface RoundResultProps extends Extremes {
  /** The round and what the bank won, with markup. */
  readonly bank: string;
  readonly currency: string;
}

export function RoundResult({ bank, most, least, currency }: RoundResultProps) {
  const { wonMost, lostMost } = resultMessages();
  return (
    <p class="round-result">
      <span class="round-result__bank">
        <RichText text={bank} />
      </span>
      <span class="round-result__players">
        {most && <Player label={wonMost} extreme={most} currency={currency} />}
        {least && <Player label={lostMost} extreme={least} currency={currency} />}
      </span>
    </p>
  );
}

interface PlayerProps {
  readonly label: string;
  readonly extreme: Extreme;
  readonly currency: string;
}

const Player = ({ label, extreme, currency }: PlayerProps) => (
  <span class="round-result__player">
    <Icon sign={extreme.amount > 0 ? 'up' : 'down'} size={14} />
    <span class="round-result__label">{label}</span>
    <span class="round-result__name">{extremeNames(extreme)}</span>
    <b>{net(extreme.amount, currency)}</b>
  </span>
);
