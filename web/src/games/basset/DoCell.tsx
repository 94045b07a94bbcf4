/** The end of a row: what its punter may do now, each on a button. */

import { Tap } from '../../parts/Tap.tsx';
import { Said } from '../../parts/Said.tsx';
import { letterOf } from '../../words/cards.ts';
import { plain } from '../../words/marks.ts';
import { w } from '../../words/words.ts';
import { AnswerPair } from './AnswerPair.tsx';
import { money } from '../../words/currency.ts';
import { useScene } from './dealer.ts';
import { doing, type Doing } from './doing.ts';
import { answeredNote, betsNote, pencilNote, refusedNote } from './notes.ts';
import { layAsLastDeal, newCard, tapBet, tapName } from './taps.ts';
import type { Punter, Stake } from './table.ts';

export function DoCell({ punter }: { punter: Punter }) {
  const { dealer, scene, held } = useScene();
  const now = doing(scene, held, punter, dealer.books.differs.value.includes(punter.name));
  const later = dealer.next.wishes.value.find(({ fields }) => fields.punter === punter.name);
  if (later && now.kind === 'nothing') return <Later {...later.fields} />;
  return <Shown punter={punter} now={now} />;
}

function Shown({ punter, now }: { punter: Punter; now: Doing }) {
  const { scene } = useScene();
  const { currency } = scene.table;
  const bets = betsNote(scene.table, punter.name);
  switch (now.kind) {
    case 'answers':
      return <AnswerPair stake={now.stake} at={now.at} of={now.of} />;
    case 'refused':
      return (
        <p class="note refused">
          <b>{refusedNote(now.entry, currency)}</b>
        </p>
      );
    case 'pencil':
      return (
        <PencilNote
          text={pencilNote(now.entry, scene.table) + (now.behind ? ` · ${w().row.waitsBehind}` : '')}
        />
      );
    case 'differs':
      return <p class="note refused">{w().row.differs}</p>;
    case 'answered':
      return <Note text={both(answeredNote(now.answered, currency), bets)} pencil={now.pencil} />;
    case 'cards':
      return <Note text={w().row.cards(now.count, now.sum ? money(now.sum, currency) : null)} />;
    case 'paid':
      return <Note text={both(w().answer.topRung(money(now.sum, currency)), bets)} />;
    case 'gone':
      return <Note text={w().row.gone} />;
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
  return <Note text={w().row.nextDeal(String(card), money(Number(amount), currency))} />;
}

function Note({ text, pencil = false }: { text: string; pencil?: boolean }) {
  if (pencil) return <PencilNote text={text} />;
  return (
    <p class="note">
      <Said text={text} />
    </p>
  );
}

function PencilNote({ text }: { text: string }) {
  return (
    <p class="note pencilled">
      <span class="ring" aria-hidden="true" />
      <span>
        <Said text={text} />
        <span class="unseen">, {w().reader.pencil}</span>
      </span>
    </p>
  );
}

function Offered({ punter, now }: { punter: Punter; now: Doing }) {
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
          words={w().row.buyIn}
          under={w().row.outOfMoney}
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
      <Said text={w().row.holder(stake.card, sum, stake.crooks)} /> <br />
      {w().row.holderOf}
    </p>
  );
}

function Bets({ punter, now }: { punter: Punter; now: Extract<Doing, { kind: 'bets' }> }) {
  const { dealer, scene, held } = useScene();
  const against =
    held.coin === null ? '' : w().row.betAgainst(money(held.coin, scene.table.currency), now.against);
  return (
    <Choice
      meaning={`bet ${now.between}`}
      words={now.between === 'taker' ? w().row.takesTheBet(punter.name) : w().row.bets(punter.name)}
      under={now.between === 'backer' ? '' : against}
      does={() => tapBet(dealer.desk, dealer.hand, punter.name)}
    />
  );
}

function Lost({ punter, now }: { punter: Punter; now: Extract<Doing, { kind: 'lost' }> }) {
  const { dealer, scene } = useScene();
  const { hand } = dealer;
  const rank = now.ranks.at(-1);
  const bets = plain(betsNote(scene.table, punter.name));
  const under = both(rank === undefined ? '' : w().row.lost(rank), bets);
  if (now.owed && !now.later) {
    return (
      <Choice
        meaning="new"
        words={w().row.newCards(now.owed)}
        under={under}
        does={() => newCard(hand, punter.name)}
      />
    );
  }
  return (
    <p class="note">
      <Said text={now.owed ? w().row.newAfter(rank ?? null) : under} />
    </p>
  );
}

function Laying({ punter, now }: { punter: Punter; now: Extract<Doing, { kind: 'laying' }> }) {
  const { dealer, scene } = useScene();
  const { currency } = scene.table;
  const laid = now.asLast
    .map(({ card, amount }) => `${letterOf(card)}\u00a0${money(amount, currency)}`)
    .join(', ');
  const does = () => layAsLastDeal(dealer.desk, dealer.hand, punter.name, now.asLast);
  return (
    <>
      {now.asLast.length > 0 && (
        <Choice meaning="last deal" narrow words={w().row.asLastDeal} under={laid} does={does} />
      )}
      <p class="note">
        {now.wants > 0 && (
          <>
            <Said text={w().row.ofCards(now.laid, now.laid + now.wants)} /> <br />
            {w().row.more(now.wants)}
          </>
        )}
        {now.wants === 0 && now.laid > 0 && (
          <Said text={w().row.cards(now.laid, punter.at_table ? money(punter.at_table, currency) : null)} />
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
    <Tap class={narrow ? 'choice narrow' : 'choice'} does={does} meaning={meaning}>
      <b>{words}</b>
      {under && <span class="under">{under}</span>}
    </Tap>
  );
}
