/** What a row is drawn from: at most taps nothing of it changes but in one row. */

import { computed } from '@preact/signals';
import type { TablePageModel } from '../page-model.ts';
import { refusedEntry, waitingOf, type Scene } from '../scene.ts';
import { chosenSeat, isSpoken, punterNamed, stakesOf, unanswered } from '../../table-queries.ts';
import type { Table } from '../../view.ts';
import { stableText } from './stable-text.ts';

/** Returns the dealer as the row of one punter sees them: the scene is a new one only when something of it concerns them. */
export function rowModel(dealer: TablePageModel, name: string): TablePageModel {
  let before: { scene: Scene; said: string } | null = null;
  const scene = computed(() => {
    const now = dealer.scene.value;
    if (!now) return null;
    const said = concerning(now, name);
    if (before?.said !== said) before = { scene: now, said };
    return before.scene;
  });
  return { ...dealer, scene };
}

/** Returns all that the row of a punter may be drawn from, as a text to compare. */
export function concerning(scene: Scene, name: string): string {
  const { ink, waiting } = scene;
  const draws = waiting.filter((one) => Array.isArray(one.cards) || one.kind === 'end');
  const entries = [...waitingOf(scene, name), ...draws, refusedEntry(scene)].map((one) => one?.key);
  return [ofAll(scene), mine(scene.table, name), ink && mine(ink, name), entries.join()].join('\n');
}

const mine = (table: Table, name: string): string => {
  const own = [...table.waiting, ...table.answered].filter((one) => one.punter === name);
  return [punterNamed(table, name), ...stakesOf(table, name), ...own].map(stableText).join();
};

const told = new WeakMap<Scene, string>();

/** What concerns every row, made once for all of them. */
function ofAll(scene: Scene): string {
  const text = told.get(scene) ?? common(scene).map(stableText).join();
  told.set(scene, text);
  return text;
}

function common({ table, ink, refusal, forewarned, reckoning }: Scene): unknown[] {
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
    isSpoken(table, null),
    unanswered(table).length > 0,
    inInk,
    refusal?.key,
    forewarned?.key,
    refusal?.behind,
    reckoning > 0,
  ];
  return [...Object.values(rest), others];
}
