/** Trays with coins: in hand, for a card owed, for a card chosen, to lay again. */

import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/currency.ts';
import { useDerived, useScene } from '../page-model.ts';
import type { Mode } from '../ui-state.ts';
import { refusalOf } from '../scene.ts';
import { bearsBets, bearsMace, stakeOn } from '../../table-queries.ts';
import type { Stake } from '../../view.ts';
import { mace, takeBack, tapName } from '../tap-actions.ts';
import { BetOutcomes } from './BetOutcomes.tsx';
import { Coins, Other } from './CoinKeys.tsx';
import { BackToSlip, CloseTray, TrayButton, TrayFrame, TrayHint } from './TrayFrame.tsx';

type Of<K extends Mode['kind']> = Extract<Mode, { kind: K }>;

export function CoinTray() {
  const slips = useDerived(({ scene }) => refusalOf(scene) !== null);
  return (
    <TrayFrame
      kind="hold"
      head={messages().tray.chooseCoin}
      below={messages().tray.thenCard}
      end={slips ? <BackToSlip /> : <TrayHint text={messages().tray.stakingHint} />}
    >
      <Coins />
      <Other />
    </TrayFrame>
  );
}

export function OwedTray({ grip }: { grip: Of<'place'> }) {
  const { dealer, scene } = useScene();
  const staking = scene.table.phase === 'staking';
  // In landscape the name opens it; elsewhere the name of who is owed a card has led here.
  const more = !staking && dealer.layout.value !== 'landscape';
  return (
    <TrayFrame
      kind="hold"
      head={staking ? messages().tray.chooseCoin : messages().playerRow.newCard}
      below={staking ? messages().tray.thenCard : grip.punter}
      end={
        <>
          {more && (
            <TrayButton meaning="money" does={() => tapName(dealer.hand, grip.punter)}>
              {messages().tray.money}
            </TrayButton>
          )}
          <CloseTray />
        </>
      }
    >
      <Coins />
      <Other />
    </TrayFrame>
  );
}

/** Take and lay again: the coins within what the house and the purse allow, the old couch first. */
export function AgainTray({ grip }: { grip: Of<'again'> }) {
  const { scene } = useScene();
  const stake = stakeOn(scene.table, grip.punter, grip.card);
  const bounds = stake?.answers?.restake;
  if (!stake || !bounds) return null;
  return (
    <TrayFrame
      kind="hold"
      head={t().capitalize(t().theCard(grip.card))}
      below={messages().answers.layAgain(money(bounds.least, scene.table.currency))}
      end={<CloseTray />}
    >
      <Coins bounds={bounds} extra={bounds.least} />
      <Other />
    </TrayFrame>
  );
}

/** The chosen card: before the fasse to change it; after, to mace it or to bet on it. */
export function CardTray({ grip }: { grip: Of<'card'> }) {
  const { scene } = useScene();
  const stake = stakeOn(scene.table, grip.punter, grip.card);
  if (!stake) return null;
  return scene.table.phase === 'staking' ? (
    <ChangeTray stake={stake} />
  ) : (
    <ActTray grip={grip} stake={stake} />
  );
}

function ChangeTray({ stake }: { stake: Stake }) {
  const { dealer, scene } = useScene();
  const does = () => takeBack(dealer.desk, dealer.hand, stake);
  return (
    <TrayFrame
      kind="hold"
      head={t().capitalize(t().theCard(stake.card))}
      below={money(stake.couch, scene.table.currency)}
      end={
        <>
          {!stake.carried && (
            <TrayButton meaning="back" does={does}>
              {messages().tray.withdraw}
            </TrayButton>
          )}
          <CloseTray />
        </>
      }
    >
      {stake.carried ? (
        <TrayHint text={messages().couch.carried} />
      ) : (
        <>
          <Coins />
          <Other />
        </>
      )}
    </TrayFrame>
  );
}

function ActTray({ grip, stake }: { grip: Of<'card'>; stake: Stake }) {
  const { dealer, scene } = useScene();
  const { currency } = scene.table;
  const { hand, desk } = dealer;
  const sum = money(hand.coin.value ?? 0, currency);
  const bets = bearsBets(scene.table, stake);
  const others = () => {
    hand.grip.value = { ...grip, others: !grip.others, backer: null };
  };
  const end = (
    <>
      {bets && (
        <TrayButton meaning="others" does={others} aria-pressed={grip.others}>
          {messages().tray.betweenOthers}
        </TrayButton>
      )}
      <CloseTray />
    </>
  );
  return (
    <TrayFrame
      kind="act"
      head={t().capitalize(t().theCard(grip.card))}
      below={messages().tray.sumCrooks(money(stake.couch, currency), stake.crooks)}
      end={end}
    >
      {bets && <BetOutcomes grip={grip} />}
      <Coins most={dealer.layout.value === 'landscape' ? 5 : 9} />
      <Other />
      {bearsMace(scene.table, stake) && (
        <TrayButton meaning="mace" does={() => mace(desk, hand, grip)}>
          {messages().tray.mace(sum)}
        </TrayButton>
      )}
    </TrayFrame>
  );
}
