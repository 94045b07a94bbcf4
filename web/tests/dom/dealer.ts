/** The page of a table, as a dealer uses it: by the names that the screen shows. */

import { expect } from './expect.ts';
import type { Locator } from './locator.ts';
import { openTab, type Device, type Tab } from './tab.ts';
import type { ServiceTable } from './table.ts';

const RANKS: Readonly<Record<string, string>> = {
  ...{ A: 'ace', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' },
  ...{ 9: 'nine', 10: 'ten', J: 'jack', Q: 'queen', K: 'king' },
};

const ORDINALS: Readonly<Record<string, string>> = { 2: 'second', 3: 'third', 4: 'fourth' };

/** The name of a card on the screen: `second king` for `K#2`. */
function cardName(card: string): string {
  const [rank, copy] = card.split('#');
  return copy ? `${ORDINALS[copy]} ${RANKS[rank!]}` : RANKS[rank!]!;
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Opens a table, by default as a dealer. */
export async function openAsDealer(table: ServiceTable, device: Device = {}): Promise<Dealer> {
  const tab = await openTab(`/tables/${table.id}`, { role: 'dealer', ...device });
  await expect(tab.byRole('grid').or(tab.css('.closed-table'))).toBeVisible();
  return new Dealer(tab, table);
}

export class Dealer {
  readonly tab: Tab;
  readonly table: ServiceTable;

  constructor(tab: Tab, table: ServiceTable) {
    this.tab = tab;
    this.table = table;
  }

  /** Waits until every entry is recorded. */
  async waitUntilRecorded(): Promise<void> {
    await expect(this.tab.css('.sync-chip[data-status=recorded]')).toBeVisible();
  }

  /** Checks the sentence at the top. */
  async expectSentence(text: string): Promise<void> {
    await expect(this.tab.css('.prompt__text')).toHaveText(text);
  }

  row(player: string): Locator {
    return this.tab.css(`[data-player='${player}']`);
  }

  /** The button of a player's name, which opens the money of the player. */
  name(player: string): Locator {
    return this.row(player).css('.name-cell__button');
  }

  /** The button of a card on the table, with or without a stake. */
  couch(player: string, card: string): Locator {
    const [name, rank] = [escaped(player), cardName(card)];
    return this.tab.button(new RegExp(`^(${name}, ${rank}, (?!no stake)|${name}’s ${rank} loses )`));
  }

  /** The button of a place where a player has no stake. */
  place(player: string, card: string): Locator {
    const [name, rank] = [escaped(player), RANKS[card]];
    const empty = `${name}, (${rank}, no stake|stake .* on the ${rank}|${rank}, empty)$`;
    return this.tab.button(new RegExp(`^(${empty}|${name}’s ${rank} loses .*$)`));
  }

  /** The key that draws a card. */
  key(card: string): Locator {
    return this.tab.byRole('group', { name: 'Cards' }).button(new RegExp(`^${RANKS[card]}, `, 'i'));
  }

  coin(text: string): Locator {
    return this.tab.byRole('group', { name: 'Choose a coin' }).button(text);
  }

  /** The button of an answer to a win. */
  answer(answer: string, player: string, card: string): Locator {
    return this.tab.button(new RegExp(`^${answer}\\b.*, ${escaped(player)}, ${cardName(card)}$`));
  }

  async tapCards(...ranks: string[]): Promise<void> {
    for (const rank of ranks) await this.tab.tap(this.tab.css(`[data-rank='${rank}'][aria-pressed='false']`));
  }

  /** Types a line of the score sheet into its box. */
  async line(line: string): Promise<void> {
    await this.tab.press(':');
    const box = this.tab.byLabel('Score-sheet line');
    await expect(box).toBeFocused();
    await this.tab.type(line);
    await this.tab.press('Enter');
    await expect(box).toHaveCount(0);
  }

  /** Opens the money of a player with a task, such as `Cash out`, in the tray that composes a sum. */
  async openMoney(player: string, task: string): Promise<void> {
    await this.tab.tap(this.name(player));
    await this.openSum(task);
  }

  /** Opens the tray that composes the sum of a task, in the open tray of a player. */
  async openSum(task: string): Promise<void> {
    const opens = new RegExp(`^${task}( another sum| at another price)?$`);
    await this.tab.tap(this.tab.css('.tray-frame').button(opens));
  }

  /** Ends a deal that has cards left. */
  async endEarly(): Promise<void> {
    await expect(this.tab.css('.sync-chip:not([data-status=recording])')).toBeVisible();
    await this.tab.tap(this.tab.button(/End the deal early$/));
    const inTray = this.tab.css('[data-tray=end]').byRole('button');
    const fasse = this.tab.button(/^Turn the fasse/);
    await expect(inTray.or(fasse).first).toBeVisible();
    if (inTray.count) {
      // A tap before the page knows that the last draw is settled does nothing.
      do await this.tab.tap(inTray.first);
      while (inTray.count);
    }
    await expect(fasse).toBeVisible();
  }

  /** Undoes the last entry. */
  async undo(): Promise<void> {
    await this.tab.tap(this.tab.button(/^Undo/));
  }
}
