/** The dealer's table. */

import { computed, effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { openBooks } from '../../books/books.ts';
import { whenIdle } from '../../parts/idle.ts';
import { fetchLate } from './aside.ts';
import { Band } from './Band.tsx';
import { Cloth } from './Cloth.tsx';
import { Corner } from './Corner.tsx';
import { AtTable, dealerOf, useDealer, useMade, type Dealer, type Seen } from './dealer.ts';
import { beginAnew, letGoOfGone } from './hand.ts';
import { listen } from './keyboard.ts';
import { Keys } from './Keys.tsx';
import { layout } from './layout.ts';
import { Live } from './Live.tsx';
import './look/table.css';
import { MainButton } from './MainButton.tsx';
import { Opening } from './Opening.tsx';
import { hand as handed, suits, vibration } from '../../settings.ts';
import { Sheets } from './Sheets.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import { unanswered } from './standing.ts';
import { Risk } from './trays/bank.tsx';
import { Tray } from './Tray.tsx';

const withSuits = computed(() => suits.value === 'on');

export function TablePage({ id }: { id: string }) {
  const dealer = useMemo(() => dealerOf(openBooks(id), layout, withSuits), [id]);
  useEffect(() => {
    whenIdle(() => void fetchLate());
    const { desk, hand, next } = dealer;
    const stops = [
      listen(dealer),
      trembles(dealer),
      next.follow(desk),
      beginAnew(hand, () => desk.table()?.phase),
      letGoOfGone(hand, desk.table),
    ];
    return () => {
      stops.forEach((stop) => stop());
      dealer.books.close();
    };
  }, [dealer]);
  return (
    <AtTable.Provider value={dealer}>
      <Whole />
    </AtTable.Provider>
  );
}

const TREMBLE_MS = 10;

/** Where it is wished, the device trembles a little when everything is recorded. */
function trembles({ books }: Dealer): () => void {
  let waited = 0;
  return effect(() => {
    const waits = books.outbox.value.length;
    if (waits === 0 && waited > 0 && vibration.peek() === 'on') navigator.vibrate?.(TREMBLE_MS);
    waited = waits;
  });
}

function Whole() {
  const dealer = useDealer();
  const known = useMemo(() => computed(() => dealer.scene.value !== null), [dealer]);
  return known.value ? <Parts /> : <Opening books={dealer.books} />;
}

function Parts() {
  const { seats, phase } = useMade(({ scene }) => ({
    seats: scene.table.punters.length,
    phase: scene.table.phase,
  }));
  const classes = [
    'table',
    layout.value,
    handed.value === 'left' ? 'left-handed' : '',
    seats > 7 ? 'dense' : '',
  ];
  return (
    <div
      class={classes.filter(Boolean).join(' ')}
      data-phase={phase}
      style={{ '--seats': Math.max(1, seats) }}
    >
      <Band />
      <main class="below">
        <Cloth />
        <Foot />
      </main>
      <Sheets />
      <Live />
    </div>
  );
}

function footOf({ dealer, scene }: Seen): { answers: boolean; closed: boolean } {
  const { refusal, table } = scene;
  const answers =
    dealer.layout.value !== 'landscape' &&
    unanswered(table).length > 0 &&
    (!refusal || dealer.hand.aside.value === refusal.key);
  return { answers, closed: table.phase === 'closed' };
}

/** In landscape tray, rail and corners; else answers take the place of tray and pad. */
function Foot() {
  const { answers, closed } = useMade(footOf);
  return (
    <div class="foot">
      {answers ? <AnswerSheet /> : <Tray />}
      {!answers && !closed && <Keys />}
      <div class="corners">
        <Corner />
        <MainButton />
      </div>
      {layout.value === 'phone' && !answers && <Risk />}
    </div>
  );
}
