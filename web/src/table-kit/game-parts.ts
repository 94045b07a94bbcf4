/** The small records with which a game fills the places of a table page. */

import type { Suit } from '../i18n/ranks.ts';
import type { Command, Entry, Refusal } from '../outbox/entry.ts';
import type { StandingEntry } from '../outbox/undo/standing-entries.ts';
import type { OwnMode, UiValues } from './model/modes.ts';
import type { TableActions, TableModel } from './model/table-model.ts';
import type { TableView } from './model/table-view.ts';
import type { Sign } from '../ui/Icon.tsx';

/** What the band says. Texts may have the markup of `i18n/markup.ts`. */
export interface Sentence {
  /** The sentence, with a gap for the next tap. */
  readonly text: string;
  /** While `text` is the result of the round: what the table waits for. A screen reader reads it after the result. */
  readonly next?: string;
  /** The line below it. The kit shows the state of the connection in its place if that matters more. */
  readonly note: string;
  /** More of the line, outside of what its tap corrects: a tap on a word of the game there explains it. */
  readonly hint?: string;
  /** Whether nothing was entered in this round, so that the note may be about the device. */
  readonly isIdle?: boolean;
  /** Whether it replaces the question of an open tray of a player, because a tap on a key does what it says. */
  readonly isForTray?: boolean;
  /** What the next tap names, for the colour of the gap. */
  readonly gap?: 'wins' | 'loses';
  /**
   * Returns the entries that a tap on the note offers to correct, of all that count; both newest first. Without it, the
   * note takes no tap.
   */
  readonly correctable?: (newestFirst: readonly StandingEntry[]) => readonly StandingEntry[];
}

/** What the main button does. */
export interface Step<View extends TableView = TableView, Own extends OwnMode = never> {
  /** Tells steps apart: a tap that was meant for the step before does nothing. */
  readonly id: string;
  readonly words: string;
  /** A detail, or why the button is not ready. */
  readonly detail: string;
  readonly isReady: boolean;
  /** Whether it takes back what was tapped. It then does not look like the next step. */
  readonly isBack?: boolean;
  /** Whether a second tap takes the first one back. */
  readonly isPressed?: boolean;
  /** For how many ms a new step takes no tap, if a quick tap on the one before must not run it. */
  readonly guard?: number;
  run(model: TableModel<View, Own>): void;
}

/** A figure of the band: a large value with a label; on a phone, a part of one line. */
export interface Figure<View extends TableView = TableView, Own extends OwnMode = never> {
  readonly id: string;
  /** `main`: large, such as the bank's balance. In portrait, a `side` figure is a small line below it. Default: `main`. */
  readonly kind?: 'main' | 'side';
  readonly value: string;
  readonly label: string;
  /** The text on a phone, with the markup of `i18n/markup.ts`; without it, the figure is left out there. */
  readonly short?: string;
  /** Whether it reports something wrong. */
  readonly isAlert?: boolean;
  /** What a tap does, and its words for a screen reader. `isOpen`: whether the tray that it opens is open. */
  readonly tap?: {
    readonly words: string;
    readonly isOpen?: boolean;
    run(model: TableModel<View, Own>): void;
  };
}

/** A card slot of the band, in the order dealt. `card` is null until the card is turned. */
export interface Slot {
  readonly card: string | null;
  readonly look: 'won' | 'lost' | 'plain' | 'open';
  /** Whether the next draw is due, so that the card is only a reminder. */
  readonly isPast?: boolean;
}

/** A key at the bottom. */
export interface Key {
  readonly id: string;
  /** What it shows: "K", "Left". */
  readonly face: string;
  /** A word above the face: what the key is about, where that changes. */
  readonly head?: string;
  /** A suit, or another sign, that is drawn in place of the face. */
  readonly suit?: Suit;
  readonly sign?: Sign;
  /** Its words for a screen reader. */
  readonly words: string;
  readonly look: 'ready' | 'first' | 'first-loses' | 'won' | 'lost' | 'locked' | 'exhausted';
  /** What a tap does now, so that a tap that was meant for something else does nothing. */
  readonly meaning: string;
  /** Whether it takes no tap. Default: as it looks. */
  readonly isLocked?: boolean;
  /** Whether quick taps in a row are wanted, as for the figures of a number. */
  readonly isQuick?: boolean;
  /** How many of its cards are out, in how many packs. */
  readonly out?: { readonly seen: number; readonly packs: number };
}

/**
 * The keys at the bottom. `ranks`: a column for each of thirteen; `wide`: two to six keys side by side; `figures`: ten
 * figures and what else types a number, in one row, or in rows of three on a phone.
 */
export interface Keys<View extends TableView = TableView, Own extends OwnMode = never> {
  readonly kind: 'ranks' | 'wide' | 'figures';
  /** Whether wide keys have longer words: then they may be any number, in as many lines as they need. */
  readonly hasWords?: boolean;
  readonly label: string;
  readonly keys: readonly Key[];
  /** The key that takes the first card back, where the main button does not. */
  readonly cancel?: string;
  tap(model: TableModel<View, Own>, key: string): void;
}

/** A refused entry and what is known of it. */
export interface Refused<View extends TableView = TableView> {
  readonly entry: Entry;
  readonly refusal: Refusal;
  readonly table: View;
  /** The entry is being sent and may be recorded, so it cannot be replaced. */
  readonly isSending?: boolean;
  /** Others recorded something after it was tapped, so the same entry may be recorded already. */
  readonly isOvertaken?: boolean;
}

/**
 * What a fix does. Most fixes remove the refused entry. `replace` enters others in its place. `next_round` stores it for
 * the next round. `tray` opens the tray with the given values. `run` removes it and then does something else. `correct`
 * opens the form that changes the entry in its place. `release` sends a held entry. That one and the last five leave the
 * entry in the outbox.
 */
export type FixAction<Own extends OwnMode = never> =
  | { readonly kind: 'discard' }
  | { readonly kind: 'replace'; readonly commands: readonly Command[] }
  | { readonly kind: 'tray'; readonly ui: Partial<UiValues<Own>> }
  | { readonly kind: 'run'; run(): void }
  | { readonly kind: 'next_round'; readonly command: Command }
  | { readonly kind: 'correct' }
  | { readonly kind: 'release' }
  | { readonly kind: 'take_control' }
  | { readonly kind: 'show_list' }
  | { readonly kind: 'send_again' }
  | { readonly kind: 'show_log' }
  | { readonly kind: 'new_table' };

/** A way out of a refusal. */
export interface Fix<Own extends OwnMode = never> {
  readonly words: string;
  readonly detail?: string | undefined;
  readonly action: FixAction<Own>;
  /** Whether it takes back or answers something else at the table. The slip then never recommends it. */
  readonly isHarsh?: boolean;
}

/** What a player's page says. `call`: the headline. `words`: its meaning for this player, with markup. */
export interface PlayerText {
  readonly call: string;
  readonly words: readonly string[];
  /** Whether the player must decide something. */
  readonly isAsked: boolean;
}

/** What a tap changes. */
export type TapContext<View extends TableView = TableView, Own extends OwnMode = never> = Pick<
  TableModel<View, Own>,
  'actions' | 'uiState'
>;

/** What a tap on a name does in place of opening the player's tray. */
export interface NameTap<View extends TableView = TableView, Own extends OwnMode = never> {
  /** Whether it applies where rows have buttons too, because the sentence asks for a name. */
  readonly isAsked?: boolean;
  readonly meaning: string;
  /** The second line of the name where rows have no room for buttons; null: the row has a button for it there too. */
  readonly words: string | null;
  /** Whether the row has a button for the player's tray, which the dealer may need before the tap. */
  readonly hasMoneyButton?: boolean;
  run(model: TableModel<View, Own>): void;
}

/** What a sum may be, in smallest units; null: no limit, or only the server knows it. */
export interface SumLimits {
  readonly least: number | null;
  readonly most: number | null;
}

/** A sum that the coins of a tray compose, and the entry that it makes. */
export interface MoneyTask<View extends TableView = TableView> extends SumLimits {
  /** The sum before the dealer taps a coin; null: none. */
  readonly suggested: number | null;
  /** What the button does, in words: "Buy in £20 for Anne". */
  sentence(sum: string): string;
  /** What the dealer must know before the money moves. */
  readonly note?: string;
  enter(actions: TableActions<View>, sum: number): void;
}

export interface CellsProps<View extends TableView = TableView> {
  readonly view: View;
  readonly player: string;
  /** Whether the next tap applies to this row. */
  readonly isChosen: boolean;
}

/** A group of keyboard shortcuts: each key with what it does. */
export interface ShortcutGroup {
  readonly title: string;
  readonly keys: readonly (readonly [key: string, effect: string])[];
}
