/** The open field of the entry that is made: its filler, flags, and the keys that enter the entry or leave it. */

import { useEffect, useRef } from 'preact/hooks';
import { isNewPlayer } from '../../api/entry-kinds.ts';
import { t } from '../../i18n/language.ts';
import { Text } from '../../ui/text/Text.tsx';
import { FieldFiller } from '../fillers/FieldFiller.tsx';
import { FlagKey } from '../fillers/keys/FlagKey.tsx';
import { FillerKey } from '../fillers/keys/FillerKey.tsx';
import { flagsOf, valuesOf, type Draft } from '../offers/draft.ts';
import { CardText } from '../values/CardText.tsx';
import { offerKey } from '../offers/offer-groups.ts';
import './DraftTray.css';
import { messages } from './messages/messages.ts';
import { useOfferPage } from './offer-page-context.ts';
import { offerTitle } from './offer-text.ts';
import { SeatBankroll } from './SeatBankroll.tsx';

export function DraftTray({ draft }: { draft: Draft }) {
  const { entry, fillers, refusal } = useOfferPage();
  const section = useRef<HTMLElement>(null);
  const isOpened = entry.isOpened.value;
  useEffect(() => {
    if (isOpened) focusFirst(section.current);
  }, [isOpened, draft.offer.verb, draft.offer.player]);
  const title = offerTitle(fillers.value, draft.offer);
  const clear = (): void => {
    refusal.value = '';
  };
  return (
    <section
      class="draft-tray"
      aria-label={title}
      ref={section}
      onClickCapture={clear}
      onKeyDown={(event) => {
        if (event.key === 'Escape') entry.close();
      }}
    >
      <b class="draft-tray__title">
        <CardText text={title} />
      </b>
      {draft.kind.role === 'closing' && <Text kind="quiet">{t().menu.closeQuestion}</Text>}
      {draft.kind.fields.some(isNewPlayer) && <SeatBankroll draft={draft} />}
      <OpenFiller draft={draft} />
      <Ends draft={draft} />
    </section>
  );
}

/** Focuses the first key or input, so that a keyboard continues in the tray. */
function focusFirst(section: HTMLElement | null): void {
  section?.querySelector<HTMLElement>('input, button:not([tabindex="-1"])')?.focus({ preventScroll: true });
}

/** The filler of the open field, or of the list whose items are complete. */
function OpenFiller({ draft }: { draft: Draft }) {
  const { entry, fillers, lastAmount } = useOfferPage();
  const { field: open, isLoading } = entry.field.value;
  const name = open?.name ?? listOf(draft);
  const field = draft.kind.fields.find((one) => one.name === name);
  if (!field) return isLoading && draft.chosen.length ? <Text kind="quiet">{messages().loading}</Text> : null;
  return (
    <div class="draft-tray__filler" aria-busy={isLoading}>
      <FieldFiller
        key={`${offerKey(draft.offer, draft.kind)} ${field.name}`}
        field={field}
        open={open}
        values={valuesOf(draft, field.name)}
        table={fillers.value}
        last={lastAmount(draft)}
        choose={(value) => entry.choose(value)}
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

/** The keys at the end: flags, the one that enters the entry as it is, and those that go back or close it. */
function Ends({ draft }: { draft: Draft }) {
  const { entry, fillers } = useOfferPage();
  const { game } = fillers.value;
  const isOpened = entry.isOpened.value;
  const { isComplete } = entry.field.value;
  const isList = listOf(draft) !== undefined;
  return (
    <div class="draft-tray__ends">
      {flagsOf(draft.kind).map((flag) => (
        <FlagKey
          key={flag.name}
          game={game}
          field={flag}
          isSet={draft.flags.includes(flag.name)}
          change={(isSet) => entry.setFlag(flag.name, isSet)}
        />
      ))}
      {(isComplete || isList) && (
        <FillerKey kind="best" isLocked={!isComplete} onTap={() => entry.enter()}>
          {offerTitle(fillers.value, draft.offer)}
        </FillerKey>
      )}
      {isOpened && draft.chosen.length > 0 && (
        <FillerKey isQuick onTap={() => entry.back()}>
          {messages().back}
        </FillerKey>
      )}
      {isOpened && <FillerKey onTap={() => entry.close()}>{messages().cancel}</FillerKey>}
    </div>
  );
}
