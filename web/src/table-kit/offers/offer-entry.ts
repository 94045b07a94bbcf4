/** The entry that a person makes from an offer: its open field, step by step, until it is complete. */

import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { RefusalReason } from '../../outbox/entry.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { LineValue, Offer, SessionView } from '../../outbox/ports.ts';
import { assumedField } from './assumed-offers.ts';
import {
  pathOf,
  startDraft,
  withBegun,
  withFieldValues,
  withFlag,
  withoutLast,
  withValue,
  type Draft,
} from './draft.ts';
import { offerOfDraft } from './offer-groups.ts';
import {
  fieldState,
  isUntouched,
  type DraftPlace,
  type FieldState,
  type OpenedDraft,
} from './opened-draft.ts';
import type { TableOffers } from './table-offers.ts';

export interface OfferEntryParts {
  readonly outbox: Pick<Outbox<SessionView>, 'openField'>;
  readonly offers: ReadonlySignal<TableOffers | null>;
  /** The offer that is open while a person has opened no other; null: none. */
  readonly resting: ReadonlySignal<Offer | null>;
  /** Where the opened draft is kept. Default: a place of its own. */
  readonly place?: DraftPlace;
  /** Takes a complete draft, and enters it if the rules allow it. */
  readonly enter: (draft: Draft) => void;
  /** Called with a draft whose values a rule refuses. Without a reason, the draft is offered no more, and has closed. */
  readonly onRefused: (draft: Draft, reason: RefusalReason | null) => void;
}

interface PutOptions {
  /** The draft to show again if a rule refuses the values. */
  readonly before: Draft | null;
  /** Whether the entry is entered if it is complete. */
  readonly isEntered: boolean;
  readonly isAutomatic?: boolean;
}

/**
 * Returns the resting offer. While the offers after the newest entries are not known, the one before stays, so that no
 * key is replaced for a moment and then takes no tap.
 */
function steadyOffer({ resting, offers }: OfferEntryParts): ReadonlySignal<Offer | null> {
  let shown: Offer | null = null;
  return computed(() => {
    const isKnown = offers.value?.state === 'current';
    if (isKnown || !shown || !resting.value || resting.value.verb === shown.verb) shown = resting.value;
    return shown;
  });
}

export class OfferEntry {
  readonly #parts: OfferEntryParts;
  readonly #place: DraftPlace;
  readonly #stop: () => void;
  /** The entry that is made; null if nothing is open. */
  readonly draft: ReadonlySignal<Draft | null>;
  readonly field: ReadonlySignal<FieldState>;
  /** Whether a person opened the draft. */
  readonly isOpened = computed(() => this.#place.value?.isAutomatic === false);
  /** Whether closing the draft has an effect: a person opened it, or has begun a value. */
  readonly isTouched = computed(() => this.#place.value !== null && !isUntouched(this.#place.value));

  constructor(parts: OfferEntryParts) {
    this.#parts = parts;
    this.#place = parts.place ?? signal<OpenedDraft | null>(null);
    const resting = steadyOffer(parts);
    this.draft = computed(() => this.#place.value?.draft ?? this.#draftOf(resting.value));
    this.field = computed(() => fieldState(this.draft.value, this.#place.value?.next ?? null));
    this.#stop = effect(() => this.#follow(parts.offers.value, parts.resting.value));
  }

  /** Opens an offer. A complete one is entered at once. */
  open(offer: Offer): void {
    const draft = this.#draftOf(offer);
    if (draft && offer.next === null) this.#finish(draft);
    else this.#show(draft);
  }

  /** Opens an offer and enters nothing, so that a person confirms it. */
  ask(offer: Offer): void {
    this.#show(this.#draftOf(offer));
  }

  /** Gives the open field a value. The last value enters the entry. */
  choose(value: LineValue): void {
    const [before, open] = [this.draft.peek(), this.field.peek().field];
    const table = this.#parts.offers.peek()?.table;
    if (!before || !open || !table) return;
    const next = withValue(before, open.name, value);
    // The declaration has no further field. Neither engine nor server is asked, so that the tap does not wait.
    if (assumedField(next, table) === null) this.#finish(next);
    else void this.#put(next, { before, isEntered: true });
  }

  /** Replaces the values of a field, which is the last one and a list. It enters nothing. */
  put(field: string, values: readonly LineValue[]): void {
    const before = this.draft.peek();
    if (before) void this.#put(withFieldValues(before, field, values), { before, isEntered: false });
  }

  /** Does the same, for values that no person chose, such as the first player of a list. */
  advance(field: string, values: readonly LineValue[]): void {
    const before = this.draft.peek();
    const isAutomatic = this.#place.peek()?.isAutomatic ?? true;
    const draft = before && withFieldValues(before, field, values);
    if (draft) void this.#put(draft, { before, isEntered: false, isAutomatic });
  }

  /** Keeps the first items of a value that is not complete, so that they outlast newer offers. */
  begin(field: string, items: readonly LineValue[]): void {
    const [draft, isAutomatic] = [this.draft.peek(), this.#place.peek()?.isAutomatic ?? true];
    if (draft) this.#show(withBegun(draft, field, items), isAutomatic);
  }

  setFlag(flag: string, isSet: boolean): void {
    const draft = this.draft.peek();
    if (draft) this.#show(withFlag(draft, flag, isSet));
  }

  /** Enters the draft as it is. */
  enter(): void {
    const draft = this.draft.peek();
    if (draft && this.field.peek().isComplete) this.#finish(draft);
  }

  /** Does the same for what the table waits for. While newer offers are computed, another entry may be shown. */
  enterMain(main: Offer): void {
    if (this.draft.peek()?.kind.verb !== main.verb) this.ask(main);
    this.enter();
  }

  /** Takes back the last value, or closes the draft. */
  back(): void {
    const before = this.#place.peek()?.draft;
    if (before?.chosen.length) void this.#put(withoutLast(before), { before, isEntered: false });
    else this.close();
  }

  close(): void {
    this.#show(null);
  }

  dispose(): void {
    this.#stop();
  }

  #show(draft: Draft | null, isAutomatic = false): void {
    this.#place.value = draft && { draft, isAutomatic, next: this.#place.peek()?.next ?? null };
  }

  #draftOf(offer: Offer | null): Draft | null {
    const kind = this.#parts.offers.peek()?.table.kinds.find(({ verb }) => verb === offer?.verb);
    return offer && kind ? startDraft(offer, kind) : null;
  }

  #finish(draft: Draft): void {
    this.close();
    this.#parts.enter(draft);
  }

  /** Shows a draft, and asks for its next field. */
  async #put(draft: Draft, { before, isEntered, isAutomatic = false }: PutOptions): Promise<void> {
    this.#show(draft, isAutomatic);
    if (!draft.chosen.length) return;
    const { outbox, offers, onRefused } = this.#parts;
    const answer = await outbox.openField(draft.kind.verb, pathOf(draft));
    const opened = this.#place.peek();
    if (opened?.draft.chosen !== draft.chosen) return;
    if (answer.kind === 'refused') {
      this.#show(before);
      return onRefused(draft, answer.reason);
    }
    const table = offers.peek()?.table;
    const field = answer.kind === 'open' ? answer.field : table ? assumedField(draft, table) : null;
    if (field === null && isEntered) this.#finish(opened.draft);
    else this.#place.value = { ...opened, next: { chosen: draft.chosen, field } };
  }

  /**
   * Keeps the opened draft on the newest offers. If its offer is gone, the draft closes. One to which a person has given
   * nothing closes without a word, also when the table waits for another entry.
   */
  #follow(now: TableOffers | null, resting: Offer | null): void {
    const opened = this.#place.peek();
    if (!opened || !now || now.state === 'computing') return;
    const { draft, isAutomatic } = opened;
    const offer = offerOfDraft([...now.known, ...now.assumed], draft);
    if (!offer || (isUntouched(opened) && resting?.verb !== offer.verb)) {
      this.close();
      return isUntouched(opened) ? undefined : this.#parts.onRefused(draft, null);
    }
    if (offer === draft.offer) return;
    // The values are asked for again: their limits may have changed. Until then, the old field stays open.
    void this.#put({ ...draft, offer }, { before: null, isEntered: false, isAutomatic });
  }
}
