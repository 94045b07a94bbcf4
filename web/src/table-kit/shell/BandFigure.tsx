/** The cards left to deal and the bank's balance: two figures, on a phone one line. */

import type { ComponentChildren } from 'preact';
import { Icon } from '../../../../ui/Icon.tsx';
import { TapButton } from '../../../../ui/buttons/TapButton.tsx';
import { money, net } from '../../../../i18n/amounts/currency.ts';
import { messages } from '../../messages/messages.ts';
import { usePageModel, useDerived, type PageValues } from '../model/page-model.ts';
import { cancelMode } from '../model/ui-state.ts';
import { canEndEarly } from '../../table-queries.ts';
import { toggleEndTray } from '../model/run-next-step.ts';
import { RANKS, SUITED, type Table } from '../../view.ts';
import './BandFigure.css';

/** The balance of a broken bank. A tap opens the tray that funds it, in every phase. */
function FundButton({ figure = false, children }: { figure?: boolean; children: ComponentChildren }) {
  const { uiState } = usePageModel();
  const onTap = () => {
    cancelMode(uiState);
    uiState.mode.value = { kind: 'fund' };
  };
  return (
    <TapButton
      class={figure ? 'band-figure' : undefined}
      data-kind={figure ? 'bank' : undefined}
      data-broken={figure ? true : undefined}
      meaning="fund"
      onTap={onTap}
    >
      {children}
      <span class="visually-hidden">, {messages().tray.fundBank}</span>
    </TapButton>
  );
}

function bankOf({ scene: { table, serverView } }: PageValues) {
  const { balance, net: gained, broken } = (serverView ?? table).bank;
  return { balance, gained, broken, currency: table.currency };
}

/** The cards left to deal, and the bank's balance in the server view. */
export function BandFigures() {
  const { balance, gained, broken, currency } = useDerived(bankOf);
  return (
    <>
      <Pack />
      {balance !== null && broken && (
        <FundButton figure>
          <b>{money(balance, currency)}</b>
          <span>{messages().band.bankBroke(money(-balance, currency))}</span>
        </FundButton>
      )}
      {balance !== null && !broken && (
        <div class="band-figure" data-kind="bank">
          <b>{money(balance, currency)}</b>
          <span>{messages().band.bank(net(gained ?? 0, currency))}</span>
        </div>
      )}
    </>
  );
}

function Pack() {
  const pack = useDerived(packOf);
  if (!pack) return null;
  const figure = (
    <>
      <b>{pack.cards}</b>
      <span>{pack.text}</span>
    </>
  );
  if (pack.canEnd) return <EndEarlyButton figure>{figure}</EndEarlyButton>;
  return (
    <div class="band-figure" data-kind="pack">
      {figure}
    </div>
  );
}

/** The cards left. A tap opens the tray that ends the deal, far from the main button. */
function EndEarlyButton({ figure = false, children }: { figure?: boolean; children: ComponentChildren }) {
  const { uiState } = usePageModel();
  const isOpen = useDerived(({ ui }) => ui.mode.kind === 'end');
  return (
    <TapButton
      class={figure ? 'band-figure' : 'band-figure__left'}
      data-kind="pack"
      meaning="end"
      aria-expanded={isOpen}
      onTap={() => toggleEndTray(uiState)}
    >
      {children}
      <span class="band-figure__more">
        <Icon sign="expand" size={14} />
      </span>
      <span class="visually-hidden">, {messages().endEarly.open}</span>
    </TapButton>
  );
}

interface PackFigure {
  cards: number;
  text: string;
  canEnd: boolean;
}

function packOf({ model, scene: { table } }: PageValues): PackFigure | null {
  if (table.phase === 'closed') return null;
  if (table.stock !== null) {
    const isShort = model.layout.value === 'portrait';
    const text = isShort ? messages().band.left : pairText(table);
    return { cards: table.stock, text, canEnd: canEndEarly(table) };
  }
  const { decks } = table.rules;
  if (typeof decks !== 'number' || !decks) return null;
  return { cards: SUITED * RANKS.length * decks, text: messages().band.inThePack(decks), canEnd: false };
}

/** Returns the number of the shown pair while wins wait for answers, else of the next pair. */
function pairText(table: Table): string {
  const pairs = table.draws.filter((draw) => draw.kind === 'pair').length;
  if (table.waiting.length) return messages().band.pairNow(pairs);
  return table.next.draw === 'pair' ? messages().band.pairNext(pairs + 1) : messages().band.left;
}

export function BandLine() {
  const { balance, broken, currency } = useDerived(bankOf);
  const { stock, canEnd } = useDerived(({ scene: { table } }) => ({
    stock: table.stock,
    canEnd: canEndEarly(table),
  }));
  const left = stock !== null && messages().tableHints.phone.pack(stock);
  const bank = balance !== null && (
    <>
      {messages().tableHints.bank} <b>{money(balance, currency)}</b>
    </>
  );
  return (
    <p class="band-figure__line">
      {broken ? <FundButton>{bank}</FundButton> : bank}
      {left &&
        (canEnd ? <EndEarlyButton>{left}</EndEarlyButton> : <span class="band-figure__left">{left}</span>)}
    </p>
  );
}
