/** Trays with coins: to select a coin, to stake on a new card, to change or bet on a card, to take and restake. */

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
      kind="usual"
      head={messages().tray.chooseCoin}
      below={messages().tray.thenCard}
      end={slips ? <BackToSlip /> : <TrayHint text={messages().tray.stakingHint} />}
    >
      <Coins />
      <Other />
    </TrayFrame>
  );
}

export function OwedTray({ mode }: { mode: Of<'stake'> }) {
  const { model, scene } = useScene();
  const staking = scene.table.phase === 'staking';
  // In landscape, a tap on the name opens the money tray. In other layouts it opens this tray if a card is due.
  const more = !staking && model.layout.value !== 'landscape';
  return (
    <TrayFrame
      kind="usual"
      head={staking ? messages().tray.chooseCoin : messages().playerRow.newCard}
      below={staking ? messages().tray.thenCard : mode.punter}
      end={
        <>
          {more && (
            <TrayButton meaning="money" onTap={() => tapName(model.uiState, mode.punter)}>
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

/** Take and restake: the coins within the limits of the rules and the purse, the old couch first. */
export function AgainTray({ mode }: { mode: Of<'restake'> }) {
  const { scene } = useScene();
  const stake = findStake(scene.table, mode.punter, mode.card);
  const bounds = stake?.answers?.restake;
  if (!stake || !bounds) return null;
  return (
    <TrayFrame
      kind="usual"
      head={t().capitalize(t().theCard(mode.card))}
      below={messages().answers.layAgain(money(bounds.least, scene.table.currency))}
      end={<CloseTray />}
    >
      <Coins bounds={bounds} extra={bounds.least} />
      <Other />
    </TrayFrame>
  );
}

/** The tray of the chosen card: before the fasse to change its stake, then to mace it or to bet on it. */
export function CardTray({ mode }: { mode: Of<'card'> }) {
  const { scene } = useScene();
  const stake = findStake(scene.table, mode.punter, mode.card);
  if (!stake) return null;
  return scene.table.phase === 'staking' ? (
    <ChangeTray stake={stake} />
  ) : (
    <ActTray mode={mode} stake={stake} />
  );
}

function ChangeTray({ stake }: { stake: Stake }) {
  const { model, scene } = useScene();
  const onTap = () => withdrawStake(model.actions, model.uiState, stake);
  return (
    <TrayFrame
      kind="usual"
      head={t().capitalize(t().theCard(stake.card))}
      below={money(stake.couch, scene.table.currency)}
      end={
        <>
          {!stake.carried && (
            <TrayButton meaning="back" onTap={onTap}>
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

function ActTray({ mode, stake }: { mode: Of<'card'>; stake: Stake }) {
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
        <TrayButton meaning="others" onTap={others} aria-pressed={mode.others}>
          {messages().tray.betweenOthers}
        </TrayButton>
      )}
      <CloseTray />
    </>
  );
  return (
    <TrayFrame
      kind="bet"
      head={t().capitalize(t().theCard(mode.card))}
      below={messages().tray.sumCrooks(money(stake.couch, currency), stake.crooks)}
      end={end}
    >
      {bets && <BetOutcomes mode={mode} />}
      <Coins most={model.layout.value === 'landscape' ? 5 : 9} />
      <Other />
      {allowsMace(scene.table, stake) && (
        <TrayButton meaning="mace" onTap={() => mace(actions, uiState, mode)}>
          {messages().tray.mace(sum)}
        </TrayButton>
      )}
    </TrayFrame>
  );
}
