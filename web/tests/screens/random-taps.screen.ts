/** No tap that a page accepts is refused by the server, if the page could have known. */

import assert from 'node:assert/strict';
import { openAsDealer } from '../dom/dealer.ts';
import { test } from '../dom/engine-test.ts';
import { eventually } from '../dom/expect.ts';
import { HandDealer, sumOfNets } from '../dom/hand-dealer.ts';
import { isVisible } from '../dom/locator.ts';
import { newTable, type Opening } from '../dom/table.ts';
import type { Tab } from '../dom/tab.ts';

/** After this many taps, the test waits until all entries are recorded. */
const TOGETHER = 3;
/** With this seed, both tables meet a refusal if the page checks no entry before it sends it. */
const [SEED, TAPS] = [9, 120];
const FRAME_MS = 16;

const BASSET: Opening = {
  lines: ['seat Anne 100', 'seat Bess 30', 'seat Carl 3', 'seat Dora 400'],
  rules: {
    preset: 'parlour',
    overrides: { min_stake: 2, max_stake: 50, max_cards: 3, cards_required: 0 },
  },
  bank: { funds: 1000 },
};
const LANSQUENET: Opening = {
  game: 'lansquenet',
  lines: ['seat Anne 960', 'seat Bess 960', 'seat Carl 960', 'seat Dora 960'],
  rules: { preset: 'lansquenet' },
  currency: 'lsd',
  bank: undefined,
};

/** What enters most is tapped more often, so that the rounds go on. */
const ENTERS = /^(couch-place|rank-keys|main-button|coin-keys|choice-button|coin-cells)/;
const OFTEN = 5;
const LEFT_OUT = '.menu *, .term-button, .sync-chip';
const SEAT_TEXTS = ['Anne', 'Eve', 'Fay', 'Gil', '40', ''];

interface Sent {
  readonly entries: readonly { readonly key: string; readonly kind: string }[];
}
interface Answered {
  readonly results?: readonly { key: string; status: number; code?: string; detail?: string }[];
}

/** Returns the entries that the server refuses from now on. */
function noteRefusals({ network }: Tab): readonly string[] {
  const refusals: string[] = [];
  network.route('POST', /\/entries$/, async (request, pass) => {
    const { entries } = (await request.clone().json()) as Sent;
    const response = await pass(request);
    const { results = [] } = (await response.clone().json()) as Answered;
    for (const { key, status, code, detail } of results) {
      const entry = entries.find((one) => one.key === key);
      // Which entry is the newest depends on requests that cross.
      const isUndo = ['undo', 'redo'].includes(entry?.kind ?? '');
      if (status >= 400 && !isUndo) refusals.push(`${code}: ${detail} ${JSON.stringify(entry)}`);
    }
    return response;
  });
  return refusals;
}

/** Returns random numbers from 0 to below 1, which a seed decides: the generator of Park and Miller. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

class RandomTaps {
  readonly #tab: Tab;
  readonly #refusals: readonly string[];
  readonly #random = randomNumbers(SEED);

  constructor(tab: Tab) {
    this.#tab = tab;
    this.#refusals = noteRefusals(tab);
  }

  /** Makes some taps. Those that the page does not accept do nothing. Fails if the server refuses an entry. */
  async make(taps: number): Promise<void> {
    for (let tap = 0; tap < taps; tap += 1) {
      for (const field of document.querySelectorAll<HTMLInputElement>('.seat-tray input'))
        if (this.#random() < 0.5) this.#type(field, this.#choose(SEAT_TEXTS));
      this.#chooseButton()?.click();
      await this.#tab.advance(FRAME_MS);
      if (tap % TOGETHER === 0) await this.#waitUntilIdle();
    }
    await this.#waitUntilIdle();
  }

  async #waitUntilIdle(): Promise<void> {
    await this.#tab.advance(FRAME_MS);
    const chip = this.#tab.css('.sync-chip');
    const isIdle = (): boolean => chip.all()[0]?.getAttribute('data-status') === 'recorded';
    await eventually(
      () => isIdle() || this.#refusals.length > 0,
      () => `the entries are ${chip.all()[0]?.textContent}`,
    );
    assert.deepEqual(this.#refusals, []);
  }

  #choose<Value>(all: readonly Value[]): Value {
    return all[Math.floor(this.#random() * all.length)]!;
  }

  /** Chooses a kind of button first, so that the many cards do not crowd out the others. */
  #chooseButton(): HTMLElement | undefined {
    const live = [...document.querySelectorAll<HTMLElement>('.table-shell button')].filter(
      (button) =>
        button.getAttribute('aria-disabled') !== 'true' && !button.matches(LEFT_OUT) && isVisible(button),
    );
    const kinds = new Map<string, HTMLElement[]>();
    for (const button of live) {
      const [kind = ''] = button.classList;
      kinds.set(kind, [...(kinds.get(kind) ?? []), button]);
    }
    const often = [...kinds].flatMap(([kind, all]) =>
      Array<HTMLElement[]>(ENTERS.test(kind) ? OFTEN : 1).fill(all),
    );
    return often.length ? this.#choose(this.#choose(often)) : undefined;
  }

  #type(field: HTMLInputElement, text: string): void {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

for (const opening of [BASSET, LANSQUENET]) {
  test(`no accepted tap is refused (${opening['game'] ?? 'basset'})`, async () => {
    const { tab, table } = await openAsDealer(await newTable(opening));
    await new RandomTaps(tab).make(TAPS);
    const state = await new HandDealer(tab, table).settledState();
    assert.ok(Number(state['version']) > TAPS / 20, `version ${state['version']}`);
    assert.equal(sumOfNets(state), 0);
  });
}
