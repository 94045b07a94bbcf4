/** The page of a table whose hands are entered with keys and rows: Baccarat, Glic and Lansquenet. Taps are counted. */

import { layout } from '../../src/table-kit/shell/layout.ts';
import { Dealer, openAsDealer } from './dealer.ts';
import { expect } from './expect.ts';
import { isVisible, Locator, type Words } from './locator.ts';
import { askJson } from './service.ts';
import { ServiceTable } from './table.ts';
import { BOUNCE_MS, type Device } from './tab.ts';

const UNSETTLED = '.main-button:is([data-step=settling], [data-step=calculating])';

/** A table of a game after the lines of a score sheet, on a screen of a size and a language. */
export interface HandTable extends Device {
  readonly game: string;
  readonly preset: string;
  readonly currency: string;
  readonly lines: readonly string[];
  /** Rules that differ from those of the preset. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly screen?: typeof layout.value;
}

/** Opens a table, lets a test deal at it, and leaves the size of the screen as it was. */
async function dealAt(opened: HandTable, run: (dealer: HandDealer) => Promise<void>): Promise<void> {
  const { game, preset, currency, lines, rules = {}, screen = 'landscape', ...device } = opened;
  const overrides = Object.entries(rules).map(([name, value]) => `${name} = "${value}"`);
  const sheet = [
    ...['format = "basset/1"', `game = "${game}"`, 'title = "By hand"', `rules = "${preset}"`],
    ...[`currency = "${currency}"`, "entries = '''", ...lines, "'''", '[overrides]', ...overrides],
  ];
  const { id } = await askJson<{ id: string }>('/v1/score-sheets', `${sheet.join('\n')}\n`);
  const before = layout.value;
  layout.value = screen;
  try {
    const { tab, table } = await openAsDealer(new ServiceTable(id, game), device);
    await run(new HandDealer(tab, table));
  } finally {
    layout.value = before;
  }
}

/** The layouts in which taps are counted; one is in French. */
export const SCREENS = [
  { screen: 'landscape' },
  { screen: 'portrait' },
  { screen: 'phone', language: 'fr' },
] as const;

type DealAfter = (
  lines: readonly string[],
  run: (dealer: HandDealer) => Promise<void>,
  rest?: Partial<HandTable>,
) => Promise<void>;

/** Returns a function that deals at this table, unless the rest says otherwise, after more lines. */
export const dealingAt =
  (table: HandTable): DealAfter =>
  (lines, run, rest = {}) =>
    dealAt({ ...table, ...rest, lines: [...table.lines, ...lines] }, run);

export class HandDealer extends Dealer {
  taps = 0;

  /** Taps the first that takes taps, and counts the tap. */
  async tap(target: Locator): Promise<void> {
    const live = new Locator(
      () =>
        target
          .all()
          .filter((one) => isVisible(one) && one.getAttribute('aria-disabled') !== 'true')
          .slice(0, 1),
      `${target.description} that is not locked`,
    );
    await this.tab.tap(live);
    this.taps += 1;
  }

  tapButton(name: Words): Promise<void> {
    return this.tap(this.tab.button(name));
  }

  /** Taps a coin, in smallest units. */
  tapCoin(amount: number): Promise<void> {
    return this.tap(this.tab.css(`.coin-keys__key[data-amount='${amount}']`));
  }

  /** Taps what the row of a player offers first: its end in landscape, else the name. */
  async tapPlayer(player: string): Promise<void> {
    await expect(this.tab.css(UNSETTLED)).toHaveCount(0);
    const end = this.row(player).css('.row-choice');
    await this.tap(end.count ? end : this.name(player));
  }

  /** Taps a coin, in smallest units, and right after it what the row of a player offers then. */
  async tapCoinThenPlayer(amount: number, player: string): Promise<void> {
    const coin = this.tab.css(`.coin-keys__key[data-amount='${amount}']`);
    await expect(coin).toBeVisible();
    await this.tab.advance(BOUNCE_MS);
    await this.tab.tapNow(coin);
    await this.tab.advance(50);
    const end = this.row(player).css('.row-choice');
    await this.tab.tapNow(end.count ? end.first : this.name(player));
  }

  /** Taps the main button once it has a step that begins like this. */
  tapMain(step: string): Promise<void> {
    return this.tap(this.tab.css(`.main-button[data-step^='${step}'][data-ready='true']`));
  }

  /** Taps keys at the bottom one after another: results, ranks or suits. */
  async tapKeys(...keys: string[]): Promise<void> {
    for (const key of keys) await this.tap(this.keyOf(key));
  }

  private keyOf(id: string): Locator {
    return this.tab.css(`.rank-keys__key[data-rank='${id}']`);
  }

  /** Taps keys one after another, as quickly as a hurried dealer does. */
  async tapKeysQuickly(...keys: string[]): Promise<void> {
    await this.tab.advance(BOUNCE_MS);
    for (const key of keys) {
      await this.tab.tapNow(this.keyOf(key));
      await this.tab.advance(100);
    }
  }

  /** Waits until every entry is recorded and settled. Returns the state of the table. */
  async settledState(): Promise<Readonly<Record<string, unknown>>> {
    await this.waitUntilRecorded();
    return { ...(await this.table.settledState()) };
  }
}

/** The sum of what all parties of a table won, which is zero. */
export function sumOfNets(state: Readonly<Record<string, unknown>>): number {
  const { parties } = state['summary'] as { parties: readonly { net: number }[] };
  return parties.reduce((sum, { net }) => sum + net, 0);
}
