/** The trays of a table: coins for the player in turn, and what the next tap means in the other phases. */

import type { ComponentChildren } from 'preact';
import { money } from '../../../i18n/amounts/currency.ts';
import { Coins } from '../../../table-kit/money/CoinKeys.tsx';
import { GiveUpKey } from '../../../table-kit/trays/GiveUpKey.tsx';
import { CloseTray, TrayButton, TrayFrame, TrayHint } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { giveUp } from '../model/actions.ts';
import { betRange, isHandOn, owedBy } from '../model/table-queries.ts';
import { useDerived, usePageModel, type PageValues } from './page.ts';

/** What the tray shows while no action is open. */
function idleValues({ scene: { table } }: PageValues) {
  const { least, most } = betRange(table);
  return {
    phase: table.winners.length ? ('settling' as const) : table.phase,
    turn: table.turn ?? '',
    owed: table.turn === null ? 0 : owedBy(table, table.turn),
    mayBet: least <= most,
    currency: table.currency,
    isOn: isHandOn(table),
  };
}

export function IdleTray() {
  const { phase, turn, owed, mayBet, currency, isOn } = useDerived(idleValues);
  const words = messages().table;
  // On a phone, one row of coins leaves room for the players.
  const isPhone = usePageModel().layout.value === 'phone';
  const end = isOn && phase !== 'settling' ? <GiveUp /> : null;
  switch (phase) {
    case 'claiming':
    case 'betting':
      return (
        <TrayFrame
          kind="change"
          head={turn}
          below={owed > 0 ? words.raiseMore(money(owed, currency)) : words.raise}
          end={end}
        >
          {mayBet ? <Coins most={isPhone ? 4 : 9} /> : <TrayHint text={words.noBet} />}
        </TrayFrame>
      );
    case 'showing':
      return (
        <Hint
          text={words.bestHint}
          end={
            <>
              <EqualHands />
              {end}
            </>
          }
        />
      );
    case 'playing':
      return <Hint text={words.playHint} end={end} />;
    default:
      return <Hint text="" />;
  }
}

const Hint = ({ text, head = '', end }: { text: string; head?: string; end?: ComponentChildren }) => (
  <TrayFrame kind="change" head={head} end={end}>
    <TrayHint text={text} />
  </TrayFrame>
);

function GiveUp() {
  const model = usePageModel();
  const words = messages().table;
  return <GiveUpKey words={words.giveUp} again={words.tapAgain} onTap={() => giveUp(model)} />;
}

function EqualHands() {
  const { uiState } = usePageModel();
  const open = () => {
    uiState.mode.value = { kind: 'equal', players: [] };
  };
  return (
    <TrayButton meaning="equal" onTap={open}>
      {messages().table.equal}
    </TrayButton>
  );
}

/** While a pool, equal hands or the cards left are entered. */
export function ModeTray() {
  const mode = useDerived(({ ui }) => ui.mode);
  const words = messages().table;
  const hints: Readonly<Record<string, string>> = {
    ...{ claim: words.claimHint, equal: words.equalHint, out: words.outHint },
  };
  return (
    <Hint text={hints[mode.kind] ?? ''} head={mode.kind === 'out' ? mode.player : ''} end={<CloseTray />} />
  );
}
