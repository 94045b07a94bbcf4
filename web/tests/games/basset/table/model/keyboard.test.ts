/** Keyboard shortcuts of the table page, with a fake document for the focus. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { computed, signal } from '@preact/signals';
import { bassetLogic } from '../../../../../src/games/basset/table/game-logic.ts';
import { bassetLateLogic } from '../../../../../src/games/basset/table/late-logic.ts';
import { addLateParts } from '../../../../../src/table-kit/panels/late-parts.ts';
import type { Entry } from '../../../../../src/outbox/entry.ts';
import type { Outbox } from '../../../../../src/outbox/outbox.ts';
import { createPageModel } from '../../../../../src/table-kit/model/page-model.ts';
import type { TablePageModel } from '../../../../../src/games/basset/table/model/basset-page.ts';
import { listenToKeyboard } from '../../../../../src/table-kit/model/key-listener.ts';
import { pressTableKey } from '../../../../../src/table-kit/model/keyboard.ts';
import { panels } from '../../../../../src/table-kit/panels/load-panels.ts';
import type { LateParts } from '../../../../../src/table-kit/table-game.ts';
import type { Table } from '../../../../../src/games/basset/view.ts';
import { hand as handSetting } from '../../../../../src/platform/settings.ts';
import { answering, drawing, stake, staking, winner } from '../sample-tables.ts';

/** An element for focus tests: `button` matches by its kind, `[data-x]` by data attribute. */
class FakeElement {
  parentElement: FakeElement | null = null;
  readonly children: FakeElement[];
  readonly dataset: Record<string, string>;
  readonly #kind: string;

  constructor(kind: string, children: FakeElement[] = [], dataset: Record<string, string> = {}) {
    this.#kind = kind;
    this.children = children;
    this.dataset = dataset;
    for (const child of children) child.parentElement = this;
  }

  matches = (selectors: string): boolean =>
    selectors.split(', ').some((one) => {
      const [, name] = /^\[data-(\w+)\]$/.exec(one) ?? [];
      return name ? name in this.dataset : one === this.#kind;
    });

  closest = (selector: string): FakeElement | null =>
    this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);

  querySelectorAll = (selector: string): FakeElement[] =>
    this.children.flatMap((one) => [
      ...(one.matches(selector) ? [one] : []),
      ...one.querySelectorAll(selector),
    ]);

  querySelector = (selector: string): FakeElement | null => this.querySelectorAll(selector)[0] ?? null;

  focus = (): void => void (page.activeElement = this);
}

class FakeDocument extends EventTarget {
  body = new FakeElement('body');
  activeElement: FakeElement | null = null;
  querySelectorAll = (selector: string): FakeElement[] => this.body.querySelectorAll(selector);
  querySelector = (selector: string): FakeElement | null => this.body.querySelector(selector);
}

addLateParts(bassetLogic, bassetLateLogic as unknown as LateParts);
panels.value = { pressTableKey } as typeof panels.value;

let page = new FakeDocument();
const button = (kind = 'button'): FakeElement => new FakeElement(kind);
const answersOf = (win: string): FakeElement =>
  new FakeElement('.answers', [button(), button()], { answer: win });

beforeEach(() => {
  page = new FakeDocument();
  handSetting.value = 'right';
  Object.assign(globalThis, { document: page, HTMLElement: FakeElement, requestAnimationFrame: () => 0 });
});

interface KeyboardPage {
  dealer: TablePageModel;
  entered: string[];
  undone: string[];
  press(key: string, changed?: { shiftKey?: boolean; ctrlKey?: boolean }): boolean;
}

const entries = [{ id: 'a', entered: { kind: 'buyin' }, version: null }];
const row = { entry: { key: 'a', kind: 'buyin' }, at: '', state: 'waiting' };

const wordsOf = ({ key: _, kind, ...fields }: Entry): string => `${kind} ${Object.values(fields).join(' ')}`;

/** Opens a table with a keyboard. `press` returns whether the page handled the key. */
function openPage(table: Table): KeyboardPage {
  const entered: string[] = [];
  const undone: string[] = [];
  const outbox = {
    id: 't',
    serverView: signal(table),
    optimisticView: signal(table),
    entries: signal([row]),
    refusal: signal(null),
    predictedRefusal: signal(null),
    predictedRefusedKeys: signal<readonly string[]>([]),
    waitingForEngine: signal(0),
    link: signal('live'),
    isMissing: signal(false),
    offersState: signal('current'),
    hasUnknownEffect: signal(false),
    enqueueChecked: (added: readonly Entry[]) => void entered.push(...added.map(wordsOf)),
    ...{ standing: signal(entries), newest: signal(entries.at(-1) ?? null) },
    undone: signal(entries),
    hasUnknownUndo: signal(false),
    isRedoWaiting: signal(false),
    undo: () => (undone.push('undo'), entries),
    redo: () => void undone.push('redo'),
  };
  const dealer = createPageModel(
    bassetLogic,
    outbox as unknown as Outbox<Table>,
    signal('landscape'),
    computed(() => false),
  );
  listenToKeyboard(dealer);
  let at = 0;
  const press: KeyboardPage['press'] = (key, changed = {}) => {
    const event = new Event('keydown', { cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (at += 1000) });
    Object.assign(event, { key, ...changed });
    return !page.dispatchEvent(event);
  };
  return { dealer, entered, undone, press };
}

test('digits typed with Shift are ranks; letters with Shift are not', () => {
  const { dealer, press } = openPage(drawing());
  press('7', { shiftKey: true });
  assert.equal(dealer.uiState.firstCard.value, '7');
  press('K', { shiftKey: true });
  assert.equal(dealer.uiState.firstCard.value, '7');
});

test('U and Ctrl+Z undo; with Shift they redo', () => {
  const { undone, press } = openPage(drawing());
  press('u');
  press('z', { ctrlKey: true });
  assert.deepEqual(undone, ['undo', 'undo']);
  press('U', { shiftKey: true });
  press('Z', { ctrlKey: true, shiftKey: true });
  assert.deepEqual(undone, ['undo', 'undo', 'redo', 'redo']);
});

test('undo cancels an unfinished tap first', () => {
  const { dealer, undone, press } = openPage(drawing());
  press('7');
  press('u');
  assert.deepEqual([dealer.uiState.firstCard.value, undone], [null, []]);
  press('u');
  assert.deepEqual(undone, ['undo']);
});

test('W chooses the focused card for a side bet, and cancels it', () => {
  const { dealer, press } = openPage(drawing({ stakes: [stake('Anne', 'Q')] }));
  const place = new FakeElement('button', [], { card: 'Q' });
  page.body = new FakeElement('body', [new FakeElement('row', [place], { row: '', player: 'Anne' })]);
  place.focus();
  press('w');
  assert.equal(dealer.uiState.mode.value.kind, 'card');
  press('w');
  assert.equal(dealer.uiState.mode.value.kind, 'none');
});

test('Escape closes the tray, then removes the first card', () => {
  const { dealer, press } = openPage(drawing());
  press('j');
  dealer.uiState.mode.value = { kind: 'player', player: 'Anne', task: null };
  press('Escape');
  assert.deepEqual([dealer.uiState.mode.value.kind, dealer.uiState.firstCard.value], ['none', 'J']);
  press('Escape');
  assert.equal(dealer.uiState.firstCard.value, null);
});

test('at a closed table the keys for books and buy-ins do nothing', () => {
  const { dealer, press } = openPage(staking({ phase: 'closed' }));
  press('b');
  press('g');
  assert.equal(dealer.uiState.mode.value.kind, 'none');
});

const WINS = [winner('Anne', 'K'), winner('Bess', 'K'), winner('Carl', 'K')];

test('an answer is for the focused win, else the focused row, else the first win', () => {
  const { entered, press } = openPage(answering(WINS));
  const [place, carls] = [button(), answersOf('Carl|K')];
  page.body = new FakeElement('body', [new FakeElement('row', [place], { row: '', player: 'Bess' }), carls]);
  press('t');
  place.focus();
  press('p');
  carls.children[0]!.focus();
  press('t');
  assert.deepEqual(entered, ['take Anne K 1', 'paroli Bess K 1', 'take Carl K 1']);
});

test('the focus moves to the main button before the last answer, and before take all', () => {
  const [anne, bess, main] = [answersOf('Anne|K'), answersOf('Bess|K'), button('button.main-button')];
  const last = openPage(answering([winner('Anne', 'K')]));
  page.body = new FakeElement('body', [anne, main]);
  anne.children[0]!.focus();
  last.press('t');
  assert.equal(page.activeElement, main);
  page = Object.assign(new FakeDocument(), { body: new FakeElement('body', [anne, bess, main]) });
  Object.assign(globalThis, { document: page });
  const all = openPage(answering(WINS));
  anne.children[0]!.focus();
  all.press('T', { shiftKey: true });
  assert.equal(page.activeElement, main);
  assert.deepEqual(all.entered, ['take true 1']);
});

/** Fills two rows: a name, three cells and an end. In the second row the middle cell has two cards, the end none. */
function fillTwoRows() {
  const cell = (count: number) =>
    new FakeElement(
      '.cell',
      Array.from({ length: count }, () => button()),
    );
  const rows = [
    [1, 1, 1, 1, 2],
    [1, 1, 2, 1, 0],
  ].map((counts) => new FakeElement('row', counts.map(cell), { row: '' }));
  page.body = new FakeElement('.rows', rows);
  return (row: number, column: number, at = 0): FakeElement => rows[row]!.children[column]!.children[at]!;
}

test('the up and down arrows stay in a column, whatever the other cells contain', () => {
  const at = fillTwoRows();
  const { press } = openPage(drawing({ stakes: [stake('Bess', 'Q')] }));
  const steps: [FakeElement, string, FakeElement][] = [
    [at(0, 3), 'ArrowDown', at(1, 3)],
    [at(1, 3), 'ArrowUp', at(0, 3)],
    [at(1, 2, 1), 'ArrowUp', at(0, 2)],
    [at(0, 4, 1), 'ArrowDown', at(1, 3)],
    [at(1, 2), 'ArrowRight', at(1, 2, 1)],
    [at(0, 0), 'ArrowUp', at(0, 0)],
    [at(0, 0), 'ArrowLeft', at(0, 0)],
  ];
  for (const [from, key, to] of steps) {
    from.focus();
    press(key);
    assert.equal(page.activeElement, to, key);
  }
});

test('for the left hand, the left and right arrows are swapped', () => {
  const at = fillTwoRows();
  const { press } = openPage(drawing());
  handSetting.value = 'left';
  at(0, 1).focus();
  press('ArrowLeft');
  assert.equal(page.activeElement, at(0, 2));
  press('ArrowRight');
  assert.equal(page.activeElement, at(0, 1));
});

test('the arrows also move between answers outside the rows', () => {
  const [anne, bess] = ['Anne|K', 'Bess|K'].map((win) => answersOf(win));
  const rows = [anne!, bess!].map((one) => new FakeElement('row', [new FakeElement('p'), one], { row: '' }));
  page.body = new FakeElement('.answer-sheet', [...rows, new FakeElement('div', [button()])]);
  const { press } = openPage(answering(WINS));
  anne!.children[1]!.focus();
  press('ArrowDown');
  assert.equal(page.activeElement, bess!.children[1]);
  press('ArrowDown');
  assert.equal(page.activeElement, bess!.children[1]);
  press('ArrowLeft');
  assert.equal(page.activeElement, bess!.children[0]);
});
