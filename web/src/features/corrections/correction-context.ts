/** What a correction needs to know of its session. */

import type { ComponentChildren, ComponentType } from 'preact';
import type { Schemas } from '../../api/client.ts';
import type { EntryField, Rules } from '../../api/entry-kinds.ts';
import type { PlayerCount } from '../../api/player-count.ts';
import type { Currency } from '../../i18n/amounts/money.ts';
import type { Entered, Offer } from '../../outbox/ports.ts';
import type { StandingEntry } from '../../outbox/undo/standing-entries.ts';
import type { WithBankroll } from './difference.ts';
import type { ShownEffect } from './recording/shown-effect.ts';

/** What becomes of the entry: it is changed or struck out, or a forgotten one is inserted after it. */
export type CorrectionMode = 'amend' | 'strike' | 'insert_after';

/** The body of a correction as the pages make it: an undo, a ruling, or an entry changed, struck out or inserted. */
export interface CorrectionBody {
  readonly undo?: true;
  readonly of?: string;
  readonly ruling?: Schemas['SessionRuling'];
  readonly amend?: number;
  readonly strike?: number;
  readonly insert_after?: number;
  readonly take_back?: number;
  readonly entry?: Entered;
  /** Instead of `entry`: the entry, and what had to be decided after it. */
  readonly entries?: readonly Entered[];
  readonly drop_refused?: boolean;
}

/** An entry of the log, or of the outbox. */
export type CorrectableEntry = Pick<StandingEntry, 'id' | 'entered' | 'version'>;

/** A field of an entry that is corrected. */
export interface CorrectedField {
  readonly field: EntryField;
  readonly value: unknown;
  readonly context: Pick<CorrectionContext, 'game' | 'players' | 'rules' | 'coins' | 'currency' | 'restOf'>;
  /** `undefined` leaves the field out. With '', the entry is incomplete. */
  readonly change: (value: unknown) => void;
}

/** The entries that may be made at one moment. */
export interface OfferedEntries {
  readonly offers: readonly Offer[];
  readonly context: Pick<CorrectionContext, 'game' | 'currency'>;
  readonly choose: (offer: Offer) => void;
}

export interface CorrectionContext {
  /** What fills in a field, as where entries are made. */
  readonly Filler: ComponentType<CorrectedField>;
  /** The keys of offers, by player. */
  readonly OfferKeys: ComponentType<OfferedEntries>;
  readonly session: string;
  readonly game: string;
  readonly currency: Currency;
  readonly players: readonly string[];
  readonly rules: Rules;
  /** Returns the number of a player who follows from those of the others; null: of none. */
  readonly restOf?:
    | ((counts: readonly PlayerCount[], players: readonly string[]) => PlayerCount | null)
    | undefined;
  /** Which seats play with a bankroll. */
  readonly withBankroll: WithBankroll;
  /** The amounts to offer, in smallest units. */
  readonly coins: readonly number[];
  readonly isOnline: boolean;
  /** Where a correction waits without a connection: in the outbox, in the open form, or nowhere. */
  readonly waitsIn: 'outbox' | 'form' | 'nowhere';
  /** The version of the session. If it changes, the effect of the correction is asked for again. */
  readonly version: number;
  /** Whether an unsent entry is being sent, so that it cannot be changed at this moment. */
  readonly isBeingSent?: (entry: CorrectableEntry) => boolean;
  /** Returns an entry as a sentence. */
  readonly describe: (entered: Entered) => ComponentChildren;
  /** Corrects the entry. */
  readonly correct: (entry: CorrectableEntry, correction: RequestedCorrection) => void;
}

/** A correction as a person has confirmed it. */
export interface RequestedCorrection {
  readonly body: CorrectionBody;
  /** What the entry should be, or what is inserted after it. Without it, the entry is taken back. */
  readonly changed?: Entered | null;
  /** What the page has shown of its effect; null if it could show nothing, as offline. */
  readonly shown?: ShownEffect | null;
}
