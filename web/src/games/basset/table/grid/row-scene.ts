/** What a row is drawn from: at most taps nothing of it changes but in one row. */

import { computed } from '@preact/signals';
import type { TablePageModel } from '../page-model.ts';
import { refusedEntry, unsentOf, type Scene } from '../scene.ts';
import { chosenSeat, isAnnounced, findPunter, stakesOf, unansweredWins } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import { stableText } from './stable-text.ts';

/** Returns the dealer as the row of one punter sees them: the scene is a new one only when something of it concerns them. */
export function rowModel(model: TablePageModel, name: string): TablePageModel {
  let before: { scene: Scene; text: string } | null = null;
  const scene = computed(() => {
    const now = model.scene.value;
    if (!now) return null;
    const text = rowText(now, name);
    if (before?.text !== text) before = { scene: now, text };
    return before.scene;
  });
  return { ...model, scene };
}

/** Returns all that the row of a punter may be drawn from, as a text to compare. */
export function rowText(scene: Scene, name: string): string {
  const { serverView: ink, unsent: waiting } = scene;
  const draws = waiting.filter((one) => Array.isArray(one.cards) || one.kind === 'end');
  const entries = [...unsentOf(scene, name), ...draws, refusedEntry(scene)].map((one) => one?.key);
  return [commonText(scene), ownText(scene.table, name), ink && ownText(ink, name), entries.join()].join(
    '\n',
  );
}

const ownText = (table: Table, name: string): string => {
  const own = [...table.waiting, ...table.answered].filter((one) => one.punter === name);
  return [findPunter(table, name), ...stakesOf(table, name), ...own].map(stableText).join();
};

const commonTexts = new WeakMap<Scene, string>();

/** What concerns every row, made once for all of them. */
function commonText(scene: Scene): string {
  const text = commonTexts.get(scene) ?? commonValues(scene).map(stableText).join();
  commonTexts.set(scene, text);
  return text;
}

function commonValues({
  table,
  serverView: ink,
  refusal,
  predictedRefusal: forewarned,
  waitingForEngine: reckoning,
}: Scene): unknown[] {
  // Sums of the whole table stand in the band and the tray, and change with every stake; of the answers that others
  // give a row needs to know only whether any is left.
  const { version, bank, exposure, worst, cover, seen, next, punters, stakes, waiting, answered, ...rest } =
    table;
  const first = chosenSeat(table, null)?.name;
  const inInk = ink && [ink.deal, ink.phase, ink.place, ink.draws.length];
  const emptied = stakes.filter((one) => one.couch === 0).map((one) => `${one.punter}|${one.card}`);
  const others = [
    emptied,
    first,
    isAnnounced(table, null),
    unansweredWins(table).length > 0,
    inInk,
    refusal?.key,
    forewarned?.key,
    refusal?.behind,
    reckoning > 0,
  ];
  return [...Object.values(rest), others];
}
