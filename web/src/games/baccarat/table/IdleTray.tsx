/** The tray while no action is open: coins for the bank and for stakes, and what can be done with the bank. */

import type { ComponentChildren } from 'preact';
import { money } from '../../../i18n/amounts/currency.ts';
import { Coins } from '../../../table-kit/money/CoinKeys.tsx';
import { mayEnter } from '../../../table-kit/offers/allowed-entries.ts';
import { TrayButton, TrayFrame, TrayHint } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { passDeal } from '../model/actions.ts';
import { lacksBank, mayContinue, mayRefill } from '../model/sums.ts';
import { mustAccept, needsShoe, PLAYERS_LEAST } from '../model/table-queries.ts';
import { useDerived, usePageModel, type PageValues } from './page.ts';
import { PassKey } from './PassKey.tsx';
import { StakingTray } from './StakingTray.tsx';

type IdleKind = 'few' | 'hint' | 'open' | 'refill' | 'staking' | 'pass';

/** What the tray shows while no action is open. */
function idleKind({ scene: { table } }: PageValues): IdleKind {
  if (table.players.length < PLAYERS_LEAST) return 'few';
  if (table.dealt || table.phase === 'closed') return 'hint';
  if (table.phase === 'open') return 'open';
  if (table.is_broken) return mayRefill(table) ? 'refill' : 'hint';
  return mustAccept(table) || needsShoe(table) ? 'pass' : 'staking';
}

export function IdleTray() {
  const kind = useDerived(idleKind);
  const words = messages().table;
  switch (kind) {
    case 'open':
      return <OpenTray />;
    case 'staking':
      return <StakingTray />;
    case 'refill':
      return <CoinTray head={words.refill} below={words.chooseRefill} end={<PassKey />} />;
    case 'pass':
      return <TrayFrame kind="usual" head="" end={<PassKey />} />;
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

interface CoinTrayProps {
  readonly head: string;
  readonly below: string;
  readonly end: ComponentChildren;
  readonly children?: ComponentChildren;
  /** The coin of a bank whose banker is not named yet. */
  readonly chosen?: number | null;
  readonly most?: number;
}

/** Coins of which one tap enters or takes one. */
export const CoinTray = ({ head, below, end, children, chosen = null, most }: CoinTrayProps) => (
  <TrayFrame kind="usual" head={head} below={below} end={end}>
    <Coins isClose chosen={chosen} {...(most === undefined ? {} : { most })} />
    {children}
  </TrayFrame>
);

const openValues = ({ scene: { table } }: PageValues) => ({
  inTurn: table.in_turn,
  passedSum: table.passed_sum > 0 ? money(table.passed_sum, table.currency) : null,
  mayDecline: table.in_turn !== null && mayEnter(table, 'pass'),
  lacks: lacksBank(table, table.in_turn),
  mayContinue: mayContinue(table),
});

function OpenTray() {
  const model = usePageModel();
  const { inTurn, passedSum, mayDecline, lacks, mayContinue: isPassedOn } = useDerived(openValues);
  const words = messages().table;
  // Not beside the main button, which declines for a player with too little.
  const end = mayDecline && (isPassedOn || !lacks) && inTurn !== null && (
    <TrayButton meaning={`decline ${inTurn}`} onTap={() => passDeal(model)}>
      {words.declines(inTurn)}
    </TrayButton>
  );
  if (lacks) return <Hint text={isPassedOn ? words.chooseBanker : words.bringIn} end={end} />;
  const auction = passedSum === null ? words.chooseBankAndBanker : words.chooseBankOrContinue(passedSum);
  const below = inTurn === null ? auction : words.chooseBank;
  return <CoinTray head={inTurn ?? ''} below={below} end={end} />;
}
