/** What the keys of a keyboard do at the table; the page is what the focus asks of it. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { computed, signal, type Signal } from '@preact/signals';
import type { Outbox } from '../../../../src/outbox/outbox.ts';
import { createPageModel, type TablePageModel } from '../../../../src/games/basset/table/page-model.ts';
import { listenToKeyboard } from '../../../../src/games/basset/table/keyboard.ts';
import type { Table } from '../../../../src/games/basset/view.ts';
import { undo } from '../../../../src/games/basset/table/undo.ts';
import { hand as handed } from '../../../../src/platform/settings.ts';
import { answering, drawing, stake, staking, winner } from './sample-tables.ts';

/** An element as far as the focus needs it: `.player-row` matches by class, `[data-x]` by what it carries. */
class Part {
  parentElement: Part | null = null;
  readonly children: Part[];
  readonly dataset: Record<string, string>;
  readonly #kind: string;

  constructor(kind: string, children: Part[] = [], dataset: Record<string, string> = {}) {
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

  closest = (selector: string): Part | null =>
    this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);

  querySelectorAll = (selector: string): Part[] =>
    this.children.flatMap((one) => [
      ...(one.matches(selector) ? [one] : []),
      ...one.querySelectorAll(selector),
    ]);

  querySelector = (selector: string): Part | null => this.querySelectorAll(selector)[0] ?? null;

  focus = (): void => void (page.activeElement = this);
}

class PageStub extends EventTarget {
  body = new Part('body');
  activeElement: Part | null = null;
  querySelectorAll = (selector: string): Part[] => this.body.querySelectorAll(selector);
  querySelector = (selector: string): Part | null => this.body.querySelector(selector);
}

let page = new PageStub();
const button = (kind = 'button'): Part => new Part(kind);
const answersOf = (win: string): Part => new Part('.answers', [button(), button()], { answer: win });

beforeEach(() => {
  page = new PageStub();
  handed.value = 'right';
  Object.assign(globalThis, { document: page, HTMLElement: Part, requestAnimationFrame: () => 0 });
});

interface Sat {
  dealer: TablePageModel;
  entered: string[];
  dropped: string[];
  press(key: string, changed?: { shiftKey?: boolean }): boolean;
}

/** Somebody at a keyboard; `press` says whether the key was one of ours. */
function sat(table: Table): Sat {
  const entered: string[] = [];
  const dropped: string[] = [];
  const row = { entry: { key: 'a', kind: 'buyin' }, at: '', state: 'waiting' };
  const books = {
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
    enqueue: (kind: string, fields: object) => (
      entered.push(`${kind} ${Object.values(fields).join(' ')}`), 'b'
    ),
    // What "late" names was sent just before.
    remove: async (key: string) => (dropped.push(key), key !== 'late'),
  };
  const dealer = createPageModel(
    books as unknown as Outbox<Table>,
    signal('landscape'),
    computed(() => false),
  );
  listenToKeyboard(dealer);
  let at = 0;
  const press: Sat['press'] = (key, changed = {}) => {
    const event = new Event('keydown', { cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (at += 1000) });
    Object.assign(event, { key, ...changed });
    return !page.dispatchEvent(event);
  };
  return { dealer, entered, dropped, press };
}

test('figures that a keyboard has only with Shift are ranks; letters with Shift are not', () => {
  const { dealer, press } = sat(drawing());
  press('7', { shiftKey: true });
  assert.equal(dealer.uiState.firstCard.value, '7');
  press('K', { shiftKey: true });
  assert.equal(dealer.uiState.firstCard.value, '7');
});

test('U takes back what is not sent, with Shift it does nothing', () => {
  const { dropped, press } = sat(drawing());
  press('U', { shiftKey: true });
  assert.deepEqual(dropped, []);
  press('u');
  assert.deepEqual(dropped, ['a']);
});

test('what was sent just before it was to be taken back is said to be, until the next act', async () => {
  const { dealer, press } = sat(drawing());
  const row = { entry: { key: 'late', kind: 'buyin' }, at: '', state: 'waiting' } as const;
  (dealer.outbox.entries as Signal<unknown>).value = [row];
  await undo(dealer);
  assert.equal(dealer.uiState.isUndoTooLate.value, true);
  press('Escape');
  assert.equal(dealer.uiState.isUndoTooLate.value, false);
  (dealer.outbox.entries as Signal<unknown>).value = [{ ...row, entry: { ...row.entry, key: 'a' } }];
  await undo(dealer);
  assert.equal(dealer.uiState.isUndoTooLate.value, false);
});

test('W chooses the card in focus to bet on, and puts it away again', () => {
  const { dealer, press } = sat(drawing({ stakes: [stake('Anne', 'Q')] }));
  const place = new Part('button', [], { card: 'Q' });
  page.body = new Part('body', [new Part('.player-row', [place], { punter: 'Anne' })]);
  place.focus();
  press('w');
  assert.equal(dealer.uiState.mode.value.kind, 'card');
  press('w');
  assert.equal(dealer.uiState.mode.value.kind, 'none');
});

test('Escape puts the tray away before the first card', () => {
  const { dealer, press } = sat(drawing());
  press('j');
  dealer.uiState.mode.value = { kind: 'punter', punter: 'Anne', task: null };
  press('Escape');
  assert.deepEqual([dealer.uiState.mode.value.kind, dealer.uiState.firstCard.value], ['none', 'J']);
  press('Escape');
  assert.equal(dealer.uiState.firstCard.value, null);
});

test('at a closed table nobody buys a book or in', () => {
  const { dealer, press } = sat(staking({ phase: 'closed' }));
  press('b');
  press('g');
  assert.equal(dealer.uiState.mode.value.kind, 'none');
});

const WINS = [winner('Anne', 'K'), winner('Bess', 'K'), winner('Carl', 'K')];

test('an answer goes to the win in focus, else to the row in focus, else to the first', () => {
  const { entered, press } = sat(answering(WINS));
  const [place, carls] = [button(), answersOf('Carl|K')];
  page.body = new Part('body', [new Part('.player-row', [place], { punter: 'Bess' }), carls]);
  press('t');
  place.focus();
  press('p');
  carls.children[0]!.focus();
  press('t');
  assert.deepEqual(entered, ['take Anne K 1', 'paroli Bess K 1', 'take Carl K 1']);
});

test('the focus leaves for the main button before the last win goes, and before all of them do', () => {
  const [anne, bess, main] = [answersOf('Anne|K'), answersOf('Bess|K'), button('button.main-button')];
  const last = sat(answering([winner('Anne', 'K')]));
  page.body = new Part('body', [anne, main]);
  anne.children[0]!.focus();
  last.press('t');
  assert.equal(page.activeElement, main);
  page = Object.assign(new PageStub(), { body: new Part('body', [anne, bess, main]) });
  Object.assign(globalThis, { document: page });
  const all = sat(answering(WINS));
  anne.children[0]!.focus();
  all.press('T', { shiftKey: true });
  assert.equal(page.activeElement, main);
  assert.deepEqual(all.entered, ['take true 1']);
});

/** Two rows of name, three cells and an end; in the second the middle cell has two cards, and the end none. */
function cloth() {
  const cell = (count: number) =>
    new Part(
      '.cell',
      Array.from({ length: count }, () => button()),
    );
  const rows = [
    [1, 1, 1, 1, 2],
    [1, 1, 2, 1, 0],
  ].map((counts) => new Part('.player-row', counts.map(cell)));
  page.body = new Part('.rows', rows);
  return (row: number, column: number, at = 0): Part => rows[row]!.children[column]!.children[at]!;
}

test('the arrows go up and down within a column, whatever lies on the cards before', () => {
  const at = cloth();
  const { press } = sat(drawing({ stakes: [stake('Bess', 'Q')] }));
  const steps: [Part, string, Part][] = [
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

test('for the left hand the page is mirrored, and left and right with it', () => {
  const at = cloth();
  const { press } = sat(drawing());
  handed.value = 'left';
  at(0, 1).focus();
  press('ArrowLeft');
  assert.equal(page.activeElement, at(0, 2));
  press('ArrowRight');
  assert.equal(page.activeElement, at(0, 1));
});

test('answers apart from their rows are moved over too', () => {
  const [anne, bess] = ['Anne|K', 'Bess|K'].map((win) => answersOf(win));
  const rows = [anne!, bess!].map((one) => new Part('.answer-panel__row', [new Part('p'), one]));
  page.body = new Part('.answer-sheet', [...rows, new Part('div', [button()])]);
  const { press } = sat(answering(WINS));
  anne!.children[1]!.focus();
  press('ArrowDown');
  assert.equal(page.activeElement, bess!.children[1]);
  press('ArrowDown');
  assert.equal(page.activeElement, bess!.children[1]);
  press('ArrowLeft');
  assert.equal(page.activeElement, bess!.children[0]);
});
