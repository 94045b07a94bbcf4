/** The tray while no action is open: coins for the bank and for stakes, and what can be done with the bank. */

import type { ComponentChildren } from 'preact';
import { money } from '../../../i18n/amounts/currency.ts';
import { Coins } from '../../../table-kit/money/CoinKeys.tsx';
import { mayEnter } from '../../../table-kit/offers/allowed-entries.ts';
import { ChoiceNote } from '../../../table-kit/shell/ChoiceButton.tsx';
import { TrayButton, TrayFrame, TrayHint } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { acceptStakes, passDeal, repeatStakes } from '../model/actions.ts';
import { putCoinBack } from '../model/coin-in-hand.ts';
import { lastStakes, mayRefill } from '../model/sums.ts';
import { mustAccept, needsShoe, PLAYERS_LEAST } from '../model/table-queries.ts';
import { declineStep } from '../step.ts';
import { useDerived, usePageModel, type PageValues } from './page.ts';
import { mayGoBank } from './row-action.ts';

type IdleKind = 'few' | 'hint' | 'open' | 'refill' | 'staking' | 'pass';

/** What the tray shows while no action is open. */
function idleKind({ scene: { table } }: PageValues): IdleKind {
  if (table.players.length < PLAYERS_LEAST) return 'few';
  if (table.dealt || table.phase === 'closed') return 'hint';
  if (table.phase === 'open') return 'open';
  if (table.is_broken) return mayRefill(table) ? 'refill' : 'hint';
  return mustAccept(table) || needsShoe(table) ? 'pass' : 'staking';
}

export function IdleTray() {
  const kind = useDerived(idleKind);
  const words = messages().table;
  switch (kind) {
    case 'open':
      return <OpenTray />;
    case 'staking':
      return <StakingTray />;
    case 'refill':
      return <CoinTray head={words.refill} below={words.chooseRefill} end={<PassKey />} />;
    case 'pass':
      return <TrayFrame kind="usual" head="" end={<PassKey />} />;
    case 'few':
      return <Hint text={words.tooFew} />;
    default:
      return <Hint text="" />;
  }
}

export const Hint = ({ text }: { readonly text: string }) => (
  <TrayFrame kind="usual" head="">
    <TrayHint text={text} />
  </TrayFrame>
);

interface CoinTrayProps {
  readonly head: string;
  readonly below: string;
  readonly end: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** Coins of which one tap enters or takes one. */
export const CoinTray = ({ head, below, end, children }: CoinTrayProps) => (
  <TrayFrame kind="usual" head={head} below={below} end={end}>
    <Coins />
    {children}
  </TrayFrame>
);

const openValues = ({ scene: { table } }: PageValues) => ({
  inTurn: table.in_turn,
  passedSum: table.passed_sum > 0 ? money(table.passed_sum, table.currency) : null,
  // Not beside the main button, which declines if the player has too little.
  mayDecline: table.in_turn !== null && mayEnter(table, 'pass') && declineStep(table) === null,
});

function OpenTray() {
  const model = usePageModel();
  const { inTurn, passedSum, mayDecline } = useDerived(openValues);
  const words = messages().table;
  const end = mayDecline && inTurn !== null && (
    <TrayButton meaning={`decline ${inTurn}`} onTap={() => passDeal(model)}>
      {words.declines(inTurn)}
    </TrayButton>
  );
  const auction = passedSum === null ? words.chooseBankAndBanker : words.chooseBankOrContinue(passedSum);
  const below = inTurn === null ? auction : words.chooseBank;
  return <CoinTray head={inTurn ?? ''} below={below} end={end} />;
}

const stakingValues = ({ scene: { table } }: PageValues) => ({
  // Not beside a banco, nor once the bank is covered.
  mayStake: mayEnter(table, 'stake'),
  hasCheval: table.rules.cheval,
  mayBanco: table.order.some((player) => mayGoBank(table, player)),
  mayAdd: mayRefill(table),
  mayRepeat: table.staked > 0 && lastStakes(table).length > 0,
  putsIn:
    table.excess > 0 && mayEnter(table, 'accept')
      ? messages().steps.putsIn(table.banker ?? '', money(table.excess, table.currency))
      : null,
});

function StakingTray() {
  const model = usePageModel();
  const { mayStake, hasCheval, mayAdd, mayBanco, mayRepeat, putsIn } = useDerived(stakingValues);
  const words = messages().table;
  const shown = model.layout.value;
  const last = (
    <>
      {putsIn !== null && (
        <TrayButton meaning={putsIn} onTap={() => acceptStakes(model)}>
          <b>{messages().steps.accept}</b>
          <ChoiceNote text={putsIn} />
        </TrayButton>
      )}
      {mayAdd && <RefillKey />}
      <PassKey />
    </>
  );
  // A phone has a row for the coins, and one for everything else.
  return (
    <TrayFrame
      kind="usual"
      head={mayStake ? words.whoStakes : ''}
      below={mayStake ? words.chooseCoin : ''}
      end={shown === 'phone' ? null : last}
    >
      {mayStake && <Coins most={shown === 'landscape' ? 7 : 4} />}
      {mayStake && shown !== 'phone' && <LastStakeKey />}
      {mayRepeat && (
        <TrayButton meaning="again" onTap={() => repeatStakes(model)}>
          {messages().steps.asLastHand}
        </TrayButton>
      )}
      {mayBanco && shown !== 'landscape' && <BancoKey isCheval={false} />}
      {mayBanco && hasCheval && <BancoKey isCheval />}
      {shown === 'phone' && last}
      {/* It comes and goes with the coin in hand, so it is the last of its row. */}
      {mayStake && shown === 'phone' && <LastStakeKey />}
    </TrayFrame>
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
function BancoKey({ isCheval }: { readonly isCheval: boolean }) {
  const model = usePageModel();
  const { banco, cheval } = messages().table;
  const open = () => {
    model.uiState.mode.value = { kind: 'banco', isCheval };
  };
  return (
    <TrayButton meaning={isCheval ? 'cheval' : 'banco'} onTap={open}>
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

/** Passes the deal, once the rules allow it. */
function PassKey() {
  const model = usePageModel();
  const mayPass = useDerived(({ scene: { table } }) => mayEnter(table, 'pass'));
  if (!mayPass) return null;
  return (
    <TrayButton meaning="pass" onTap={() => passDeal(model)}>
      {messages().table.pass}
    </TrayButton>
  );
}
