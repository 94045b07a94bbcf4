/** A punter's row: who they are, what lies on their cards, what they may do. */

import { useMemo } from 'preact/hooks';
import { Tap } from '../../parts/Tap.tsx';
import { language, w } from '../../words/words.ts';
import { CouchCard } from './Couch.tsx';
import { couchSaid } from './couchwords.ts';
import { couchesOf, inALine, type Couch } from './couches.ts';
import { washes } from './columns.ts';
import { money } from './currency.ts';
import { useDealer, useScene } from './dealer.ts';
import { DoCell } from './DoCell.tsx';
import type { Held } from './hand.ts';
import { NameCell } from './NameCell.tsx';
import { showAnswer } from './focus.ts';
import { refusedEntry } from './scene.ts';
import { chosenSeat, stakeOn } from './standing.ts';
import { RANKS, rankOf, type Punter, type Rank, type Table } from './table.ts';
import { tapCouch, tapPlace } from './taps.ts';

/** The row that the next tap is about. */
function isChosen(table: Table, { grip, turning, seat }: Held, name: string): boolean {
  if (grip.kind !== 'rest') return 'punter' in grip && grip.kind !== 'card' && grip.punter === name;
  return table.phase === 'staking' && !turning && chosenSeat(table, seat)?.name === name;
}

/** `at`: which row it is, from 0. */
export function Row({ punter, at }: { punter: Punter; at: number }) {
  const { dealer, scene, held } = useScene();
  const layout = dealer.layout.value;
  const chosen = isChosen(scene.table, held, punter.name);
  const refused = refusedEntry(scene);
  const wrong = refused !== null && (refused.punter ?? refused.backer ?? refused.name) === punter.name;
  const couches = couchesOf(scene, punter);
  const classes = ['row', chosen && 'chosen', wrong && 'wrong'].filter(Boolean).join(' ');
  return (
    <div
      class={classes}
      role="row"
      style={{ gridRow: at + 1 }}
      aria-selected={chosen}
      data-punter={punter.name}
    >
      <NameCell punter={punter} />
      {layout === 'phone' ? (
        <Line punter={punter} couches={couches} />
      ) : (
        <Places punter={punter} couches={couches} chosen={chosen} />
      )}
      {layout === 'landscape' && (
        <div class="do" role="gridcell">
          <DoCell punter={punter} />
        </div>
      )}
    </div>
  );
}

/** A place for each rank. */
function Places({ punter, couches, chosen }: { punter: Punter; couches: Couch[]; chosen: boolean }) {
  const { scene, held } = useScene();
  const { phase, currency } = scene.table;
  // The chosen row's own colour lies over the washes: its cells have theirs again.
  const looks = chosen ? washes(scene.table, held) : {};
  const lays = phase === 'staking' && held.coin !== null ? money(held.coin, currency) : null;
  return RANKS.map((rank) => (
    <Place
      key={rank}
      punter={punter}
      rank={rank}
      wash={looks[rank] ?? ''}
      lays={lays}
      couches={couches.filter((one) => one.rank === rank)}
    />
  ));
}

interface PlaceProps {
  punter: Punter;
  rank: Rank;
  wash: string;
  /** The sum that a tap would lay there; null where it lays none. */
  lays: string | null;
  couches: Couch[];
}

/** Most places are empty and stay so: they are drawn again only when what they say changes. */
function Place({ punter, rank, wash, lays, couches }: PlaceProps) {
  const { desk, hand } = useDealer();
  const { name } = punter;
  const isEmpty = couches.length === 0;
  const empty = useMemo(() => {
    const said = lays === null ? w().reader.emptyPlace(name, rank) : w().reader.layHere(name, rank, lays);
    const does = () => tapPlace(desk, hand, name, rank);
    return isEmpty && <Tap class="place" tabIndex={-1} does={does} aria-label={said} />;
  }, [desk, hand, name, rank, lays, isEmpty, language.value]);
  return (
    <div class={`cell ${wash}`} role="gridcell">
      {empty}
      {couches.map((couch, at) => (
        <OnPlace key={couch.card} punter={punter} couch={couch} at={at} of={couches.length} />
      ))}
    </div>
  );
}

interface OnPlaceProps {
  punter: Punter;
  couch: Couch;
  /** Which of so many copies it is, from 0. */
  at: number;
  of: number;
  letter?: boolean;
}

function OnPlace({ punter, couch, at, of, letter = false }: OnPlaceProps) {
  const { dealer, scene, held } = useScene();
  const { grip } = held;
  const { currency } = scene.table;
  const gripped = grip.kind === 'card' || grip.kind === 'again' ? grip : null;
  const chosen = gripped?.punter === punter.name && gripped.card === couch.card;
  const first = held.first !== null && rankOf(held.first) === couch.rank;
  const does = () => {
    const { desk, hand } = dealer;
    // What the fasse took left its card, which may be filled again at once.
    const stands = stakeOn(scene.table, punter.name, couch.card) !== null;
    if (couch.look === 'refused' || (couch.look === 'lost' && !stands))
      return tapPlace(desk, hand, punter.name, couch.rank);
    const waits = tapCouch(desk, hand, punter.name, couch.card);
    if (waits) showAnswer(waits);
  };
  return (
    <Tap
      class={`couch${of > 1 ? ' fanned' : ''}`}
      style={of > 1 ? { '--fan': `${(at - (of - 1) / 2) * 6}px` } : undefined}
      tabIndex={letter ? 0 : -1}
      does={does}
      meaning={couch.card}
      aria-pressed={chosen}
      data-card={couch.card}
    >
      <span class="unseen">{couchSaid(punter.name, couch, currency)}</span>
      <CouchCard couch={couch} currency={currency} letter={letter} chosen={chosen} first={first} />
    </Tap>
  );
}

/** On a phone the cards stand in a line, each with its rank. */
function Line({ punter, couches }: { punter: Punter; couches: Couch[] }) {
  return (
    <div class="line" role="gridcell">
      {inALine(couches).map((couch) => (
        <OnPlace key={couch.card} punter={punter} couch={couch} at={0} of={1} letter />
      ))}
    </div>
  );
}
