/** The people of the house: a list to search, and a form that adds a person. */

import { useRef, useState } from 'preact/hooks';
import { commonCurrency } from '../../features/people/common-currency.ts';
import { messages } from '../../features/people/messages/messages.ts';
import type { CurrencyCode, Person } from '../../features/people/person-requests.ts';
import { announce } from '../../ui/announcement.ts';
import { TextField } from '../../ui/fields/Field.tsx';
import { Page, PageLists, PageSide } from '../../ui/frame/Page.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { BankrollTotals } from './BankrollTotals.tsx';
import { NewPersonForm } from './NewPersonForm.tsx';
import { PersonRows } from './PersonRows.tsx';
import './PeoplePage.css';
import { usePeople, type PeopleList } from './use-people.ts';

export function PeoplePage() {
  const [name, setName] = useState('');
  const list = usePeople(name.trim());
  const currency = useCommonCurrency(list);
  const words = messages();
  const isEmpty = list.people?.length === 0 && list.searched === '';
  const more = (): Promise<void> =>
    list.loadMore((added) => {
      announce(words.moreShown(added.length));
      focusPerson(added[0]?.id);
    });
  return (
    <Page class="people-page" title={words.title}>
      <PageLists>
        {!isEmpty && (
          <div class="people-page__search">
            <TextField
              id="find-person"
              label={words.search}
              value={name}
              change={setName}
              more={{ maxLength: 40, enterKeyHint: 'search' }}
            />
          </div>
        )}
        <PersonRows list={list} more={more} />
        <BankrollTotals />
      </PageLists>
      <PageSide class="people-page__side">
        <NewPersonForm currency={currency} />
        <Text kind="quiet" class="people-page__about">
          {words.about}
        </Text>
      </PageSide>
    </Page>
  );
}

/** Returns the currency that most people of the list without a search have; pounds without bankrolls. */
function useCommonCurrency({ people, searched }: PeopleList): CurrencyCode {
  const all = useRef<readonly Person[]>([]);
  if (people !== null && searched === '') all.current = people;
  return commonCurrency(all.current) ?? 'lsd';
}

const focusPerson = (id: string | undefined): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-person="${id}"]`)?.focus());
};
