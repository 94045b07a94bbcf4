/** The band at the top: the sentence being said, the cards it is about, the pack, the bank, what waits. */

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lock } from '../../../../api/current-key.ts';
import { Menu } from '../../../../ui/frame/Menu.tsx';
import { NewVersion } from '../../../../ui/frame/NewVersion.tsx';
import { RichText } from '../../../../ui/RichText.tsx';
import { TapButton } from '../../../../ui/TapButton.tsx';
import { letterOf } from '../../../../i18n/cards.ts';
import { money, net } from '../../../../i18n/currency.ts';
import { clock } from '../../../../i18n/numbers.ts';
import { t } from '../../../../i18n/language.ts';
import { useAfterPaint } from '../use-after-paint.ts';
import { SyncChip } from './SyncChip.tsx';
import { usePageModel, useDerived, useScene, type Seen } from '../page-model.ts';
import { letGo, putAway } from '../ui-state.ts';
import { drawIsPencil } from '../scene.ts';
import { slots, spoken, promptNote, type Slot } from './prompt.ts';
import { RANKS, SUITED, type Table } from '../../view.ts';

export function Band() {
  const dealer = usePageModel();
  const { name, closed } = useDerived(({ scene }) => ({
    name: scene.table.name,
    closed: scene.table.phase === 'closed',
  }));
  const shut = () => void dealer.desk.enter('close', {});
  return (
    <header class="band">
      <h1 class="unseen">{name}</h1>
      <Menu table={dealer.books.id} shut={closed ? null : shut} />
      <Slots />
      <Telling />
      {dealer.layout.value === 'phone' ? <Short /> : <Figures />}
      <SyncChip />
    </header>
  );
}

function Telling() {
  const { dealer, scene, held } = useScene();
  const since = dealer.books.offlineSince.value;
  const beneath = {
    offlineAt: since && clock(since),
    signedOut: dealer.books.link.value === 'signed_out',
    waiting: scene.waiting.length,
    unkept: !dealer.books.kept.value,
    reckoning: scene.reckoning > 0,
    unknown: dealer.books.unknown.value,
    tooLate: dealer.hand.tooLate.value,
  };
  const opens = !since && !beneath.tooLate && scene.table.phase === 'drawing' && held.grip.kind !== 'card';
  // To fit it the page is laid out: not before the tap itself is seen.
  const said = useAfterPaint(spoken(scene, held));
  return (
    <div class="telling">
      <Sentence text={said} rouge={gapLoses({ dealer, scene, held })} />
      <Under
        log={opens ? `/tables/${dealer.books.id}/log` : null}
        door={beneath.signedOut && !beneath.tooLate}
        text={promptNote(scene.table, held, beneath)}
      />
      {isBetweenDeals({ dealer, scene, held }) && <NewVersion idle={scene.waiting.length > 0} />}
    </div>
  );
}

/** In a deal it tells what was drawn, and opens the history; signed out it opens the door. */
function Under({ log, door, text }: { log: string | null; door: boolean; text: string }) {
  const said = <RichText text={text} />;
  if (door)
    return (
      <TapButton class="under" meaning="sign in" does={lock}>
        {said}
      </TapButton>
    );
  if (!log) return <p class="under">{said}</p>;
  return (
    <a class="under" href={log}>
      {said}
    </a>
  );
}

/** When a reload costs nothing: no deal is on, and the house is there. */
const isBetweenDeals = ({ dealer, scene }: Seen): boolean =>
  scene.table.phase !== 'drawing' &&
  scene.refusal === null &&
  ['live', 'recording'].includes(dealer.books.link.value);

/** The next tap names the losing card: the second where the winner comes first, else the first. */
const gapLoses = ({ scene, held }: Seen): boolean =>
  scene.table.phase === 'drawing' &&
  (held.first !== null) === (scene.table.rules.order === 'win_first') &&
  held.turning === null &&
  held.grip.kind === 'rest';

const STEPS = [1, 31 / 35, 27 / 35];

/** In the largest of three sizes that holds it in one line; else in two lines. */
function Sentence({ text, rouge }: { text: string; rouge: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const fit = () => line.current && fitted(line.current);
    fit();
    addEventListener('resize', fit);
    if (document.fonts.status === 'loading') void document.fonts.ready.then(fit);
    return () => removeEventListener('resize', fit);
  }, [text]);
  return (
    <p class="sentence" ref={line}>
      <RichText text={text} gap={rouge ? 'loses' : 'wins'} />
    </p>
  );
}

function fitted(line: HTMLElement): void {
  line.classList.remove('wraps');
  const fits = STEPS.some((step) => {
    line.style.setProperty('--step', String(step));
    return line.scrollWidth <= line.clientWidth;
  });
  line.classList.toggle('wraps', !fits);
}

const slotsOf = ({ scene, held }: Seen) => ({
  shown: slots(scene.table, held),
  pencil: held.first === null && held.turning === null && drawIsPencil(scene),
  takes: held.first !== null,
});

function Slots() {
  const dealer = usePageModel();
  const { shown, pencil, takes } = useDerived(slotsOf);
  if (!shown.length || (dealer.layout.value === 'phone' && shown.every(({ card }) => card === null)))
    return null;
  return (
    <div class={pencil ? 'slots pencil' : 'slots'}>
      {shown.map((slot, at) => (
        <SlotCard key={at} slot={slot} takes={takes && at === 0} does={() => letGo(dealer.hand)} />
      ))}
    </div>
  );
}

function SlotCard({ slot, takes, does }: { slot: Slot; takes: boolean; does: () => void }) {
  const classes = `slot ${slot.look}`;
  const letter = slot.card === null ? null : <b>{letterOf(slot.card)}</b>;
  if (!takes)
    return (
      <span class={classes} aria-hidden="true">
        {letter}
      </span>
    );
  return (
    <TapButton
      class={classes}
      does={does}
      meaning={slot.card ?? ''}
      aria-label={t().reader.slot(slot.card, slot.look === 'won')}
    >
      {letter}
    </TapButton>
  );
}

/** What a broken bank holds: a tap opens the tray that funds it, in every phase. */
function Funds({ class: looks, children }: { class: string; children: ComponentChildren }) {
  const { hand } = usePageModel();
  const does = () => {
    putAway(hand);
    hand.grip.value = { kind: 'fund' };
  };
  return (
    <TapButton class={looks} meaning="fund" does={does}>
      {children}
      <span class="unseen">, {t().tray.fundBank}</span>
    </TapButton>
  );
}

function bankOf({ scene: { table, ink } }: Seen) {
  const { balance, net: gained, broken } = (ink ?? table).bank;
  return { balance, gained, broken, currency: table.currency };
}

/** What is left to deal and what the bank holds, in ink. */
function Figures() {
  const { balance, gained, broken, currency } = useDerived(bankOf);
  return (
    <>
      <Pack />
      {balance !== null && broken && (
        <Funds class="figure bank broken">
          <b>{money(balance, currency)}</b>
          <span>{t().band.bankBroken(money(-balance, currency))}</span>
        </Funds>
      )}
      {balance !== null && !broken && (
        <div class="figure bank">
          <b>{money(balance, currency)}</b>
          <span>{t().band.bank(net(gained ?? 0, currency))}</span>
        </div>
      )}
    </>
  );
}

function Pack() {
  const pack = useDerived(packOf);
  if (!pack) return null;
  return (
    <div class="figure pack">
      <b>{pack.cards}</b>
      <span>{pack.said}</span>
    </div>
  );
}

function packOf({ dealer, scene: { table } }: Seen): { cards: number; said: string } | null {
  if (table.phase === 'closed') return null;
  if (table.stock !== null) {
    const brief = dealer.layout.value === 'portrait';
    return { cards: table.stock, said: brief ? t().band.left : pairOf(table) };
  }
  const { decks } = table.rules;
  if (typeof decks !== 'number' || !decks) return null;
  return { cards: SUITED * RANKS.length * decks, said: t().band.inThePack(decks) };
}

/** The pair that is shown while answers wait, else the one to come. */
function pairOf(table: Table): string {
  const pairs = table.draws.filter((one) => one.kind === 'pair').length;
  if (table.waiting.length) return t().band.pairNow(pairs);
  return table.next.draw === 'pair' ? t().band.pairNext(pairs + 1) : t().band.left;
}

function Short() {
  const { balance, broken, currency } = useDerived(bankOf);
  const stock = useDerived(({ scene }) => scene.table.stock);
  const bank = balance !== null && (
    <>
      {t().deal.bank} <b>{money(balance, currency)}</b>
    </>
  );
  return (
    <p class="short">
      {broken ? <Funds class="broken">{bank}</Funds> : bank}
      {stock !== null && <span class="left">{t().deal.phone.pack(stock)}</span>}
    </p>
  );
}
