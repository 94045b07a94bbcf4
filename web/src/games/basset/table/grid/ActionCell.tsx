/** The end of a row: a button for each action of its punter, or a note. */

import { RichText } from '../../../../ui/RichText.tsx';
import { letterOf } from '../../../../i18n/cards.ts';
import { plain } from '../../../../i18n/markup.ts';
import { messages } from '../../messages/messages.ts';
import './ActionCell.css';
import { AnswerButtons } from './AnswerButtons.tsx';
import { money } from '../../../../i18n/currency.ts';
import { useScene } from '../page-model.ts';
import { ChoiceButton, ChoiceNote } from '../ChoiceButton.tsx';
import { RowNote, TextNote, PendingNote } from './RowNote.tsx';
import { rowStatus, type RowStatus } from './row-status.ts';
import { answeredNote, betsNote, unsentNote, refusedNote } from '../rejection/entry-notes.ts';
import { stakeAsLastDeal, askForNewCard, tapBet, tapName } from '../tap-actions.ts';
import type { Punter, Stake } from '../../view.ts';

export function ActionCell({ punter }: { punter: Punter }) {
  const { model, scene, ui } = useScene();
  const now = rowStatus(scene, ui, punter, model.outbox.differingPlayers.value.includes(punter.name));
  const later = model.nextDeal.entries.value.find(({ fields }) => fields.punter === punter.name);
  if (later && now.kind === 'nothing') return <Later {...later.fields} />;
  return <Shown punter={punter} now={now} />;
}

function Shown({ punter, now }: { punter: Punter; now: RowStatus }) {
  const { scene } = useScene();
  const { currency } = scene.table;
  const bets = betsNote(scene.table, punter.name);
  switch (now.kind) {
    case 'answers':
      return <AnswerButtons stake={now.stake} at={now.at} of={now.of} />;
    case 'refused':
      return (
        <RowNote refused>
          <b>{refusedNote(now.entry, currency)}</b>
        </RowNote>
      );
    case 'unsent':
      return (
        <PendingNote
          text={unsentNote(now.entry, scene.table) + (now.behind ? ` · ${messages().playerRow.onHold}` : '')}
        />
      );
    case 'server_differs':
      return <RowNote refused>{messages().playerRow.serverDiffers}</RowNote>;
    case 'answered':
      return <TextNote text={both(answeredNote(now.answered, currency), bets)} pending={now.pencil} />;
    case 'cards':
      return (
        <TextNote text={messages().playerRow.cards(now.count, now.sum ? money(now.sum, currency) : null)} />
      );
    case 'paid':
      return <TextNote text={both(messages().answers.topRung(money(now.sum, currency)), bets)} />;
    case 'cashed_out':
      return <TextNote text={messages().playerRow.cashedOut} />;
    case 'nothing':
      return bets ? <TextNote text={bets} /> : null;
    default:
      return <Offered punter={punter} now={now} />;
  }
}

const both = (one: string, other: string): string => [one, other].filter(Boolean).join(' · ');

/** The stake that is stored for the next deal. */
function Later({ card, amount }: { card?: unknown; amount?: unknown }) {
  const { currency } = useScene().scene.table;
  return <TextNote text={messages().playerRow.nextDeal(String(card), money(Number(amount), currency))} />;
}

function Offered({ punter, now }: { punter: Punter; now: RowStatus }) {
  const { uiState } = useScene().model;
  switch (now.kind) {
    case 'holder':
      return <Holder stake={now.stake} />;
    case 'bets':
      return <Bets punter={punter} now={now} />;
    case 'lost':
      return <Lost punter={punter} now={now} />;
    case 'staking':
      return <Laying punter={punter} now={now} />;
    case 'buyin':
      return (
        <Choice
          meaning="buyin"
          words={messages().playerRow.buyIn}
          under={messages().playerRow.outOfMoney}
          onTap={() => tapName(uiState, punter.name)}
        />
      );
    default:
      return null;
  }
}

function Holder({ stake }: { stake: Stake }) {
  const { scene } = useScene();
  const sum = money(stake.couch, scene.table.currency);
  return (
    <RowNote>
      <RichText text={messages().playerRow.holder(stake.card, sum, stake.crooks)} /> <br />
      {messages().playerRow.holderOf}
    </RowNote>
  );
}

function Bets({ punter, now }: { punter: Punter; now: Extract<RowStatus, { kind: 'bets' }> }) {
  const { model, scene, ui } = useScene();
  const against =
    ui.selectedCoin === null
      ? ''
      : messages().playerRow.betAgainst(money(ui.selectedCoin, scene.table.currency), now.against);
  return (
    <Choice
      meaning={`bet ${now.between}`}
      words={
        now.between === 'taker'
          ? messages().playerRow.acceptsBet(punter.name)
          : messages().playerRow.bets(punter.name)
      }
      under={now.between === 'backer' ? '' : against}
      onTap={() => tapBet(model.actions, model.uiState, punter.name)}
    />
  );
}

function Lost({ punter, now }: { punter: Punter; now: Extract<RowStatus, { kind: 'lost' }> }) {
  const { model, scene } = useScene();
  const { uiState } = model;
  const rank = now.ranks.at(-1);
  const bets = plain(betsNote(scene.table, punter.name));
  const under = both(rank === undefined ? '' : messages().playerRow.lost(rank), bets);
  if (now.owed && !now.later) {
    return (
      <Choice
        meaning="new"
        words={messages().playerRow.newCards(now.owed)}
        under={under}
        onTap={() => askForNewCard(uiState, punter.name)}
      />
    );
  }
  return (
    <RowNote>
      <RichText text={now.owed ? messages().playerRow.newAfter(rank ?? null) : under} />
    </RowNote>
  );
}

function Laying({ punter, now }: { punter: Punter; now: Extract<RowStatus, { kind: 'staking' }> }) {
  const { model, scene } = useScene();
  const { currency } = scene.table;
  const laid = now.asLast
    .map(({ card, amount }) => `${letterOf(card)}\u00a0${money(amount, currency)}`)
    .join(', ');
  const onTap = () => stakeAsLastDeal(model.actions, model.uiState, punter.name, now.asLast);
  return (
    <>
      {now.asLast.length > 0 && (
        <Choice
          meaning="last deal"
          narrow
          words={messages().playerRow.asLastDeal}
          under={laid}
          onTap={onTap}
        />
      )}
      <RowNote>
        {now.wants > 0 && (
          <>
            <RichText text={messages().playerRow.ofCards(now.laid, now.laid + now.wants)} /> <br />
            {messages().playerRow.moreCards(now.wants)}
          </>
        )}
        {now.wants === 0 && now.laid > 0 && (
          <RichText
            text={messages().playerRow.cards(
              now.laid,
              punter.at_table ? money(punter.at_table, currency) : null,
            )}
          />
        )}
      </RowNote>
    </>
  );
}

interface ChoiceProps {
  words: string;
  under: string;
  onTap: () => void;
  meaning: string;
  narrow?: boolean;
}

function Choice({ words, under, onTap, meaning, narrow = false }: ChoiceProps) {
  return (
    <ChoiceButton
      kind={narrow ? 'narrow' : 'usual'}
      class="action-cell__choice"
      onTap={onTap}
      meaning={meaning}
    >
      <b>{words}</b>
      {under && <ChoiceNote text={under} />}
    </ChoiceButton>
  );
}
