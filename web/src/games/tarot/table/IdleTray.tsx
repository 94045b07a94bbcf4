/** The tray of a table: another stake between games, and while a game is on, the counting aid and giving up. */

import { Coins } from '../../../table-kit/money/CoinKeys.tsx';
import { GiveUpKey } from '../../../table-kit/trays/GiveUpKey.tsx';
import { TrayButton, TrayFrame, TrayHint } from '../../../table-kit/trays/TrayFrame.tsx';
import { messages } from '../messages/messages.ts';
import { giveUp, openAid } from '../model/actions.ts';
import { typedIn } from '../model/counts.ts';
import { SEATS } from '../model/table-queries.ts';
import { useDerived, usePageModel, type PageValues } from './page.ts';

/** What the tray shows while no action is open. */
function idleKind({ scene: { table } }: PageValues): 'few' | 'ante' | 'count' | 'none' {
  if (table.phase === 'closed' || table.counted) return 'none';
  if (table.players.length < SEATS) return 'few';
  return table.phase === 'playing' ? 'count' : 'ante';
}

/** The first player without any money, who locks every coin; null if all have some. */
const withoutMoney = ({ scene: { table } }: PageValues): string | null =>
  table.players.find(({ purse }) => purse === 0)?.name ?? null;

export function IdleTray() {
  const kind = useDerived(idleKind);
  const noMoney = useDerived(withoutMoney);
  const words = messages().table;
  if (kind === 'count') return <CountTray />;
  const below = noMoney === null ? words.chooseAnte : words.noAnte(noMoney);
  return (
    <TrayFrame kind="usual" head="" below={kind === 'ante' ? below : ''}>
      {kind === 'ante' && <Coins />}
    </TrayFrame>
  );
}

function CountTray() {
  const model = usePageModel();
  const words = messages().table;
  const player = useDerived(({ scene, ui }) => typedIn(scene.table, ui.mode).player);
  return (
    <TrayFrame
      kind="change"
      head={player ?? words.whoCounts}
      end={<GiveUpKey words={words.giveUp} again={words.tapAgain} onTap={() => giveUp(model)} />}
    >
      <TrayButton meaning="aid" isDisabled={player === null} onTap={() => openAid(model)}>
        {words.aid}
      </TrayButton>
      <TrayHint text={words.countHint} />
    </TrayFrame>
  );
}
