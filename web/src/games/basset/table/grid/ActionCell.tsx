/** The end of a row: what its punter may do now, each on a button. */

import { TapButton } from '../../../../ui/TapButton.tsx';
import { RichText } from '../../../../ui/RichText.tsx';
import { letterOf } from '../../../../i18n/cards.ts';
import { plain } from '../../../../i18n/markup.ts';
import { t } from '../../../../i18n/language.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { money } from '../../../../i18n/currency.ts';
import { useScene } from '../page-model.ts';
import { rowStatus, type RowStatus } from './row-status.ts';
import { answeredNote, betsNote, pencilNote, refusedNote } from '../rejection/entry-notes.ts';
import { layAsLastDeal, newCard, tapBet, tapName } from '../tap-actions.ts';
import type { Punter, Stake } from '../../view.ts';

export function ActionCell({ punter }: { punter: Punter }) {
  const { dealer, scene, held } = useScene();
  const now = rowStatus(scene, held, punter, dealer.books.differs.value.includes(punter.name));
  const later = dealer.next.wishes.value.find(({ fields }) => fields.punter === punter.name);
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
        <p class="note refused">
          <b>{refusedNote(now.entry, currency)}</b>
        </p>
      );
    case 'pencil':
      return (
        <PencilNote
          text={pencilNote(now.entry, scene.table) + (now.behind ? ` · ${t().row.waitsBehind}` : '')}
        />
      );
    case 'differs':
      return <p class="note refused">{t().row.differs}</p>;
    case 'answered':
      return <Note text={both(answeredNote(now.answered, currency), bets)} pencil={now.pencil} />;
    case 'cards':
      return <Note text={t().row.cards(now.count, now.sum ? money(now.sum, currency) : null)} />;
    case 'paid':
      return <Note text={both(t().answer.topRung(money(now.sum, currency)), bets)} />;
    case 'gone':
      return <Note text={t().row.gone} />;
    case 'nothing':
      return bets ? <Note text={bets} /> : null;
    default:
      return <Offered punter={punter} now={now} />;
  }
}

const both = (one: string, other: string): string => [one, other].filter(Boolean).join(' · ');

/** What they asked for too late for this deal. */
function Later({ card, amount }: { card?: unknown; amount?: unknown }) {
  const { currency } = useScene().scene.table;
  return <Note text={t().row.nextDeal(String(card), money(Number(amount), currency))} />;
}

function Note({ text, pencil = false }: { text: string; pencil?: boolean }) {
  if (pencil) return <PencilNote text={text} />;
  return (
    <p class="note">
      <RichText text={text} />
    </p>
  );
}

function PencilNote({ text }: { text: string }) {
  return (
    <p class="note pencilled">
      <span class="ring" aria-hidden="true" />
      <span>
        <RichText text={text} />
        <span class="unseen">, {t().reader.pencil}</span>
      </span>
    </p>
  );
}

function Offered({ punter, now }: { punter: Punter; now: RowStatus }) {
  const { hand } = useScene().dealer;
  switch (now.kind) {
    case 'holder':
      return <Holder stake={now.stake} />;
    case 'bets':
      return <Bets punter={punter} now={now} />;
    case 'lost':
      return <Lost punter={punter} now={now} />;
    case 'laying':
      return <Laying punter={punter} now={now} />;
    case 'buyin':
      return (
        <Choice
          meaning="buyin"
          words={t().row.buyIn}
          under={t().row.outOfMoney}
          does={() => tapName(hand, punter.name)}
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
    <p class="note">
      <RichText text={t().row.holder(stake.card, sum, stake.crooks)} /> <br />
      {t().row.holderOf}
    </p>
  );
}

function Bets({ punter, now }: { punter: Punter; now: Extract<RowStatus, { kind: 'bets' }> }) {
  const { dealer, scene, held } = useScene();
  const against =
    held.coin === null ? '' : t().row.betAgainst(money(held.coin, scene.table.currency), now.against);
  return (
    <Choice
      meaning={`bet ${now.between}`}
      words={now.between === 'taker' ? t().row.takesTheBet(punter.name) : t().row.bets(punter.name)}
      under={now.between === 'backer' ? '' : against}
      does={() => tapBet(dealer.desk, dealer.hand, punter.name)}
    />
  );
}

function Lost({ punter, now }: { punter: Punter; now: Extract<RowStatus, { kind: 'lost' }> }) {
  const { dealer, scene } = useScene();
  const { hand } = dealer;
  const rank = now.ranks.at(-1);
  const bets = plain(betsNote(scene.table, punter.name));
  const under = both(rank === undefined ? '' : t().row.lost(rank), bets);
  if (now.owed && !now.later) {
    return (
      <Choice
        meaning="new"
        words={t().row.newCards(now.owed)}
        under={under}
        does={() => newCard(hand, punter.name)}
      />
    );
  }
  return (
    <p class="note">
      <RichText text={now.owed ? t().row.newAfter(rank ?? null) : under} />
    </p>
  );
}

function Laying({ punter, now }: { punter: Punter; now: Extract<RowStatus, { kind: 'laying' }> }) {
  const { dealer, scene } = useScene();
  const { currency } = scene.table;
  const laid = now.asLast
    .map(({ card, amount }) => `${letterOf(card)}\u00a0${money(amount, currency)}`)
    .join(', ');
  const does = () => layAsLastDeal(dealer.desk, dealer.hand, punter.name, now.asLast);
  return (
    <>
      {now.asLast.length > 0 && (
        <Choice meaning="last deal" narrow words={t().row.asLastDeal} under={laid} does={does} />
      )}
      <p class="note">
        {now.wants > 0 && (
          <>
            <RichText text={t().row.ofCards(now.laid, now.laid + now.wants)} /> <br />
            {t().row.more(now.wants)}
          </>
        )}
        {now.wants === 0 && now.laid > 0 && (
          <RichText
            text={t().row.cards(now.laid, punter.at_table ? money(punter.at_table, currency) : null)}
          />
        )}
      </p>
    </>
  );
}

function Choice({
  words,
  under,
  does,
  meaning,
  narrow = false,
}: {
  words: string;
  under: string;
  does: () => void;
  meaning: string;
  narrow?: boolean;
}) {
  return (
    <TapButton class={narrow ? 'choice narrow' : 'choice'} does={does} meaning={meaning}>
      <b>{words}</b>
      {under && <span class="under">{under}</span>}
    </TapButton>
  );
}
