/** The tray of an open mode. Most load when the page is idle, or when they are first opened. */

import { useEffect } from 'preact/hooks';
import type { KitMode } from '../model/modes.ts';
import { usePageModel } from '../model/table-context.ts';
import { lateParts } from '../panels/late-parts.ts';
import { hasFailed, loadPanels, panels } from '../panels/load-panels.ts';
import { LoadingTray } from './LoadingTray.tsx';

export function ModeTray({ mode }: { mode: KitMode }) {
  const { game } = usePageModel();
  const parts = panels.value;
  useEffect(() => {
    if (!parts) void loadPanels(game);
  }, [parts]);
  const Own = game.trays?.[mode.kind] ?? lateParts(game)?.trays?.[mode.kind];
  if (Own) return <Own />;
  if (!parts)
    return <LoadingTray head={mode.kind === 'player' ? mode.player : ''} hasFailed={hasFailed.value} />;
  switch (mode.kind) {
    case 'player':
      return <parts.PlayerTray mode={mode} />;
    case 'suits':
      return <parts.SuitTray rank={mode.rank} />;
    case 'fund':
      return <parts.FundTray />;
    default:
      return null;
  }
}
