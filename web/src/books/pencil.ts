/** Keeps the core at work on what is not in the ink yet, and shows how far it is. */

import { batch, computed, signal } from '@preact/signals';
import type { Table } from '../games/games.ts';
import type { Entry } from './entry.ts';
import type { Overlay, Pencilled } from './overlay.ts';
import { differing, foretold, overlaid, prefix } from './overlay.ts';
import type { Row } from './rows.ts';
import type { Desk } from './shelf.ts';

/** The core of the game, wherever it runs. Whatever it cannot do, it rejects. */
export interface Core {
  /** Begins anew at a table in ink. */
  base(table: Table): Promise<void>;
  /** Enters the next entry. */
  enter(entry: Entry): Promise<Pencilled>;
}

interface Basis {
  ink: Table | null;
  rows: readonly Row[];
}

export class Pencil {
  readonly #basis = signal<Basis>({ ink: null, rows: [] });
  readonly #results = signal<readonly Pencilled[]>([]);
  readonly #differs = signal<{ names: readonly string[]; draw: string }>({ names: [], draw: '' });
  #core: Core | null = null;
  #based: Table | null = null;
  #busy = false;

  readonly shown = computed<Overlay | null>(() => {
    const { ink, rows } = this.#basis.value;
    return ink && overlaid(ink, entriesOf(rows), this.#results.value);
  });
  readonly differs = computed(() => {
    const table = this.shown.value?.table;
    return table && drawOf(table) === this.#differs.value.draw ? this.#differs.value.names : [];
  });

  /** Gives the core, once it has loaded, or takes it away. It may have been elsewhere meanwhile. */
  use(core: Core | null): void {
    this.#core = core;
    this.#based = null;
    void this.#reckon();
  }

  /** Takes in what is kept now. */
  follow({ ink, rows }: Desk): void {
    const table = ink?.table ?? null;
    const before = this.#basis.peek();
    const open = rows.filter((row) => !row.refused);
    batch(() => {
      if (table === before.ink || !this.#awaitsSettlement(table, before)) {
        this.#compare(table, before);
        this.#basis.value = { ink: table, rows: open };
        if (table !== before.ink) this.#results.value = [];
      } else {
        const keys = new Set(open.map((row) => row.key));
        const held = before.rows.filter((row) => row.recorded && !keys.has(row.key));
        this.#basis.value = { ink: before.ink, rows: [...held, ...open] };
      }
    });
    void this.#reckon();
  }

  /**
   * Whether the ink lacks nothing but a settlement that is reckoned already. What is shown would fall back for a
   * moment and come again.
   */
  #awaitsSettlement(ink: Table | null, before: Basis): boolean {
    if (!ink?.owes_settlement) return false;
    return foretold(before.rows, this.#results.peek(), ink.version)?.version === ink.version + 1;
  }

  #compare(ink: Table | null, before: Basis): void {
    if (!ink || ink === before.ink) return;
    const reckoned = foretold(before.rows, this.#results.peek(), ink.version);
    if (reckoned?.version !== ink.version) return;
    this.#differs.value = { names: differing(ink, reckoned.table), draw: drawOf(ink) };
  }

  async #reckon(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (await this.#step());
    } catch {
      // Without the core all goes on, as a sketch.
      this.#core = null;
      this.#based = null;
      this.#results.value = [];
    } finally {
      this.#busy = false;
    }
  }

  /** Does the next thing that is not reckoned; false if there is none. */
  async #step(): Promise<boolean> {
    const { ink, rows } = this.#basis.peek();
    const [core, results, entries] = [this.#core, this.#results.peek(), entriesOf(rows)];
    if (!core || !ink) return false;
    if (this.#based !== ink || prefix(entries, results) < results.length) {
      await core.base(ink);
      this.#based = ink;
      this.#results.value = [];
      return true;
    }
    const next = entries[results.length];
    if (!next) return false;
    const result = await core.enter(next);
    if (this.#basis.peek().ink === ink) this.#results.value = [...this.#results.peek(), result];
    return true;
  }
}

function entriesOf(rows: readonly Row[]): Entry[] {
  return rows.map((row) => row.entry);
}

/** Returns what tells one draw from the next. */
function drawOf(table: Table): string {
  return `${table.deal} ${table.phase} ${table.place}`;
}
