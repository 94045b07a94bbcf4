/** The sentence of the page: the entry that is made, with a gap for the next tap, or what the table waits for. */

import { phaseText } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/language.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { CardText } from '../values/CardText.tsx';
import { messages } from './messages/messages.ts';
import type { OfferPageModel } from './offer-page-model.ts';
import { useOfferPage } from './offer-page-context.ts';
import { draftSentence, offerMeaning } from './offer-text.ts';
import './OfferPrompt.css';

export function OfferPrompt() {
  const model = useOfferPage();
  const { game, currency } = model.fillers.value;
  const draft = model.entry.draft.value;
  const gap = draft !== null && model.entry.field.value.field !== null;
  return (
    <div class="offer-prompt">
      <p class="offer-prompt__sentence" aria-live="polite">
        {draft ? (
          <RichText text={draftSentence({ game, currency }, draft, gap)} />
        ) : (
          <CardText text={restingText(model)} />
        )}
      </p>
      {model.offers.value.state === 'outdated' && <p class="offer-prompt__note">{messages().unknown}</p>}
    </div>
  );
}

/** Returns what the table waits for while no entry is open. */
function restingText({ groups, view, offers }: OfferPageModel): string {
  const { game, phase, summary } = view.value;
  const { main } = groups.value;
  if (main) return offerMeaning(game, main);
  if (!offers.value.table.players.length) return messages().chooseEntry;
  const waiting = [...new Set(summary?.waiting_for ?? [])];
  if (waiting.length) return messages().waitingFor(t().listed(waiting));
  return `${t().capitalize(phaseText(game, phase))}. ${messages().chooseEntry}`;
}
