/** Deals at a table by the buttons of its offers, as the lines of a score sheet say. */

import assert from 'node:assert/strict';
import { entryKindsOf, isNewPlayer, type EntryField, type EntryKind } from '../../src/api/entry-kinds.ts';
import { cardName, suitOf } from '../../src/i18n/cards.ts';
import { choiceText, entryTitle } from '../../src/i18n/game-texts.ts';
import { t } from '../../src/i18n/language.ts';
import { expect } from './expect.ts';
import { Locator } from './locator.ts';
import { realDelay } from './page-clock.ts';
import type { Tab } from './tab.ts';

const ALL = '*';
const [STEP_MS, STEPS_MOST] = [10, 100];
const MONEY: ReadonlySet<string> = new Set(['buy-ins', 'cash-outs']);

export class OfferDealer {
  readonly tab: Tab;
  readonly #game: string;

  constructor(tab: Tab, game: string) {
    this.tab = tab;
    this.#game = game;
  }

  get tray(): Locator {
    return this.tab.css('.offer-table__tray');
  }

  key(name: string | RegExp): Locator {
    return this.tray.button(name);
  }

  /** The button of an entry in a player's row. */
  ofPlayer(player: string, entry: string): Locator {
    return this.tab.role('group', { name: `Entries of ${player}` }).button(`${entry}, ${player}`);
  }

  /** The name of a player, which opens the money and the name. */
  name(player: string): Locator {
    return this.tab.css('.offer-row__player').withText(player);
  }

  /** Makes the entry of a line. Returns whether each of its buttons could be tapped; if not, nothing is entered. */
  async deal(line: string): Promise<boolean> {
    const [verb = '', ...words] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => (quoted ?? bare)!,
    );
    const kind = entryKindsOf(this.#game).find((one) => one.verb === verb);
    assert.ok(kind, line);
    const left = await this.#open(kind, words);
    if (left === null) return false;
    for (const [field, word] of wordsOf(kind, words, left))
      if (!(await this.#fill(field, word))) return this.#cancel();
    if (kind.role === 'closing') await this.tab.tap(this.key(t().menu.close));
    return (await this.#isEntered()) || this.#cancel();
  }

  /** Opens the entry. Returns how many words the offer has; null if it is not offered. */
  async #open(kind: EntryKind, words: readonly string[]): Promise<number | null> {
    const title = kind.role === 'closing' ? t().menu.close : entryTitle(this.#game, kind.verb);
    const [first] = kind.fields;
    const [player] = words;
    if (first?.type === 'player' && !isNewPlayer(first) && player !== undefined) {
      if (MONEY.has(kind.path)) await this.tab.tap(this.name(player));
      const isAll = words.includes(ALL);
      const name = `${isAll ? `${title}: all` : title}, ${player}`;
      const target = this.tab.button(name);
      if (!(await this.#tapIfLive(target))) return null;
      return isAll ? words.length : 1;
    }
    // The main entry is open already, or will be once the page has the newest view.
    const main = this.tray.css(`.draft-tray[aria-label="${title}"]`);
    for (let step = 0; step < STEPS_MOST && !main.count && !this.key(title).count; step += 1)
      await realDelay(STEP_MS);
    if (main.count) return 0;
    const inRow = this.tab.css('.offer-row__offers').button(new RegExp(`^${title}, `));
    return (await this.#tapIfLive(this.key(title).or(inRow))) ? 0 : null;
  }

  async #fill(field: EntryField, word: string): Promise<boolean> {
    switch (field.type) {
      case 'amount':
        return this.#fillAmount(word);
      case 'card':
      case 'cards':
        return this.#tapIfLive(this.key(await this.#cardKey(word)));
      case 'choice':
        return this.#tapIfLive(this.key(t().capitalize(choiceText(this.#game, field.name, word))));
      default:
        await this.tab.fill(this.tray.css('.text-filler input'), word);
        return this.#tapIfLive(this.key('Done'));
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
    const cancel = this.key('Cancel');
    for (let step = 0; step < STEPS_MOST && cancel.count; step += 1) await realDelay(STEP_MS);
    return cancel.count === 0;
  }

  /** Leaves the number pad and the entry. */
  async #cancel(): Promise<false> {
    for (const key of [this.key('Coins'), this.key('Cancel')]) if (key.count) await this.tab.tap(key);
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
