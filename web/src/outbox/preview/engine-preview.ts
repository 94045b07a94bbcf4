/** Runs the engine on the entries that the server has not confirmed, and offers the resulting view. */

import { batch, computed, signal } from '@preact/signals';
import type { Entry } from '../entry.ts';
import type { Overlay } from './optimistic-view.ts';
import {
  countConfirmedResults,
  matchesResult,
  createOverlay,
  countMatchingResults,
} from './optimistic-view.ts';
import type { Engine, GamePreview, OffersState, PreviewResult, SessionView } from '../ports.ts';
import type { Row } from '../storage/rows.ts';
import type { StoredSession } from '../storage/storage.ts';
import type { EarlierViews } from '../undo/earlier-views.ts';
import { previewBasis, type PreviewBasis } from '../undo/preview-basis.ts';
import { isCorrection } from '../undo/session-entries.ts';

interface CachedOverlay<View extends SessionView> {
  serverView: View | null;
  results: unknown;
  keys: string;
  overlay: Overlay<View> | null;
}

/** One shared array, so that a signal with this value does not notify its subscribers again. */
const NO_PLAYERS: readonly string[] = [];

export class EnginePreview<View extends SessionView> {
  readonly #game: GamePreview<View>;
  readonly #afterPaint: () => Promise<void>;
  readonly #earlier: EarlierViews<View>;
  readonly #basis = signal<PreviewBasis<View>>({ serverView: null, rows: [], hasUnknownUndo: false });
  readonly #results = signal<readonly PreviewResult<View>[]>([]);
  /** `loading` from the announcement of an engine until it has computed every entry. */
  readonly engineState = signal<'ready' | 'loading' | 'none'>('ready');
  readonly #difference = signal<{ names: readonly string[]; draw: string }>({ names: [], draw: '' });
  readonly #engine = signal<Engine<View> | null>(null);
  readonly #hasCorrection = signal(false);
  /** The server view from which the engine last restarted. */
  #engineBasis: View | null = null;
  /** Resolves when the engine has computed every entry; null if it has. */
  #running: Promise<void> | null = null;
  /** The key of the newest entry whose estimate has been painted. */
  #paintedKey = '';
  /** The basis on which the engine failed. It runs again when the basis changes. */
  #failedBasis: PreviewBasis<View> | null = null;
  #cached: CachedOverlay<View> | null = null;

  /** Stays the same object while the server view, the results and the keys stay the same. */
  readonly overlay = computed<Overlay<View> | null>(() => {
    const { serverView, rows } = this.#basis.value;
    const inputs = { serverView, results: this.#results.value, keys: rows.map((row) => row.key).join() };
    const cached = this.#cached;
    if (cached?.serverView === serverView && cached.results === inputs.results && cached.keys === inputs.keys)
      return cached.overlay;
    const overlay = serverView && createOverlay(serverView, entriesOf(rows), inputs.results, this.#game);
    this.#cached = { ...inputs, overlay };
    return overlay;
  });
  readonly differingPlayers = computed(() => {
    const view = this.overlay.value?.view;
    return view && this.#game.drawId(view) === this.#difference.value.draw
      ? this.#difference.value.names
      : NO_PLAYERS;
  });

  /** Whether the overlay lacks the effect of an unsent undo or redo. */
  readonly hasUnknownUndo = computed(() => this.#basis.value.hasUnknownUndo);

  /** The same, or the effect of an unsent correction. */
  readonly hasUnknownEffect = computed(() => this.hasUnknownUndo.value || this.#hasCorrection.value);

  readonly offersState = computed<OffersState>(() => {
    if (this.hasUnknownEffect.value) return 'outdated';
    if (this.overlay.value?.isExact ?? true) return 'current';
    return this.#engine.value && this.engineState.value !== 'none' ? 'computing' : 'outdated';
  });

  /** `afterPaint` resolves when earlier changes are on the screen. */
  constructor(game: GamePreview<View>, afterPaint: () => Promise<void>, earlier: EarlierViews<View>) {
    this.#game = game;
    this.#afterPaint = afterPaint;
    this.#earlier = earlier;
  }

  /** Announces that an engine is loading. */
  expectEngine(): void {
    this.engineState.value = 'loading';
  }

  /** Sets the engine, or null if there is none. Another session may have used the engine before. */
  setEngine(engine: Engine<View> | null): void {
    this.#engine.value = engine;
    if (!engine) this.engineState.value = 'none';
    this.#engineBasis = null;
    this.#failedBasis = null;
    void this.#runEngine();
  }

  /** Takes over the stored state of the session. */
  update({ serverView, rows }: StoredSession<View>): void {
    const before = this.#basis.peek();
    const notRefused = rows.filter((row) => !row.refused);
    const basis = previewBasis(serverView?.table ?? null, notRefused, this.#earlier);
    const view = basis.serverView;
    batch(() => {
      this.#hasCorrection.value = notRefused.some(({ entry }) => isCorrection(entry));
      if (view === before.serverView || !this.#awaitsSettlement(view, before)) {
        this.#comparePlayers(view, before);
        this.#basis.value = basis;
        if (view !== before.serverView) this.#results.value = this.#resultsAfter(view, before);
      } else {
        const keys = new Set(basis.rows.map((row) => row.key));
        const recordedRows = before.rows.filter((row) => row.recorded && !keys.has(row.key));
        this.#basis.value = { ...before, rows: [...recordedRows, ...basis.rows] };
      }
    });
    void this.#runEngine();
  }

  /**
   * Whether the server view lacks only a settlement that the engine has computed. Without this check the screen would
   * show the state before the settlement for a moment.
   */
  #awaitsSettlement(view: View | null, before: PreviewBasis<View>): boolean {
    if (!view?.owes_settlement) return false;
    return this.#lastConfirmedResult(view, before)?.version === view.version + 1;
  }

  #lastConfirmedResult(view: View, before: PreviewBasis<View>): PreviewResult<View> | undefined {
    const results = this.#results.peek();
    return results[countConfirmedResults(before.rows, results, view.version) - 1];
  }

  /**
   * Returns the results that remain valid on a new server view. If the view is what the engine computed, the engine
   * continues from it and need not restart.
   */
  #resultsAfter(view: View | null, before: PreviewBasis<View>): readonly PreviewResult<View>[] {
    const results = this.#results.peek();
    const confirmed = view ? countConfirmedResults(before.rows, results, view.version) : 0;
    const newest = results[confirmed - 1];
    if (!view || !newest || this.#engineBasis !== before.serverView || !matchesResult(view, newest))
      return [];
    this.#engineBasis = view;
    return results.slice(confirmed);
  }

  /** Notes the players whose result on the server differs from the engine's. */
  #comparePlayers(view: View | null, before: PreviewBasis<View>): void {
    if (!view || view === before.serverView) return;
    const predicted = this.#lastConfirmedResult(view, before);
    if (predicted?.version !== view.version) return;
    this.#difference.value = {
      names: this.#game.differingPlayers(view, predicted.table),
      draw: this.#game.drawId(view),
    };
  }

  /**
   * Returns the result of the first of these entries that the engine refuses; null if there is none, or if that stays
   * unknown; undefined while the engine computes them. It reads signals.
   */
  refusalOf(keys: readonly string[]): PreviewResult<View> | null | undefined {
    const isComputing = this.offersState.value === 'computing';
    const [results, rows] = [this.#results.value, this.#basis.value.rows];
    if (this.offersState.value === 'outdated') return null;
    const own = keys.map((key) => results.find((result) => result.key === key));
    const refused = own.find((result) => result?.refused);
    if (refused || own.every(Boolean) || !isComputing) return refused ?? null;
    return keys.every((key) => rows.some((row) => row.key === key)) ? undefined : null;
  }

  /** Returns the engine once it has computed every entry; null if there is none or it failed. */
  async engineAtView(): Promise<Engine<View> | null> {
    while (this.#running) await this.#running;
    return this.#failedBasis === this.#basis.peek() ? null : this.#engine.peek();
  }

  #runEngine(): Promise<void> {
    this.#running ??= this.#runSteps();
    return this.#running;
  }

  async #runSteps(): Promise<void> {
    try {
      while (await this.#runStep());
    } catch {
      // Without the engine, the game's estimates are shown.
      this.#failedBasis = this.#basis.peek();
      this.#engineBasis = null;
      this.#results.value = [];
      this.engineState.value = 'none';
    } finally {
      this.#running = null;
    }
  }

  /** Restarts the engine or computes the next entry. Returns false if there is nothing to compute. */
  async #runStep(): Promise<boolean> {
    const { serverView, rows } = this.#basis.peek();
    const [engine, results, entries] = [this.#engine.peek(), this.#results.peek(), entriesOf(rows)];
    if (!engine || !serverView || this.#failedBasis === this.#basis.peek()) return false;
    if (this.#engineBasis !== serverView || countMatchingResults(entries, results) < results.length) {
      await engine.restart(serverView);
      this.#engineBasis = serverView;
      this.#results.value = [];
      return true;
    }
    const next = entries[results.length];
    if (!next) return this.#markReady();
    // The estimates of new entries are painted first: the engine would delay them.
    const newestKey = entries.at(-1)?.key ?? '';
    if (newestKey !== this.#paintedKey) {
      await this.#afterPaint();
      this.#paintedKey = newestKey;
      return true;
    }
    const result = await engine.apply(next);
    // A newer server view may have arrived meanwhile. The next step continues from it or restarts.
    if (this.#engineBasis !== this.#basis.peek().serverView) return true;
    batch(() => {
      this.#results.value = [...this.#results.peek(), result];
      if (this.#results.peek().length === this.#basis.peek().rows.length) this.#markReady();
    });
    return true;
  }

  #markReady(): false {
    this.engineState.value = 'ready';
    return false;
  }
}

function entriesOf(rows: readonly Row[]): Entry[] {
  return rows.map((row) => row.entry);
}
