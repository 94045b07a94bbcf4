/** A session of the service, set up and read beside the page. */

import assert from 'node:assert/strict';
import { entryKindsOf } from '../../src/api/entry-kinds.ts';
import { readLine } from '../../src/game-api/sheet-line.ts';
import type { Table as View } from '../../src/games/basset/view.ts';
import type { Command } from '../../src/outbox/entry.ts';
import { ask, askJson } from './service.ts';
import { realDelay, realNow } from './page-clock.ts';

const SEATING = /^seat (?:"([^"]*)"|(\S+))/;
const CARDS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SETTLING_MS = 5;
const SETTLING_MOST_MS = 10_000;

/** The members that open a session, and the lines that are played in it. Amounts are in smallest units. */
export interface Opening {
  readonly lines?: readonly string[];
  readonly [field: string]: unknown;
}

interface RecordedEvent {
  readonly version: number;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Opens a session and plays its lines. */
export async function newTable({ lines = [], ...fields }: Opening = {}): Promise<ServiceTable> {
  const opening = { name: 'Twelfth Night', rules: { preset: 'modern' }, bank: { funds: 10_000 }, ...fields };
  const { id } = await askJson<{ id: string }>('/v1/sessions', opening);
  const table = new ServiceTable(id, String(fields['game'] ?? 'basset'));
  await table.enterLines(...lines);
  return table;
}

/** Returns the session of a score sheet. */
export async function importSheet(sheet: string): Promise<ServiceTable> {
  const { id } = await askJson<{ id: string }>('/v1/score-sheets', sheet);
  const { punters } = await askJson<View>(`/v1/sessions/${id}`);
  return new ServiceTable(
    id,
    'basset',
    punters.map(({ name }) => name),
  );
}

export class ServiceTable {
  readonly id: string;
  readonly path: string;
  readonly game: string;
  readonly #players: string[];

  /** `players`: the names of the seated players. */
  constructor(id: string, game: string, players: readonly string[] = []) {
    this.#players = [...players];
    this.id = id;
    this.path = `/v1/sessions/${id}`;
    this.game = game;
  }

  /** Enters lines that no rule refuses; draws are settled when this returns. */
  async enterLines(...lines: string[]): Promise<void> {
    if (!lines.length) return;
    const entries = this.readLines(...lines).map(({ kind, fields }) => ({ kind, ...fields }));
    await askJson(`${this.path}/entries`, { entries });
    await this.settledState();
  }

  /** Returns the entries of lines. A line may name the players that are seated, and those of the lines before it. */
  readLines(...lines: string[]): readonly Command[] {
    return lines.map((line) => this.#entryOf(line));
  }

  /** Returns the state once every draw is settled. Fails after a deadline. */
  async settledState(): Promise<View> {
    const end = realNow() + SETTLING_MOST_MS;
    for (;;) {
      const state = await this.state();
      if (!state.owes_settlement) return state;
      if (realNow() > end) throw new Error('A draw was not settled in time.');
      await realDelay(SETTLING_MS);
    }
  }

  /** Sends a body to a path of the session. */
  enter(point: string, body: unknown): Promise<Response> {
    return ask(`${this.path}/${point}`, body);
  }

  /** Reads the session, or a part of it. */
  read<Part>(part: string): Promise<Part> {
    return askJson<Part>(`${this.path}/${part}`);
  }

  state(): Promise<View> {
    return askJson<View>(this.path);
  }

  async events(): Promise<readonly RecordedEvent[]> {
    return (await this.read<{ events: RecordedEvent[] }>('events?limit=1000')).events;
  }

  /** The kinds of the recorded events, without their game and version. */
  async eventKinds(): Promise<readonly string[]> {
    return (await this.events()).map(({ type }) => type.split('.')[1] ?? type);
  }

  /** The couch of each stake, by its player and card. */
  async couches(): Promise<Record<string, number>> {
    const { stakes } = await this.state();
    return Object.fromEntries(stakes.map(({ punter, card, couch }) => [`${punter} ${card}`, couch]));
  }

  /** The purse of each player. */
  async purses(): Promise<Record<string, number | null>> {
    return Object.fromEntries((await this.state()).punters.map(({ name, purse }) => [name, purse]));
  }

  #entryOf(line: string): Command {
    const [, quoted, bare] = SEATING.exec(line) ?? [];
    const reading = readLine(line, {
      kinds: entryKindsOf(this.game),
      players: this.#players,
      cards: CARDS,
      parseAmount: (word) => (/^\d+$/.test(word) ? Number(word) : null),
      maxNameLength: 40,
    });
    assert.ok(reading.kind === 'good', `${line}: ${JSON.stringify(reading)}`);
    if (quoted ?? bare) this.#players.push((quoted ?? bare)!);
    return reading.entry;
  }
}
