/** The tray while players stake: the coins, and what can be done with the bank. */

import { money } from '../../../i18n/amounts/currency.ts';
import { useCoinsOfPhone } from '../../../table-kit/banks/coins-of-phone.ts';
import { Coins } from '../../../table-kit/money/CoinKeys.tsx';
import { mayEnter } from '../../../table-kit/offers/allowed-entries.ts';
import { ChoiceNote } from '../../../table-kit/shell/ChoiceButton.tsx';
import { TrayButton, TrayFrame } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { acceptStakes, repeatStakes } from '../model/actions.ts';
import { putCoinBack } from '../model/coin-in-hand.ts';
import { lastStakes, mayRefill } from '../model/sums.ts';
import { PassKey } from './PassKey.tsx';
import { useDerived, usePageModel, type PageValues } from './page.ts';
import { mayGoBank } from './row-action.ts';

const stakingValues = ({ scene: { table } }: PageValues) => ({
  // Not beside a banco, nor once the bank is covered.
  mayStake: mayEnter(table, 'stake'),
  hasCheval: table.rules.cheval,
  mayBanco: table.order.some((player) => mayGoBank(table, player)),
  mayRepeat: table.staked > 0 && lastStakes(table).length > 0,
});

const bankValues = ({ scene: { table } }: PageValues) => ({
  mayAdd: mayRefill(table),
  putsIn:
    table.excess > 0 && mayEnter(table, 'accept')
      ? messages().steps.putsIn(table.banker ?? '', money(table.excess, table.currency))
      : null,
});

export function StakingTray() {
  const model = usePageModel();
  const { mayStake, hasCheval, mayBanco, mayRepeat } = useDerived(stakingValues);
  const { mayAdd, putsIn } = useDerived(bankValues);
  const words = messages().table;
  const shown = model.layout.value;
  const coinsOfPhone = useCoinsOfPhone();
  // The end of the tray has room for two keys.
  const acceptsBefore = shown !== 'phone' && mayAdd && putsIn !== null;
  const isWide = shown === 'landscape' && !acceptsBefore;
  // A phone has a row for the coins, and one for everything else.
  return (
    <TrayFrame
      kind="usual"
      head={mayStake ? words.whoStakes : ''}
      below={mayStake ? words.chooseCoin : ''}
      end={shown === 'phone' ? null : <BankKeys hasAccept={!acceptsBefore} />}
    >
      {mayStake && <Coins most={shown === 'phone' ? coinsOfPhone : isWide ? 7 : 4} />}
      {mayStake && shown !== 'phone' && <LastStakeKey />}
      {/* Keys that are always there come first, so that no other key takes their place. */}
      {shown !== 'landscape' && <BancoKey isCheval={false} isDisabled={!mayBanco} />}
      {hasCheval && <BancoKey isCheval isDisabled={!mayBanco} />}
      {acceptsBefore && <AcceptKey />}
      {shown === 'phone' && <BankKeys hasAccept />}
      {mayRepeat && (
        <TrayButton meaning="again" onTap={() => repeatStakes(model)}>
          {messages().steps.asLastHand}
        </TrayButton>
      )}
      {mayStake && shown === 'phone' && <LastStakeKey />}
    </TrayFrame>
  );
}

/** What the banker may do. */
function BankKeys({ hasAccept }: { readonly hasAccept: boolean }) {
  const { mayAdd } = useDerived(bankValues);
  return (
    <>
      <PassKey />
      {hasAccept && <AcceptKey />}
      {mayAdd && <RefillKey />}
    </>
  );
}

/** The banker puts in what the stakes are more than the bank. */
function AcceptKey() {
  const model = usePageModel();
  const { putsIn } = useDerived(bankValues);
  return (
    putsIn !== null && (
      <TrayButton meaning={putsIn} onTap={() => acceptStakes(model)}>
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
function LastStakeKey() {
  const model = usePageModel();
  const { hasLast, isChosen } = useDerived(coinValues);
  if (!hasLast && isChosen) return null;
  return (
    <TrayButton meaning="last" aria-pressed={hasLast ? isChosen : undefined} onTap={() => putCoinBack(model)}>
      {hasLast ? messages().table.lastStake : messages().table.putBack}
    </TrayButton>
  );
}

/** The next tap on a player goes bank. */
function BancoKey({ isCheval, isDisabled }: { readonly isCheval: boolean; readonly isDisabled: boolean }) {
  const model = usePageModel();
  const { banco, cheval } = messages().table;
  const open = () => {
    model.uiState.mode.value = { kind: 'banco', isCheval };
  };
  return (
    <TrayButton meaning={isCheval ? 'cheval' : 'banco'} isDisabled={isDisabled} onTap={open}>
      {isCheval ? cheval : banco}
    </TrayButton>
  );
}

/** Opens the coins that go into the bank. */
function RefillKey() {
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
