/** An amount in one tap: the last one, the rest, a coin; or another one on a number pad. */

import { useState } from 'preact/hooks';
import { money, type Currency } from '../../../i18n/amounts/money.ts';
import { labelText } from '../../../i18n/game-texts.ts';
import type { OpenField } from '../../../outbox/ports.ts';
import { useFocusOnChange } from '../../../ui/frame/use-focus-on-change.ts';
import { Coin } from '../../money/Coin.tsx';
import { coinsWithin, proposedAmounts, type ProposedAmount } from './amount-choices.ts';
import { AmountKeypad } from './AmountKeypad.tsx';
import './CoinFiller.css';
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
  // While coins are tapped, they keep their places.
  const [entered] = useState(() => enteredAmount(values));
  const keys = useFocusOnChange<HTMLDivElement>(isTyping);
  const { game, currency } = table;
  if (open.choices !== null || (open.most ?? Infinity) < (open.least ?? 0)) return <NoChoice />;
  const label = messages().amounts(labelText(game, field.name));
  if (isTyping)
    return (
      <AmountKeypad
        label={messages().otherAmount}
        currency={currency}
        open={open}
        enter={(amount) => {
          setTyping(false);
          choose(amount);
        }}
        close={() => setTyping(false)}
      />
    );
  const first = { why: values.length ? 'entered' : 'again', amount: last } as const;
  const key = { currency, values, choose };
  return (
    <FillerKeys label={label} layout="grid" element={keys}>
      {proposedAmounts(open, first, field.most).map(({ why, amount }) => (
        <ProposalKey key={why} {...key} why={why} amount={amount} />
      ))}
      {coinsWithin(table.coins, open, COINS_MOST, entered).map((coin) => (
        <CoinKey key={coin} {...key} amount={coin} isLocked={!isWithin(coin, open)} />
      ))}
      <FillerKey onTap={() => setTyping(true)}>{messages().other}</FillerKey>
    </FillerKeys>
  );
}

/** Returns the amount that is corrected; null if none is. */
const enteredAmount = ([value]: FillerProps['values']): number | null => (value ? Number(value) : null);

interface AmountKeyProps extends Pick<FillerProps, 'values' | 'choose'> {
  readonly amount: number;
  readonly currency: Currency;
}

/** Whether the amount is that which is corrected; undefined if none is. */
const isPressed = ({ amount, values }: Pick<AmountKeyProps, 'amount' | 'values'>): boolean | undefined =>
  values.length ? values.includes(amount) : undefined;

function ProposalKey({ why, ...key }: AmountKeyProps & Pick<ProposedAmount, 'why'>) {
  const { amount, currency, choose } = key;
  return (
    <FillerKey
      note={money(amount, currency)}
      isPressed={isPressed(key)}
      meaning={`${why} ${amount}`}
      onTap={() => choose(amount)}
    >
      {proposalText(why)}
    </FillerKey>
  );
}

function CoinKey({ isLocked, ...key }: AmountKeyProps & { readonly isLocked: boolean }) {
  const { amount, currency, choose } = key;
  return (
    <FillerKey
      kind="sign"
      words={money(amount, currency)}
      isLocked={isLocked}
      isPressed={isPressed(key)}
      meaning={`coin ${amount}`}
      onTap={() => choose(amount)}
    >
      <Coin class="coin-filler__coin" amount={amount} currency={currency.code} />
    </FillerKey>
  );
}

function proposalText(why: ProposedAmount['why']): string {
  const { again, entered, theRest, suggested } = messages();
  return { again, entered, rest: theRest, suggested }[why];
}
