/** The middle of a row: who deals, what lies in the Poch and is owed, and what a tap enters for the player. */

import { money } from '../../../i18n/amounts/currency.ts';
import { Coin } from '../../../table-kit/money/Coin.tsx';
import { RowKeys } from '../../../table-kit/rows/RowKeys.tsx';
import { HiddenPlayer } from '../../../table-kit/rows/RowPlayer.tsx';
import { ChoiceButton } from '../../../table-kit/shell/ChoiceButton.tsx';
import type { CellsProps } from '../../../table-kit/table-game.ts';
import { RoleTag } from '../../../table-kit/values/RoleTag.tsx';
import { messages } from '../messages/messages.ts';
import { countLeft, enterBest, enterClaim, enterRun, toggleEqual } from '../model/actions.ts';
import {
  betOf,
  CARDS_OF_HAND,
  claimSum,
  contenders,
  isHandOn,
  mayClaim,
  mayEnd,
  owedBy,
} from '../model/table-queries.ts';
import type { Table } from '../view.ts';
import './HandCells.css';
import { useScene } from './page.ts';

type Props = Pick<CellsProps<Table>, 'view' | 'player'>;

export function HandCells({ view, player }: CellsProps<Table>) {
  const bet = betOf(view, player);
  const words = messages().table;
  return (
    <div class="hand-cells" role="gridcell">
      <Dealer view={view} player={player} />
      {bet > 0 && (
        <span class="hand-cells__bet">
          <span class="visually-hidden">{words.inPoch(player, money(bet, view.currency))}</span>
          <span aria-hidden="true">
            <Coin class="hand-cells__coin" amount={bet} currency={view.currency} />
          </span>
        </span>
      )}
      <span class="hand-cells__state">{stateText(view, player)}</span>
      <Taps view={view} player={player} />
    </div>
  );
}

function Dealer({ view, player }: Props) {
  const words = messages().table;
  const isOn = isHandOn(view);
  const dealer = isOn ? view.dealer : view.next_dealer;
  if (dealer !== player) return null;
  return <RoleTag class="hand-cells__deals">{isOn ? words.dealt : words.deals}</RoleTag>;
}

/** What a player owes to the Poch, or why the player is not in it. */
function stateText(table: Table, player: string): string {
  const words = messages().table;
  if (!isHandOn(table)) return '';
  if (!table.hand_players.includes(player)) return words.sitsOut;
  if (table.folded.includes(player)) return words.folded;
  if (table.phase !== 'betting') return '';
  const owed = owedBy(table, player);
  if (owed > 0) return words.owes(money(owed, table.currency));
  return table.passed.includes(player) ? words.passed : '';
}

/** What a tap enters: a pool, the best hand, the end of a sequence or of the hand, or the cards left. */
function Taps({ view, player }: Props) {
  const { ui } = useScene();
  const { mode } = ui;
  if (mode.kind === 'claim') return <Claim view={view} player={player} />;
  if (view.phase === 'showing' && !view.winners.length) return <Best view={view} player={player} />;
  if (mode.kind === 'out') return <CardsLeft view={view} player={player} />;
  return view.phase === 'playing' && mode.kind === 'none' ? <Ends view={view} player={player} /> : null;
}

function Claim({ view, player }: Props) {
  const { model, ui } = useScene();
  if (ui.mode.kind !== 'claim' || !mayClaim(view, player, ui.mode.pool)) return null;
  const { pool } = ui.mode;
  const sum = money(claimSum(view, player, pool), view.currency);
  return (
    <ChoiceButton
      kind="narrow"
      class="hand-cells__tap"
      meaning={`claim ${pool}`}
      onTap={() => enterClaim(model, player, pool)}
    >
      <b>{messages().table.takes(sum)}</b>
      <HiddenPlayer />
    </ChoiceButton>
  );
}

function Best({ view, player }: Props) {
  const { model, ui } = useScene();
  const words = messages().table;
  if (!contenders(view).includes(player)) return null;
  const isEqual = ui.mode.kind === 'equal';
  return (
    <ChoiceButton
      kind="narrow"
      class="hand-cells__tap"
      meaning={isEqual ? 'equal' : 'best'}
      {...(ui.mode.kind === 'equal' && { 'aria-pressed': ui.mode.players.includes(player) })}
      onTap={() => (isEqual ? toggleEqual(model, player) : enterBest(model, [player]))}
    >
      <b>{isEqual ? words.equalHand : words.best}</b>
      <HiddenPlayer />
    </ChoiceButton>
  );
}

function Ends({ view, player }: Props) {
  const { model } = useScene();
  const words = messages().table;
  if (!view.hand_players.includes(player)) return null;
  const out = () => {
    model.uiState.mode.value = { kind: 'out', player, left: {} };
  };
  return (
    <span class="hand-cells__ends">
      <ChoiceButton
        kind="narrow"
        class="hand-cells__tap"
        meaning={`run ${player}`}
        isDisabled={!mayEnd(view, 'run', player)}
        onTap={() => enterRun(model, player)}
      >
        <b>{words.run}</b>
        <HiddenPlayer />
      </ChoiceButton>
      <ChoiceButton
        kind="narrow"
        class="hand-cells__tap"
        meaning={`out ${player}`}
        isDisabled={!mayEnd(view, 'out', player)}
        onTap={out}
      >
        <b>{words.out}</b>
        <HiddenPlayer />
      </ChoiceButton>
    </span>
  );
}

/** A key for each number of cards. A second tap replaces the first. */
function CardsLeft({ view, player }: Props) {
  const { model, ui } = useScene();
  const words = messages().table;
  if (ui.mode.kind !== 'out' || !view.hand_players.includes(player)) return null;
  if (ui.mode.player === player) return <b class="hand-cells__out">{words.isOut}</b>;
  const { left } = ui.mode;
  return (
    <RowKeys label={words.cards(player)}>
      {Array.from({ length: CARDS_OF_HAND }, (_, at) => at + 1).map((cards) => (
        <ChoiceButton
          key={cards}
          class="hand-cells__count"
          data-cards={cards}
          meaning={`left ${player}`}
          bounce={0}
          aria-pressed={left[player] === cards}
          onTap={() => countLeft(model, player, cards)}
        >
          {cards}
        </ChoiceButton>
      ))}
    </RowKeys>
  );
}
