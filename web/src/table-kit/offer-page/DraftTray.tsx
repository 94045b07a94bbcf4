/** The open field of the entry that is made: its filler, flags, and the keys that enter the entry or leave it. */

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Text } from '../../ui/text/Text.tsx';
import { FieldFiller } from '../fillers/FieldFiller.tsx';
import { FillerKey } from '../fillers/keys/FillerKey.tsx';
import { FlagKey } from '../fillers/keys/FlagKey.tsx';
import { useScene } from '../model/table-context.ts';
import { flagsOf, valuesOf, type Draft } from '../offers/draft.ts';
import { offerKey } from '../offers/offer-groups.ts';
import { CloseTray, TrayButton, TrayFrame } from '../trays/TrayFrame.tsx';
import './DraftTray.css';
import { messages } from './messages/messages.ts';
import { fillerTable, useOfferPage } from './offer-page-model.ts';
import { withoutSigns } from './offer-sentence.ts';
import { offerTitle } from './offer-text.ts';
import { AddPlayer, Notices, TableValues } from './TrayParts.tsx';
import { useOfferWords } from './use-offer-words.ts';

export function DraftTray({ draft }: { draft: Draft }) {
  const { entry } = useOfferPage();
  const section = useRef<HTMLDivElement>(null);
  const isOpened = entry.isOpened.value;
  useEffect(() => {
    if (isOpened) focusFirst(section.current);
  }, [isOpened, draft.offer.verb, draft.offer.player]);
  const title = withoutSigns(offerTitle(useOfferWords(), draft.offer));
  return (
    <TrayFrame
      kind="offer"
      head={title}
      below={draft.offer.player ?? ''}
      end={entry.isTouched.value ? <Leave draft={draft} /> : <AddPlayer />}
    >
      <OpenField draft={draft} section={section} />
    </TrayFrame>
  );
}

interface OpenFieldProps {
  readonly draft: Draft;
  readonly section: RefObject<HTMLDivElement | null>;
}

/** The filler and its keys. Escape closes the entry, also in an input. */
function OpenField({ draft, section }: OpenFieldProps) {
  const { entry, offers, refusal } = useOfferPage();
  const clear = (): void => {
    refusal.value = '';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys and taps of the buttons inside it
    <div
      class="draft-tray"
      aria-busy={offers.value?.state !== 'current'}
      ref={section}
      onClickCapture={clear}
      onKeyDown={(event) => {
        if (event.key === 'Escape') entry.close();
      }}
    >
      <Notices />
      {!entry.isOpened.value && <TableValues />}
      <OpenFiller draft={draft} />
      <Ends draft={draft} />
    </div>
  );
}

/** Focuses the first key or input, so that a keyboard continues in the tray. */
function focusFirst(section: HTMLElement | null): void {
  section?.querySelector<HTMLElement>('input, button:not([tabindex="-1"])')?.focus({ preventScroll: true });
}

/** The filler of the open field, or of the list whose items are complete. */
function OpenFiller({ draft }: { draft: Draft }) {
  const { entry, offers, lastAmount } = useOfferPage();
  const { scene } = useScene();
  const { field: open, isLoading } = entry.field.value;
  const name = open?.name ?? draft.begun?.field ?? listOf(draft);
  const field = draft.kind.fields.find((one) => one.name === name);
  if (!field) return isLoading && draft.chosen.length ? <Text kind="quiet">{messages().loading}</Text> : null;
  return (
    <div class="draft-tray__filler" aria-busy={isLoading}>
      <FieldFiller
        key={`${offerKey(draft.offer, draft.kind)} ${field.name}`}
        field={field}
        open={open}
        values={valuesOf(draft, field.name)}
        table={fillerTable(scene.table, offers.value?.table.players ?? [])}
        last={lastAmount(draft)}
        choose={(value) => entry.choose(value)}
        begin={(items) => entry.begin(field.name, items)}
        put={(values) => entry.put(field.name, values)}
        advance={(values) => entry.advance(field.name, values)}
      />
    </div>
  );
}

/** Returns the name of the list that the draft has items of; undefined: its last value is for another type of field. */
const listOf = ({ kind, chosen }: Draft): string | undefined =>
  kind.fields.find(({ name, type, joined }) => name === chosen.at(-1)?.field && LISTS.has(type) && !joined)
    ?.name;

const LISTS: ReadonlySet<string> = new Set(['players', 'counts', 'cards']);

/** The keys at the end: flags, and the one that enters the entry as it is. The main button enters the main one. */
function Ends({ draft }: { draft: Draft }) {
  const { entry, groups } = useOfferPage();
  const words = useOfferWords();
  const { isComplete } = entry.field.value;
  const isList = listOf(draft) !== undefined;
  const isMain = draft.offer === groups.value.main;
  return (
    <div class="draft-tray__ends">
      {flagsOf(draft.kind).map((flag) => (
        <FlagKey
          key={flag.name}
          game={words.game}
          field={flag}
          isSet={draft.flags.includes(flag.name)}
          change={(isSet) => entry.setFlag(flag.name, isSet)}
        />
      ))}
      {(isComplete || isList) && !isMain && (
        <FillerKey kind="best" isLocked={!isComplete} onTap={() => entry.enter()}>
          {offerTitle(words, draft.offer)}
        </FillerKey>
      )}
    </div>
  );
}

/** The keys that take back the last value, and close the entry. */
function Leave({ draft }: { draft: Draft }) {
  const { entry } = useOfferPage();
  return (
    <>
      {draft.chosen.length > 0 && (
        <TrayButton bounce={0} onTap={() => entry.back()}>
          {messages().back}
        </TrayButton>
      )}
      <CloseTray />
    </>
  );
}
