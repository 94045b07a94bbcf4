/** A dealer who enters the lines of a score sheet by taps. Amounts are in points. */

import assert from 'node:assert/strict';
import { Dealer, escaped } from './dealer.ts';
import { expect } from './expect.ts';
import type { Locator } from './locator.ts';

const WORD = /"([^"]*)"|(\S+)/g;
const OUTCOMES: Readonly<Record<string, string>> = { win: 'wins', lose: 'loses' };

export class SheetDealer extends Dealer {
  /** Enters lines one after another. */
  async enter(lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      const [verb, ...words] = [...line.matchAll(WORD)].map(([, quoted, bare]) => quoted ?? bare!);
      const enterWords = this.#verbs[verb!];
      assert.ok(enterWords, `${line}: these tests do not enter ${verb}.`);
      await enterWords(...words);
    }
  }

  readonly #verbs: Readonly<Record<string, (...words: string[]) => Promise<void>>> = {
    stake: (player, card, amount) => this.#stake(player!, card!, amount!),
    withdraw: async (player, card) => {
      await this.tab.tap(this.couch(player!, card!));
      await this.tab.tap(this.tab.button('Withdraw it'));
      await expect(this.couch(player!, card!)).toHaveCount(0);
    },
    fasse: async (card) => {
      await this.#tapMain('Turn the fasse');
      await this.tab.tap(this.key(card!));
    },
    pair: async (first, second) => {
      await this.tab.tap(this.key(first!));
      await this.tab.tap(this.key(second!));
    },
    last: async (card) => {
      await this.#tapMain('Last card');
      await this.tab.tap(this.key(card!));
      await expect(this.tab.css('.main-button[data-step=last]')).toHaveCount(0);
    },
    end: () => this.#end(),
    take: (player, card) =>
      player === '*' ? this.#tapMain('Take all the rest') : this.#giveAnswer('(Take|Twins)', player!, card!),
    paroli: (player, card) => this.#giveAnswer('Paroli', player!, card!),
    mace: async (player, card, amount) => {
      await this.tab.tap(this.couch(player!, card!));
      await this.#chooseCoin(amount!);
      await this.tab.tap(this.tab.button(/^Mace .+$/));
    },
    sidebet: (backer, against, player, card, outcome, amount) =>
      this.#sideBet(backer!, against!, player!, card!, outcome!, amount!),
    book: (player, price) => this.#moveMoney(player!, 'New book', price!),
    buyin: (player, amount) => this.#moveMoney(player!, 'Buy in', amount!),
    cashout: (player, amount) => this.#moveMoney(player!, 'Cash out', amount!),
    fund: async (amount) => {
      await this.tab.tap(this.tab.button('Fund the bank'));
      const tray = this.tab.byRole('region', { name: 'Fund the bank' });
      await this.#moveSum(tray, /^Fund the bank with /, amount!);
    },
    close: () => this.#close(),
  };

  async #tapMain(name: string): Promise<void> {
    await this.tab.tap(this.tab.button(new RegExp(`^${name}`)));
  }

  async #stake(player: string, card: string, amount: string): Promise<void> {
    const [rank, copy] = card.split('#');
    if (copy) {
      await this.tab.tap(this.row(player).button(/^New card/));
      await this.#chooseCoin(amount);
      await this.tab.tap(this.key(rank!));
    } else if (this.tab.button(/^Turn the fasse/).count) {
      await this.#chooseCoin(amount);
      await this.tab.tap(this.place(player, card).first);
    } else {
      await this.tab.tap(this.place(player, card).first);
      await this.#chooseCoin(amount);
    }
    await expect(this.couch(player, card)).toBeVisible();
  }

  /** Chooses an amount. If an entry waits for its amount, this completes it. */
  async #chooseCoin(amount: string): Promise<void> {
    const tray = this.tab.byRole('group', { name: 'Choose a coin' });
    await expect(tray).toBeVisible();
    const coin = tray.button(amount);
    const waits = !this.tab.byRole('region', { name: /^(Choose a coin|The )/ }).count;
    if (!coin.count) await this.#typeAmount(amount);
    else if (waits || !tray.byRole('button', { name: amount, pressed: true }).count) await this.tab.tap(coin);
  }

  /** Enters an amount on the pad. */
  async #typeAmount(amount: string): Promise<void> {
    await this.tab.tap(this.tab.button('Other…'));
    const pad = this.tab.byRole('dialog', { name: 'Other amount' });
    for (const digit of amount) await this.tab.tap(pad.button(digit));
    await this.tab.tap(pad.button('Done'));
    await expect(pad).toHaveCount(0);
  }

  async #giveAnswer(answer: string, player: string, card: string): Promise<void> {
    const button = this.answer(answer, player, card);
    await expect(button.first).toBeVisible();
    await this.tab.tap(button.first);
    await expect(button).toHaveCount(0);
  }

  async #sideBet(
    backer: string,
    against: string,
    player: string,
    card: string,
    outcome: string,
    amount: string,
  ): Promise<void> {
    const row = (name: string, words: string): Locator =>
      this.row(name).button(new RegExp(`^${escaped(name)} ${words}`));
    await this.tab.tap(this.couch(player, card));
    await this.tab.tap(this.tab.button(OUTCOMES[outcome]!));
    await this.#chooseCoin(amount);
    if (against !== player) await this.tab.tap(this.tab.button('Between others…'));
    await this.tab.tap(row(backer, 'bets'));
    if (against !== player) await this.tab.tap(row(against, 'takes the bet'));
  }

  async #moveMoney(player: string, action: string, amount: string): Promise<void> {
    await this.tab.tap(this.name(player));
    const tray = this.tab.byRole('region', { name: player });
    const quick = tray.button(`${action} ${amount}`);
    await expect(tray).toBeVisible();
    if (quick.count) {
      await this.tab.tap(quick);
      return expect(quick).toHaveCount(0);
    }
    await this.openSum(action);
    await this.#moveSum(tray, new RegExp(`^${action} .*${escaped(player)}`), amount);
  }

  /** Chooses the sum, and taps the button that moves it. */
  async #moveSum(tray: Locator, move: RegExp, amount: string): Promise<void> {
    const button = tray.button(move);
    const statesSum = new RegExp(`(?<!\\d)${amount}(?!\\d)`);
    await expect(button).toBeVisible();
    if (!button.withText(statesSum).count) {
      const coin = tray.byRole('group', { name: 'Coins for the sum' }).button(amount);
      if (coin.count) await this.tab.tap(coin);
      else await this.#typeAmount(amount);
    }
    await expect(button).toContainText(statesSum);
    await this.tab.tap(button);
    await expect(button).toHaveCount(0);
  }

  async #end(): Promise<void> {
    const [end, early] = [
      this.tab.css('.main-button[data-step=end]'),
      this.tab.button(/End the deal early$/),
    ];
    await expect(end.or(early).first).toBeVisible();
    if (early.count) return this.endEarly();
    await this.tab.tap(end);
    await expect(this.tab.button(/^Turn the fasse/)).toBeVisible();
  }

  async #close(): Promise<void> {
    await this.tab.tap(this.tab.button('Menu'));
    await this.tab.tap(this.tab.button('Close the table'));
    const question = this.tab.byRole('group', { name: /^Close the table/ });
    await expect(question.button('Keep open')).toBeFocused();
    await this.tab.tap(question.button('Close'));
    await this.expectSentence('The table is closed.');
    await expect(this.tab.byRole('heading', { name: 'Settle up' })).toBeVisible();
  }
}
