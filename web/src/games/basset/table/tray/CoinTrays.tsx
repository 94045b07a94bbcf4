/** Trays with coins: in hand, for a card owed, for a card chosen, to lay again. */

import { t } from '../../../../i18n/language.ts';
import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/currency.ts';
import { useDerived, useScene } from '../page-model.ts';
import type { Mode } from '../ui-state.ts';
import { shownRefusal } from '../scene.ts';
import { allowsSideBets, allowsMace, findStake } from '../../table-queries.ts';
import type { Stake } from '../../view.ts';
import { mace, withdrawStake, tapName } from '../tap-actions.ts';
import { BetOutcomes } from './BetOutcomes.tsx';
import { Coins, Other } from './CoinKeys.tsx';
import { BackToSlip, CloseTray, TrayButton, TrayFrame, TrayHint } from './TrayFrame.tsx';

type Of<K extends Mode['kind']> = Extract<Mode, { kind: K }>;

export function CoinTray() {
  const slips = useDerived(({ scene }) => shownRefusal(scene) !== null);
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

export function OwedTray({ grip: mode }: { grip: Of<'place'> }) {
  const { model, scene } = useScene();
  const staking = scene.table.phase === 'staking';
  // In landscape the name opens it; elsewhere the name of who is owed a card has led here.
  const more = !staking && model.layout.value !== 'landscape';
  return (
    <TrayFrame
      kind="hold"
      head={staking ? messages().tray.chooseCoin : messages().playerRow.newCard}
      below={staking ? messages().tray.thenCard : mode.punter}
      end={
        <>
          {more && (
            <TrayButton meaning="money" does={() => tapName(model.uiState, mode.punter)}>
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
export function AgainTray({ grip: mode }: { grip: Of<'again'> }) {
  const { scene } = useScene();
  const stake = findStake(scene.table, mode.punter, mode.card);
  const bounds = stake?.answers?.restake;
  if (!stake || !bounds) return null;
  return (
    <TrayFrame
      kind="hold"
      head={t().capitalize(t().theCard(mode.card))}
      below={messages().answers.layAgain(money(bounds.least, scene.table.currency))}
      end={<CloseTray />}
    >
      <Coins bounds={bounds} extra={bounds.least} />
      <Other />
    </TrayFrame>
  );
}

/** The chosen card: before the fasse to change it; after, to mace it or to bet on it. */
export function CardTray({ grip: mode }: { grip: Of<'card'> }) {
  const { scene } = useScene();
  const stake = findStake(scene.table, mode.punter, mode.card);
  if (!stake) return null;
  return scene.table.phase === 'staking' ? (
    <ChangeTray stake={stake} />
  ) : (
    <ActTray grip={mode} stake={stake} />
  );
}

function ChangeTray({ stake }: { stake: Stake }) {
  const { model, scene } = useScene();
  const does = () => withdrawStake(model.actions, model.uiState, stake);
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

function ActTray({ grip: mode, stake }: { grip: Of<'card'>; stake: Stake }) {
  const { model, scene } = useScene();
  const { currency } = scene.table;
  const { uiState, actions } = model;
  const sum = money(uiState.selectedCoin.value ?? 0, currency);
  const bets = allowsSideBets(scene.table, stake);
  const others = () => {
    uiState.mode.value = { ...mode, others: !mode.others, backer: null };
  };
  const end = (
    <>
      {bets && (
        <TrayButton meaning="others" does={others} aria-pressed={mode.others}>
          {messages().tray.betweenOthers}
        </TrayButton>
      )}
      <CloseTray />
    </>
  );
  return (
    <TrayFrame
      kind="act"
      head={t().capitalize(t().theCard(mode.card))}
      below={messages().tray.sumCrooks(money(stake.couch, currency), stake.crooks)}
      end={end}
    >
      {bets && <BetOutcomes grip={mode} />}
      <Coins most={model.layout.value === 'landscape' ? 5 : 9} />
      <Other />
      {allowsMace(scene.table, stake) && (
        <TrayButton meaning="mace" does={() => mace(actions, uiState, mode)}>
          {messages().tray.mace(sum)}
        </TrayButton>
      )}
    </TrayFrame>
  );
}
