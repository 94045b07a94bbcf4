/** An amount in one tap: the last one, the rest, a coin; or another one on a number pad. */

import { useState } from 'preact/hooks';
import { money } from '../../../i18n/amounts/money.ts';
import { labelText } from '../../../i18n/game-texts.ts';
import type { OpenField } from '../../../outbox/ports.ts';
import { coinsWithin, proposedAmounts, type ProposedAmount } from './amount-choices.ts';
import { AmountKeypad } from './AmountKeypad.tsx';
import { CoinFace } from './CoinFace.tsx';
import { FillerKey } from '../keys/FillerKey.tsx';
import { FillerKeys, NoChoice } from '../keys/FillerKeys.tsx';
import { isWithin, type FillerProps } from '../filler-props.ts';
import { messages } from '../messages/messages.ts';

const COINS_MOST = 7;

interface CoinFillerProps extends Omit<FillerProps, 'open' | 'put' | 'field'> {
  readonly open: OpenField;
  readonly field: Pick<FillerProps['field'], 'name' | 'most'>;
}

export function CoinFiller({ field, open, values, table, last = null, choose }: CoinFillerProps) {
  const [isTyping, setTyping] = useState(false);
  const { game, currency } = table;
  if (open.choices !== null || (open.most ?? Infinity) < (open.least ?? 0)) return <NoChoice />;
  const label = messages().amounts(labelText(game, field.name));
  if (isTyping)
    return (
      <AmountKeypad
        label={messages().otherAmount}
        currency={currency}
        open={open}
        enter={choose}
        close={() => setTyping(false)}
      />
    );
  const pressed = (amount: number): boolean | undefined =>
    values.length ? values.includes(amount) : undefined;
  const proposed = proposedAmounts(open, last, field.most);
  const coins = coinsWithin(table.coins, open, COINS_MOST);
  return (
    <FillerKeys label={label} layout="grid">
      {proposed.map(({ why, amount }) => (
        <FillerKey
          key={why}
          note={money(amount, currency)}
          isPressed={pressed(amount)}
          meaning={`${why} ${amount}`}
          onTap={() => choose(amount)}
        >
          {proposalText(why)}
        </FillerKey>
      ))}
      {coins.map((coin) => (
        <FillerKey
          key={coin}
          kind="sign"
          words={money(coin, currency)}
          isLocked={!isWithin(coin, open)}
          isPressed={pressed(coin)}
          meaning={`${field.name} ${coin}`}
          onTap={() => choose(coin)}
        >
          <CoinFace amount={coin} currency={currency} />
        </FillerKey>
      ))}
      <FillerKey onTap={() => setTyping(true)}>{messages().other}</FillerKey>
    </FillerKeys>
  );
}

function proposalText(why: ProposedAmount['why']): string {
  const { again, theRest, suggested } = messages();
  return { again, rest: theRest, suggested }[why];
}
