/** Keeps the core at work on what is not in the ink yet, and shows how far it is. */

import { batch, computed, signal } from '@preact/signals';
import type { Entry } from './entry.ts';
import type { Overlay } from './optimistic-view.ts';
import { foretold, matchesPreview, overlayPreview, prefix } from './optimistic-view.ts';
import type { Engine, GamePreview, PreviewResult, SessionView } from './ports.ts';
import type { Row } from './rows.ts';
import type { StoredSession } from './storage.ts';

interface Basis<View extends SessionView> {
  ink: View | null;
  rows: readonly Row[];
}

/** The very same each time: nobody who follows it is told anew that there is none. */
const NOBODY: readonly string[] = [];

export class EnginePreview<View extends SessionView> {
  readonly #game: GamePreview<View>;
  readonly #painted: () => Promise<void>;
  readonly #basis = signal<Basis<View>>({ ink: null, rows: [] });
  readonly #results = signal<readonly PreviewResult<View>[]>([]);
  /** Whether there is a core: it is, until it has done all there was, on its way. */
  readonly core = signal<'there' | 'coming' | 'none'>('there');
  readonly #differs = signal<{ names: readonly string[]; draw: string }>({ names: [], draw: '' });
  #core: Engine<View> | null = null;
  #based: View | null = null;
  #busy = false;
  /** What the core could not reckon; it is asked again as soon as there is something else. */
  #stuck: Basis<View> | null = null;
  #made:
    | (Pick<Basis<View>, 'ink'> & { results: unknown; keys: string; overlay: Overlay<View> | null })
    | null = null;

  /** The very same as before while the same entries lie over the same ink, whatever became of them meanwhile. */
  readonly shown = computed<Overlay<View> | null>(() => {
    const { ink, rows } = this.#basis.value;
    const made = { ink, results: this.#results.value, keys: rows.map((row) => row.key).join() };
    const before = this.#made;
    if (before?.ink === ink && before.results === made.results && before.keys === made.keys)
      return before.overlay;
    const overlay = ink && overlayPreview(ink, entriesOf(rows), made.results, this.#game);
    this.#made = { ...made, overlay };
    return overlay;
  });
  readonly differs = computed(() => {
    const table = this.shown.value?.table;
    return table && this.#game.drawId(table) === this.#differs.value.draw
      ? this.#differs.value.names
      : NOBODY;
  });

  /** `painted` resolves when what was changed before is on the screen. */
  constructor(game: GamePreview<View>, painted: () => Promise<void>) {
    this.#game = game;
    this.#painted = painted;
  }

  /** Says that a core is on its way. */
  expect(): void {
    this.core.value = 'coming';
  }

  /** Gives the core, once it has loaded, or takes it away: there is none, then. It may have been elsewhere meanwhile. */
  use(core: Engine<View> | null): void {
    this.#core = core;
    if (!core) this.core.value = 'none';
    this.#based = null;
    this.#stuck = null;
    void this.#reckon();
  }

  /** Takes in what is kept now. */
  follow({ ink, rows }: StoredSession<View>): void {
    const table = ink?.table ?? null;
    const before = this.#basis.peek();
    const open = rows.filter((row) => !row.refused);
    batch(() => {
      if (table === before.ink || !this.#awaitsSettlement(table, before)) {
        this.#compare(table, before);
        this.#basis.value = { ink: table, rows: open };
        if (table !== before.ink) this.#results.value = this.#goingOn(table, before);
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
  #awaitsSettlement(ink: View | null, before: Basis<View>): boolean {
    if (!ink?.owes_settlement) return false;
    const results = this.#results.peek();
    return results[foretold(before.rows, results, ink.version) - 1]?.version === ink.version + 1;
  }

  /**
   * Returns the results that go on from new ink. Where that is just what was reckoned, the core has it already and
   * need not begin anew.
   */
  #goingOn(ink: View | null, before: Basis<View>): readonly PreviewResult<View>[] {
    const results = this.#results.peek();
    const held = ink ? foretold(before.rows, results, ink.version) : 0;
    const newest = results[held - 1];
    if (!ink || !newest || this.#based !== before.ink || !matchesPreview(ink, newest)) return [];
    this.#based = ink;
    return results.slice(held);
  }

  #compare(ink: View | null, before: Basis<View>): void {
    if (!ink || ink === before.ink) return;
    const results = this.#results.peek();
    const reckoned = results[foretold(before.rows, results, ink.version) - 1];
    if (reckoned?.version !== ink.version) return;
    this.#differs.value = { names: this.#game.differing(ink, reckoned.table), draw: this.#game.drawId(ink) };
  }

  async #reckon(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (await this.#step());
    } catch {
      // Without the core all goes on, as a sketch.
      this.#stuck = this.#basis.peek();
      this.#based = null;
      this.#results.value = [];
      this.core.value = 'none';
    } finally {
      this.#busy = false;
    }
  }

  /** Does the next thing that is not reckoned; false if there is none. */
  async #step(): Promise<boolean> {
    const { ink, rows } = this.#basis.peek();
    const [core, results, entries] = [this.#core, this.#results.peek(), entriesOf(rows)];
    if (!core || !ink || this.#stuck === this.#basis.peek()) return false;
    if (this.#based !== ink || prefix(entries, results) < results.length) {
      await core.base(ink);
      this.#based = ink;
      this.#results.value = [];
      return true;
    }
    const next = entries[results.length];
    if (!next) return this.#caughtUp();
    // The tap is seen first, as a sketch: what it comes to would only hold that up.
    await this.#painted();
    const result = await core.enter(next);
    // The ink may be newer by now; the core goes on from it, or begins anew.
    if (this.#based !== this.#basis.peek().ink) return true;
    batch(() => {
      this.#results.value = [...this.#results.peek(), result];
      if (this.#results.peek().length === this.#basis.peek().rows.length) this.#caughtUp();
    });
    return true;
  }

  #caughtUp(): false {
    this.core.value = 'there';
    return false;
  }
}

function entriesOf(rows: readonly Row[]): Entry[] {
  return rows.map((row) => row.entry);
}
