/** The tray while no action is open: coins for the wager and for covers, and what can be done with the deck. */

import type { ComponentChildren } from 'preact';
import { Coins } from '../../../table-kit/money/CoinKeys.tsx';
import { mayEnter } from '../../../table-kit/offers/allowed-entries.ts';
import { TrayButton, TrayFrame, TrayHint } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { passDeck } from '../model/actions.ts';
import { putCoinBack } from '../model/coin-in-hand.ts';
import { lacksWager } from '../model/sums.ts';
import { PLAYERS_LEAST } from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import { useDerived, usePageModel, type PageValues } from './page.ts';

/** What the tray shows while no action is open. */
function idleKind({ scene: { table } }: PageValues): 'few' | Table['phase'] {
  return table.players.length < PLAYERS_LEAST ? 'few' : table.phase;
}

/** Whether something is left to cover. A hand that waits for its settlement takes no covers. */
const isOpen = ({ scene: { table } }: PageValues): boolean => table.left > 0 && !table.dealt;

export function IdleTray() {
  const kind = useDerived(idleKind);
  const words = messages().table;
  switch (kind) {
    case 'wagering':
      return <WageringTray />;
    case 'covering':
      return <CoveringTray />;
    case 'selling':
      return <Hint text={words.chooseBuyer} />;
    case 'few':
      return <Hint text={words.tooFew} />;
    default:
      return <Hint text="" />;
  }
}

interface HintProps {
  readonly text: string;
  readonly end?: ComponentChildren;
}

export const Hint = ({ text, end }: HintProps) => (
  <TrayFrame kind="usual" head="" end={end}>
    <TrayHint text={text} />
  </TrayFrame>
);

export const bankerOf = ({ scene }: PageValues): string => scene.table.banker ?? '';

const mustPass = ({ scene: { table } }: PageValues): boolean =>
  table.phase === 'wagering' && lacksWager(table);

function WageringTray() {
  const banker = useDerived(bankerOf);
  const lacks = useDerived(mustPass);
  const words = messages().table;
  if (lacks) return <Hint text={words.bringIn} end={<DeckButtons />} />;
  return (
    <TrayFrame kind="usual" head={banker} below={words.chooseWager} end={<DeckButtons />}>
      <Coins chosen={null} />
    </TrayFrame>
  );
}

const NBSP = '\u00a0';

/**
 * Except on a phone, the coins come first, where those of the wager lie. Without anything left to cover, every key keeps
 * its place and is locked.
 */
function CoveringTray() {
  const words = messages().table;
  const isAsked = useDerived(isOpen);
  const shown = usePageModel().layout.value;
  const end = (
    <>
      {shown === 'landscape' && <RestKey />}
      <DeckButtons />
    </>
  );
  return (
    <TrayFrame
      kind="usual"
      head={isAsked ? words.whoCovers : NBSP}
      below={isAsked ? words.chooseCoin : ''}
      end={end}
    >
      {shown === 'phone' && <RestKey />}
      <Coins most={shown === 'phone' ? 4 : 9} />
      {shown === 'portrait' && <RestKey />}
    </TrayFrame>
  );
}

/** Puts the coin back, so that the next tap covers all that is left. */
function RestKey() {
  const model = usePageModel();
  const isChosen = useDerived(({ ui }) => ui.selectedCoin === null);
  const isAsked = useDerived(isOpen);
  return (
    <TrayButton meaning="rest" aria-pressed={isChosen} isDisabled={!isAsked} onTap={() => putCoinBack(model)}>
      {messages().table.rest}
    </TrayButton>
  );
}

const deckMoves = (values: PageValues) => {
  const { table } = values.scene;
  const isFree = table.covers.length === 0;
  const isSold = table.rules.next_banker === 'auction';
  return {
    // The buttons keep their places when the first cover locks them.
    isCovering: table.phase === 'covering',
    isSold,
    // Not beside the main button, which passes the deck if the banker has too little.
    mayPass: isFree && mayEnter(table, 'pass') && !mustPass(values),
    maySell: isFree && isSold && mayEnter(table, 'auction'),
  };
};

/** Passes or sells the deck, while no cover stands. During the covers, the buttons only lock. */
function DeckButtons() {
  const model = usePageModel();
  const { mayPass, maySell, isCovering, isSold } = useDerived(deckMoves);
  const words = messages().table;
  const sell = () => {
    model.uiState.mode.value = { kind: 'sale', player: null };
  };
  return (
    <>
      {(maySell || (isCovering && isSold)) && (
        <TrayButton meaning="sell" isDisabled={!maySell} onTap={sell}>
          {words.sell}
        </TrayButton>
      )}
      {(mayPass || isCovering) && (
        <TrayButton meaning="pass" isDisabled={!mayPass} onTap={() => passDeck(model)}>
          {words.pass}
        </TrayButton>
      )}
    </>
  );
}
