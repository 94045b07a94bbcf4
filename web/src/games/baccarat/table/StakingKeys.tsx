/** The keys of the staking tray beside its coins. */

import type { ComponentChildren } from 'preact';
import { ChoiceNote } from '../../../table-kit/shell/ChoiceButton.tsx';
import { TrayButton } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { acceptStakes, repeatStakes } from '../model/actions.ts';
import { putCoinBack } from '../model/coin-in-hand.ts';
import { useDerived, usePageModel, type PageValues } from './page.ts';
import { bankValues, stakingValues } from './staking-values.ts';
import './StakingKeys.css';

/** A column for each key that may come, or the row of a phone. */
export function KeyColumns({ children }: { readonly children: ComponentChildren }) {
  const { hasCheval, hasAccept } = useDerived(stakingValues);
  if (usePageModel().layout.value === 'phone') return <>{children}</>;
  const keys = [hasCheval && 'cheval', hasAccept && 'accept'].filter(Boolean).join(' ');
  return (
    <div class="staking-keys" data-keys={keys}>
      {children}
    </div>
  );
}

/** Repeats the stakes of the last hand that still can be placed. */
export function AgainKey() {
  const model = usePageModel();
  const { mayRepeat } = useDerived(stakingValues);
  return (
    mayRepeat && (
      <TrayButton
        class="staking-keys__key"
        data-key="again"
        meaning="again"
        onTap={() => repeatStakes(model)}
      >
        {messages().steps.asLastHand}
      </TrayButton>
    )
  );
}

/** The banker puts in what the stakes are more than the bank. */
export function AcceptKey() {
  const model = usePageModel();
  const { putsIn } = useDerived(bankValues);
  return (
    putsIn !== null && (
      <TrayButton
        class="staking-keys__key"
        data-key="accept"
        meaning={putsIn}
        onTap={() => acceptStakes(model)}
      >
        <b>{messages().steps.accept}</b>
        <ChoiceNote text={putsIn} />
      </TrayButton>
    )
  );
}

const coinValues = ({ scene: { table }, ui }: PageValues) => ({
  hasLast: table.players.some((player) => player.last_stake > 0),
  isChosen: ui.selectedCoin === null,
});

/** Puts the coin back, so that a tap on a player stakes as in the last hand, and a tap on a name opens the tray. */
export function LastStakeKey() {
  const model = usePageModel();
  const { hasLast, isChosen } = useDerived(coinValues);
  if (!hasLast && isChosen) return null;
  return (
    <TrayButton
      class="staking-keys__key"
      data-key="last"
      meaning="last"
      aria-pressed={hasLast ? isChosen : undefined}
      onTap={() => putCoinBack(model)}
    >
      {hasLast ? messages().table.lastStake : messages().table.putBack}
    </TrayButton>
  );
}

/** The next tap on a player goes bank. */
export function BancoKey({
  isCheval,
  isDisabled,
}: {
  readonly isCheval: boolean;
  readonly isDisabled: boolean;
}) {
  const model = usePageModel();
  const { banco, cheval } = messages().table;
  const open = () => {
    model.uiState.mode.value = { kind: 'banco', isCheval };
  };
  return (
    <TrayButton
      class="staking-keys__key"
      data-key={isCheval ? 'cheval' : 'banco'}
      meaning={isCheval ? 'cheval' : 'banco'}
      isDisabled={isDisabled}
      onTap={open}
    >
      {isCheval ? cheval : banco}
    </TrayButton>
  );
}

/** Opens the coins that go into the bank. */
export function RefillKey() {
  const { uiState } = usePageModel();
  const open = () => {
    uiState.mode.value = { kind: 'refill' };
  };
  return (
    <TrayButton meaning="refill" onTap={open}>
      {messages().table.addToBank}
    </TrayButton>
  );
}
