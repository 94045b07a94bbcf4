/** Deals at a table by the buttons of its offers, as the lines of a score sheet say. */

import assert from 'node:assert/strict';
import { entryKindsOf, isNewPlayer, type EntryField, type EntryKind } from '../../src/api/entry-kinds.ts';
import { cardName, suitOf } from '../../src/i18n/cards.ts';
import { choiceText, entryTitle } from '../../src/i18n/game-texts.ts';
import { t } from '../../src/i18n/language.ts';
import { Dealer, escaped } from './dealer.ts';
import { expect } from './expect.ts';
import { Locator } from './locator.ts';
import { realDelay } from './page-clock.ts';

const ALL = '*';
const [STEP_MS, STEPS_MOST] = [10, 100];
/** The tasks of a player's tray, by the paths of their entries. */
const MONEY: Readonly<Record<string, string>> = { 'buy-ins': 'Buy in', 'cash-outs': 'Cash out' };

export class OfferDealer extends Dealer {
  /** Waits until every entry is recorded, and the page shows what may be entered then. */
  override async waitUntilRecorded(): Promise<void> {
    await super.waitUntilRecorded();
    await expect(this.tab.css('.table-shell__footer [aria-busy=true]')).toHaveCount(0);
  }

  /** The entry that is being made. */
  get tray(): Locator {
    return this.tab.css('.draft-tray');
  }

  /** A key of the entry that is being made. */
  key(name: string | RegExp): Locator {
    return this.tray.button(name);
  }

  /** A button below the rows: a key, one of the entry that is being made, or the main button. */
  below(name: string): Locator {
    return this.tab.css('.table-shell__footer').button(name);
  }

  /** The button of an entry in a player's row. */
  ofPlayer(player: string, entry: string): Locator {
    return this.tab.role('group', { name: `Entries of ${player}` }).button(`${entry}, ${player}`);
  }

  /** Makes the entry of a line. Returns whether each of its buttons could be tapped; if not, nothing is entered. */
  async deal(line: string): Promise<boolean> {
    const [verb = '', ...words] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => (quoted ?? bare)!,
    );
    const kind = entryKindsOf(this.table.game).find((one) => one.verb === verb);
    assert.ok(kind, line);
    const [first = '', second = ''] = words;
    if (kind.role === 'closing') return this.#close();
    if (kind.fields.some(isNewPlayer)) return this.#seat(first, second);
    const task = MONEY[kind.path];
    if (task !== undefined) return this.#moveMoney(first, task, second);
    // The form that adds a player stays open for the next one.
    if (this.tab.css('.seat-tray').count) await this.tab.tap(this.below('Close'));
    const left = await this.#open(kind, words);
    if (left === null) return false;
    for (const [field, word] of wordsOf(kind, words, left))
      if (!(await this.#fill(field, word))) return this.#cancel();
    return (await this.#isEntered()) || this.#cancel();
  }

  /** Opens the entry. Returns how many words the offer has; null if it is not offered. */
  async #open(kind: EntryKind, words: readonly string[]): Promise<number | null> {
    const title = entryTitle(this.table.game, kind.verb);
    const [player] = words;
    if (kind.fields[0]?.type === 'player' && player !== undefined) {
      const isAll = words.includes(ALL);
      const target = this.ofPlayer(player, isAll ? `${title}: all` : title);
      if (!(await this.#tapIfLive(target))) return null;
      return isAll ? words.length : 1;
    }
    // The main entry is open already, or will be once the page has the newest view.
    const main = this.tab.role('region', { name: title }).css('.draft-tray');
    const other = this.tab.role('group', { name: 'Other entries' }).button(title);
    for (let step = 0; step < STEPS_MOST && !main.count && !other.count; step += 1) await realDelay(STEP_MS);
    if (main.count) return 0;
    const inRow = this.tab.css('.offer-cells__offers').button(new RegExp(`^${title}, `));
    return (await this.#tapIfLive(other.or(inRow))) ? 0 : null;
  }

  async #seat(name: string, purse: string): Promise<boolean> {
    const field = this.tab.byLabel('Name');
    const add = this.below('Add a player');
    await expect(field.or(add).first).toBeVisible();
    if (!field.count) await this.tab.tap(add);
    await this.tab.fill(field, name);
    await this.tab.fill(this.tab.byLabel('Purse'), purse);
    return this.#tapIfLive(this.tab.button(new RegExp(`^Add ${escaped(name)}`)));
  }

  async #moveMoney(player: string, task: string, amount: string): Promise<boolean> {
    await this.openMoney(player, task);
    await this.tab.tap(this.below('Other…'));
    const pad = this.tab.byRole('dialog', { name: 'Other amount' });
    await this.tab.fill(pad.byRole('textbox'), amount);
    if (!(await this.#tapIfLive(pad.button('Done')))) return false;
    return this.#tapIfLive(this.tab.css('.tray-frame').button(new RegExp(`^${task} .*${escaped(player)}`)));
  }

  async #close(): Promise<true> {
    await this.tab.tap(this.tab.button('Menu'));
    await this.tab.tap(this.tab.button('Close the table'));
    await this.tab.tap(this.tab.byRole('group', { name: /^Close the table/ }).button('Close'));
    return true;
  }

  async #fill(field: EntryField, word: string): Promise<boolean> {
    switch (field.type) {
      case 'amount':
        return this.#fillAmount(word);
      case 'card':
      case 'cards':
        return this.#tapIfLive(this.key(await this.#cardKey(word)));
      case 'choice':
        return this.#tapIfLive(this.key(t().capitalize(choiceText(this.table.game, field.name, word))));
      default:
        throw new Error(`These tests do not fill in ${field.name}.`);
    }
  }

  /** Types an amount on the number pad. */
  async #fillAmount(word: string): Promise<boolean> {
    if (!(await this.#tapIfLive(this.key('Other…')))) return false;
    for (const key of word) await this.tab.tap(this.key(key));
    return this.#tapIfLive(this.key('Done'));
  }

  /** Returns the name of the key of a card: of its suit, if only suits can be tapped. */
  async #cardKey(card: string): Promise<string> {
    await expect(this.key('hearts').or(this.key('king')).first).toBeVisible();
    const suit = suitOf(card);
    return this.key('king').count || suit === null ? cardName(card.replace(/[hdcs]$/, '')) : t().suit(suit);
  }

  /** Taps a key, unless it is locked or not there. */
  async #tapIfLive(target: Locator): Promise<boolean> {
    const live = new Locator(
      () => target.all().filter((key) => key.getAttribute('aria-disabled') !== 'true'),
      `${target.description} that is not locked`,
    );
    // The server may still be asked for what the key depends on.
    for (let step = 0; step < STEPS_MOST && !live.count; step += 1) await realDelay(STEP_MS);
    if (!live.count) return false;
    await this.tab.tap(live.first);
    return true;
  }

  /** Waits for the tray to close. It stays open if a list needs another card. */
  async #isEntered(): Promise<boolean> {
    const close = this.below('Close');
    for (let step = 0; step < STEPS_MOST && close.count; step += 1) await realDelay(STEP_MS);
    return close.count === 0;
  }

  /** Leaves the number pad and the entry. */
  async #cancel(): Promise<false> {
    for (const key of [this.key('Coins'), this.below('Close')]) if (key.count) await this.tab.tap(key);
    return false;
  }
}

/** Returns the words of a line after those that the offer has, each with its field. */
function wordsOf(kind: EntryKind, words: readonly string[], from: number): [EntryField, string][] {
  const spoken = kind.fields.filter(({ in_line }) => in_line);
  const fieldAt = (at: number): EntryField | undefined => spoken[Math.min(at, spoken.length - 1)];
  return words.flatMap((word, at): [EntryField, string][] => {
    const field = fieldAt(at);
    return at < from || !field ? [] : [[field, word]];
  });
}
