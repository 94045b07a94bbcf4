/** The end of a row: a button for each action of its punter, or a note. */

import { messages as kitMessages } from '../../../../table-kit/messages/messages.ts';
import { RichText } from '../../../../ui/text/RichText.tsx';
import { letterOf } from '../../../../i18n/cards.ts';
import { plain } from '../../../../i18n/markup.ts';
import { messages } from '../../messages/messages.ts';
import { AnsweredNote } from './AnsweredNote.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import { money } from '../../../../i18n/amounts/currency.ts';
import { useScene } from '../model/basset-page.ts';
import { RowChoice } from '../../../../table-kit/rows/RowChoice.tsx';
import { cashedOutText } from '../../../../table-kit/rows/money-note.ts';
import { PendingNote, RowNote, TextNote } from '../../../../table-kit/rows/RowNote.tsx';
import { mayBet } from '../model/coin-limits.ts';
import { askForNewCard, tapBet } from '../model/tap-actions.ts';
import { toggleTray } from '../../../../table-kit/model/ui-state.ts';
import { rowStatus, type RowStatus } from './row-status.ts';
import { betsNote, unsentNote, refusedNote } from '../rejection/entry-notes.ts';
import { stakeAsLastDeal } from '../model/as-last-deal.ts';
import type { CellsProps } from '../../../../table-kit/table-game.ts';
import { findPunter } from '../../table-queries.ts';
import type { Punter, Stake, Table } from '../../view.ts';

type StatusOf<Kind extends RowStatus['kind']> = Extract<RowStatus, { kind: Kind }>;

export function ActionCell({ player }: CellsProps<Table>) {
  const { model, scene, ui } = useScene();
  const punter = findPunter(scene.table, player);
  if (!punter) return null;
  const status = rowStatus(scene, ui, punter, model.outbox.differingPlayers.value.includes(punter.name));
  const nextStake = model.nextRound.entries.value.find(({ fields }) => fields.punter === punter.name);
  if (nextStake && status.kind === 'nothing') return <NextDealNote {...nextStake.fields} />;
  return <StatusView punter={punter} status={status} />;
}

function StatusView({ punter, status }: { punter: Punter; status: RowStatus }) {
  const { scene } = useScene();
  const { currency } = scene.table;
  const bets = betsNote(scene.table, punter.name);
  switch (status.kind) {
    case 'answers':
      return <AnswerButtons stake={status.stake} index={status.index} total={status.total} />;
    case 'refused':
      return (
        <RowNote refused>
          <b>{refusedNote(status.entry, currency)}</b>
        </RowNote>
      );
    case 'unsent':
      return <UnsentNote status={status} bets={bets} />;
    case 'server_differs':
      return <RowNote refused>{kitMessages().rows.serverDiffers}</RowNote>;
    case 'answered':
      return <AnsweredNote answered={status.answered} bets={bets} pending={status.isUnsent} />;
    case 'cards':
      return (
        <TextNote
          text={messages().playerRow.cards(status.count, status.sum ? money(status.sum, currency) : null)}
        />
      );
    case 'paid':
      return <TextNote text={joined(messages().answers.topRung(money(status.sum, currency)), bets)} />;
    case 'cashed_out':
      return <TextNote text={cashedOutText(scene.table, punter.name)} />;
    case 'nothing':
      return bets ? <TextNote text={bets} /> : null;
    default:
      return <StatusAction punter={punter} status={status} />;
  }
}

function UnsentNote({ status, bets }: { status: StatusOf<'unsent'>; bets: string }) {
  const note = joined(unsentNote(status.entry, useScene().scene.table), bets);
  return <PendingNote text={joined(note, status.isOnHold ? kitMessages().rows.onHold : '')} />;
}

const joined = (first: string, second: string): string =>
  second ? [first.replace(/\.$/, ''), second].filter(Boolean).join(' · ') : first;

/** The stake that is stored for the next deal. */
function NextDealNote({ card, amount }: { card?: unknown; amount?: unknown }) {
  const { currency } = useScene().scene.table;
  return <TextNote text={messages().playerRow.nextDeal(String(card), money(Number(amount), currency))} />;
}

function StatusAction({ punter, status }: { punter: Punter; status: RowStatus }) {
  const { uiState } = useScene().model;
  switch (status.kind) {
    case 'holder':
      return <BetTarget stake={status.stake} />;
    case 'bets':
      return <BetAction punter={punter} status={status} />;
    case 'lost':
      return <LossActions punter={punter} status={status} />;
    case 'staking':
      return <StakingActions punter={punter} status={status} />;
    case 'buyin':
      return (
        <RowChoice
          meaning="buyin"
          words={kitMessages().tray.buyIn}
          detail={messages().playerRow.outOfMoney}
          onTap={() => toggleTray(uiState, punter.name)}
        />
      );
    default:
      return null;
  }
}

function BetTarget({ stake }: { stake: Stake }) {
  const { scene } = useScene();
  const sum = money(stake.couch, scene.table.currency);
  return (
    <RowNote>
      <RichText text={messages().playerRow.holder(stake.card, sum, stake.crooks)} /> <br />
      {messages().playerRow.holderOf}
    </RowNote>
  );
}

function BetAction({ punter, status }: { punter: Punter; status: StatusOf<'bets'> }) {
  const { model, scene, ui } = useScene();
  const against =
    ui.selectedCoin === null
      ? ''
      : messages().playerRow.betAgainst(money(ui.selectedCoin, scene.table.currency), status.against);
  return (
    <RowChoice
      meaning={`bet ${status.between}`}
      words={
        status.between === 'taker'
          ? messages().playerRow.acceptsBet(punter.name)
          : messages().playerRow.bets(punter.name)
      }
      detail={status.between === 'backer' ? '' : against}
      isDisabled={
        ui.mode.kind === 'card' &&
        ui.selectedCoin !== null &&
        !mayBet(scene.table, ui.mode, punter.name, ui.selectedCoin)
      }
      onTap={() => tapBet(model.actions, model.uiState, punter.name)}
    />
  );
}

function LossActions({ punter, status }: { punter: Punter; status: StatusOf<'lost'> }) {
  const { model, scene } = useScene();
  const { uiState } = model;
  const rank = status.ranks.at(-1);
  const bets = plain(betsNote(scene.table, punter.name));
  const detail = joined(rank === undefined ? '' : messages().playerRow.lost(rank), bets);
  if (status.replacements && !status.hasWinsToAnswer) {
    return (
      <RowChoice
        meaning="new"
        words={messages().playerRow.newCards(status.replacements)}
        detail={detail}
        onTap={() => askForNewCard(uiState, punter.name)}
      />
    );
  }
  return (
    <RowNote>
      <RichText text={status.replacements ? messages().playerRow.newAfter(rank ?? null) : detail} />
    </RowNote>
  );
}

function StakingActions({ punter, status }: { punter: Punter; status: StatusOf<'staking'> }) {
  const { model, scene } = useScene();
  const { currency } = scene.table;
  const laid = status.asLast
    .map(({ card, amount }) => `${letterOf(card)}\u00a0·\u00a0${money(amount, currency)}`)
    .join(', ');
  const onTap = () => stakeAsLastDeal(model.actions, model.uiState, punter.name, status.asLast);
  return (
    <>
      {status.asLast.length > 0 && (
        <RowChoice
          meaning="last deal"
          narrow
          words={messages().playerRow.asLastDeal}
          detail={laid}
          onTap={onTap}
        />
      )}
      <RowNote>
        {status.missing > 0 && (
          <>
            <RichText text={messages().playerRow.ofCards(status.laid, status.laid + status.missing)} /> <br />
            {messages().playerRow.moreCards(status.missing)}
          </>
        )}
        {status.missing === 0 && status.laid > 0 && (
          <RichText
            text={messages().playerRow.cards(
              status.laid,
              punter.at_table ? money(punter.at_table, currency) : null,
            )}
          />
        )}
      </RowNote>
    </>
  );
}
