/** The page of a person: bankroll, deposits and withdrawals, name and contact, statement. */

import { t } from '../../i18n/language.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { Person } from '../../features/people/person-requests.ts';
import type { Address } from '../../platform/router.ts';
import { Page, PageLists, PageSide, PageState } from '../../ui/frame/Page.tsx';
import { OutlinedLink } from '../../ui/buttons/OutlinedLink.tsx';
import { Balances } from './Balances.tsx';
import { MoveForm } from './MoveForm.tsx';
import { PersonDetails } from './PersonDetails.tsx';
import './PersonPage.css';
import { StatementSection } from './StatementSection.tsx';
import { usePerson, type PersonState } from './use-person.ts';

export function PersonPage({ address }: { address: Address }) {
  const { person, isMissing, update } = usePerson('id' in address ? address.id : '');
  const words = messages();
  if (isMissing) return <Missing />;
  return (
    <Page class="person-page" title={person?.name ?? words.person}>
      {person ? <Loaded person={person} update={update} /> : <PageState text={words.loading} />}
    </Page>
  );
}

interface LoadedProps {
  readonly person: Person;
  readonly update: PersonState['update'];
}

function Loaded({ person, update }: LoadedProps) {
  return (
    <>
      <PageLists class="person-page__now">
        <Balances person={person} />
      </PageLists>
      <PageSide class="person-page__side">
        <MoveForm person={person} update={update} />
        <PersonDetails person={person} update={update} />
        <OutlinedLink href="/people">{messages().allPeople}</OutlinedLink>
      </PageSide>
      <PageLists class="person-page__statement">
        <StatementSection person={person} />
      </PageLists>
    </>
  );
}

/** Shown for an address of a person who does not exist. */
function Missing() {
  const words = messages();
  return (
    <Page narrow title={t().errors.titles['unknown_person'] ?? words.person}>
      <OutlinedLink href="/people">{words.allPeople}</OutlinedLink>
    </Page>
  );
}
