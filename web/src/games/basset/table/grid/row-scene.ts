/** What a row may show, as a text. Most taps change only one row, so only that row renders again. */

import type { Scene } from '../model/basset-page.ts';
import { findPlayer, refusedEntry, unsentOf } from '../../../../table-kit/model/scene.ts';
import { stableText } from '../../../../table-kit/rows/stable-text.ts';
import {
  isAnnounced,
  findPunter,
  mayStake,
  shortPunter,
  stakesOf,
  unansweredWins,
} from '../../table-queries.ts';
import type { Table } from '../../view.ts';

/** Returns everything that a punter's row may show, as a text to compare. */
export function rowText(scene: Scene, name: string): string {
  const { serverView, unsent } = scene;
  const draws = unsent.filter((entry) => Array.isArray(entry.cards) || entry.kind === 'end');
  const entries = [...unsentOf(scene, name), ...draws, refusedEntry(scene)].map((entry) => entry?.key);
  return [
    commonText(scene),
    ownText(scene.table, name),
    serverView && ownText(serverView, name),
    entries.join(),
  ].join('\n');
}

const ownText = (table: Table, name: string): string => {
  const own = [...table.waiting, ...table.answered].filter((win) => win.punter === name);
  const parts = [findPunter(table, name), findPlayer(table, name), ...stakesOf(table, name), ...own];
  return parts.map(stableText).join();
};

const commonTexts = new WeakMap<Scene, string>();

/** Returns what concerns every row, computed once per scene. */
function commonText(scene: Scene): string {
  const text = commonTexts.get(scene) ?? commonValues(scene).map(stableText).join();
  commonTexts.set(scene, text);
  return text;
}

function commonValues({ table, serverView, refusal, predictedRefusal, waitingForEngine }: Scene): unknown[] {
  // The amounts of the whole table are shown in the band and the tray, and change with every stake. Of other punters'
  // answers, a row needs only whether any is left.
  const { version, bank, exposure, worst, cover, seen, next, punters, stakes, waiting, answered, ...others } =
    table;
  const { summary, offers, recent, undone, ...rest } = others;
  // Whether the next stake is for a player also follows from the cards and the money of the others.
  const asked = table.punters.filter((one) => mayStake(table, one)).map(({ name }) => name);
  const confirmedDraw = serverView && [
    serverView.deal,
    serverView.phase,
    serverView.place,
    serverView.draws.length,
  ];
  const emptyCouches = stakes
    .filter((stake) => stake.couch === 0)
    .map((stake) => `${stake.punter}|${stake.card}`);
  const ofAll = [
    emptyCouches,
    asked,
    shortPunter(table)?.name,
    isAnnounced(table, null),
    unansweredWins(table).length > 0,
    confirmedDraw,
    refusal?.key,
    predictedRefusal?.key,
    refusal?.behind,
    waitingForEngine > 0,
  ];
  return [...Object.values(rest), ofAll];
}
