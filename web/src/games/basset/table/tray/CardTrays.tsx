/** Trays of a staked card: to change its stake, to bet on it or mace it, to take its win and stake again. */

import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import { t } from '../../../../i18n/language.ts';
import { lateMessages } from '../../messages/late/late-messages.ts';
import { messages } from '../../messages/messages.ts';
import { money } from '../../../../i18n/amounts/currency.ts';
import { GAP, plain } from '../../../../i18n/markup.ts';
import { type Mode, useMode, useScene } from '../model/basset-page.ts';
import { mace, withdrawStake } from '../model/tap-actions.ts';
import { cancelMode, toggleTray } from '../../../../table-kit/model/ui-state.ts';
import { Coins } from '../../../../table-kit/money/CoinKeys.tsx';
import { MoneyTray } from '../../../../table-kit/money/MoneyTray.tsx';
import { takeBack } from '../../../../table-kit/model/correct-entry.ts';
import { entriesOfCard, newCardEntry } from '../model/entries-of.ts';
import {
  CloseTray,
  CorrectButton,
  TrayButton,
  TrayFrame,
  TrayHint,
  TrayTasks,
} from '../../../../table-kit/trays/TrayFrame.tsx';
import { allowsBetOrMace, allowsSideBets, allowsMace, findStake, purseOf } from '../../table-queries.ts';
import type { Stake } from '../../view.ts';
import { BetOutcomes } from './BetOutcomes.tsx';

type ModeOf<K extends Mode['kind']> = Extract<Mode, { kind: K }>;

/** Take and restake: the coins compose the new stake, within the limits of the rules and the purse. */
export function RestakeTray() {
  const mode = useMode('restake');
  const { scene } = useScene();
  const bounds = mode && findStake(scene.table, mode.punter, mode.card)?.answers?.restake;
  if (!mode || !bounds) return null;
  const below = lateMessages().cardTray.layAgain(money(bounds.least, scene.table.currency));
  return <MoneyTray head={t().capitalize(t().theCard(mode.card))} below={below} />;
}

/** The tray of the chosen card: before the fasse to change its stake, then to mace it or to bet on it. */
export function CardTray() {
  const mode = useMode('card');
  const { scene } = useScene();
  const stake = mode && findStake(scene.table, mode.punter, mode.card);
  if (!mode || !stake) return null;
  if (!mode.bets) return <ChangeStakeTray mode={mode} stake={stake} />;
  return allowsBetOrMace(scene.table, stake) ? (
    <BetTray mode={mode} stake={stake} />
  ) : (
    <StakedCardTray stake={stake} />
  );
}

/** "10s, two bent corners"; a card without money is empty. */
const stakeText = ({ couch, crooks }: Stake, currency: string): string =>
  couch
    ? lateMessages().cardTray.sumCrooks(money(couch, currency), crooks)
    : t().capitalize(messages().couch.empty);

/** The button that takes back a new card, until the next draw. */
function TakeBackNewCard({ stake }: { stake: Stake }) {
  const { outbox, uiState } = useScene().model;
  const entry = newCardEntry(outbox.standing.value, stake);
  if (!entry) return null;
  const onTap = () => {
    cancelMode(uiState);
    takeBack(outbox, entry);
  };
  return (
    <TrayButton meaning="back" onTap={onTap}>
      {lateMessages().cardTray.withdraw}
    </TrayButton>
  );
}

/** A card on which nothing can be bet now. */
function StakedCardTray({ stake }: { stake: Stake }) {
  const { model, scene } = useScene();
  return (
    <TrayFrame
      kind="usual"
      head={t().capitalize(t().theCard(stake.card))}
      below={stakeText(stake, scene.table.currency)}
      end={<CloseTray />}
    >
      <TrayTasks>
        <TakeBackNewCard stake={stake} />
        <CorrectButton entriesOf={(standing) => entriesOfCard(standing, stake)} />
        <TrayButton meaning="money" onTap={() => toggleTray(model.uiState, stake.punter)}>
          {kitMessages().tray.money}
        </TrayButton>
      </TrayTasks>
    </TrayFrame>
  );
}

function ChangeStakeTray({ mode, stake }: { mode: ModeOf<'card'>; stake: Stake }) {
  const { model, scene } = useScene();
  const mayBet = allowsSideBets(scene.table, stake);
  const onTap = () => withdrawStake(model.actions, model.uiState, stake);
  return (
    <TrayFrame
      kind="change"
      head={t().capitalize(t().theCard(stake.card))}
      below={money(stake.couch, scene.table.currency)}
      end={
        <>
          {!stake.carried && (
            <TrayButton meaning="back" onTap={onTap}>
              {lateMessages().cardTray.withdraw}
            </TrayButton>
          )}
          <CloseTray />
        </>
      }
    >
      {stake.carried ? (
        <TrayHint text={messages().couch.carried} />
      ) : (
        <Coins most={model.layout.value === 'landscape' ? (mayBet ? 6 : 8) : 9} />
      )}
      {mayBet && <SideBetButton mode={mode} />}
      <CorrectButton entriesOf={(standing) => entriesOfCard(standing, stake)} />
    </TrayFrame>
  );
}

/** Before the fasse, coins change the stake. After this button, they are for a bet on it. */
function SideBetButton({ mode }: { mode: ModeOf<'card'> }) {
  const { uiState } = useScene().model;
  const onTap = () => {
    uiState.mode.value = { ...mode, bets: true };
  };
  return (
    <TrayButton meaning="bet" onTap={onTap}>
      {lateMessages().cardTray.sideBet}
    </TrayButton>
  );
}

function BetTray({ mode, stake }: { mode: ModeOf<'card'>; stake: Stake }) {
  const { model, scene } = useScene();
  const isNew = newCardEntry(model.outbox.standing.value, stake) !== null;
  const allowsBets = allowsSideBets(scene.table, stake);
  const end = (
    <>
      {allowsBets && <BetweenOthers mode={mode} />}
      <CloseTray />
    </>
  );
  return (
    <TrayFrame
      kind="bet"
      head={t().capitalize(t().theCard(mode.card))}
      below={stakeText(stake, scene.table.currency)}
      end={end}
    >
      {allowsBets && <BetOutcomes mode={mode} />}
      <Coins most={model.layout.value === 'landscape' ? (isNew ? 3 : 4) : 9} />
      {allowsBets && allowsMace(scene.table, stake) && <MaceButton mode={mode} />}
      {isNew ? (
        <TakeBackNewCard stake={stake} />
      ) : (
        <CorrectButton entriesOf={(standing) => entriesOfCard(standing, stake)} />
      )}
    </TrayFrame>
  );
}

function BetweenOthers({ mode }: { mode: ModeOf<'card'> }) {
  const { uiState } = useScene().model;
  const onTap = () => {
    uiState.mode.value = { ...mode, others: !mode.others, backer: null };
  };
  return (
    <TrayButton meaning="others" onTap={onTap} aria-pressed={mode.others}>
      {lateMessages().cardTray.betweenOthers}
    </TrayButton>
  );
}

/** Adds the selected coin to the card. Without a coin, it takes no tap. */
function MaceButton({ mode }: { mode: ModeOf<'card'> }) {
  const { model, scene, ui } = useScene();
  const coin = ui.selectedCoin;
  const sum = coin === null ? plain(GAP) : money(coin, scene.table.currency);
  const onTap = () => mace(model.actions, model.uiState, mode);
  return (
    <TrayButton
      meaning="mace"
      isDisabled={coin === null || coin > purseOf(scene.table, mode.punter)}
      onTap={onTap}
    >
      {lateMessages().cardTray.mace(sum)}
    </TrayButton>
  );
}
