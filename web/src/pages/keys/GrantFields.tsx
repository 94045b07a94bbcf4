/** The form fields for the permissions of a new key or device. */

import { Text } from '../../ui/text/Text.tsx';
import { useEffect, useState } from 'preact/hooks';
import type { Role } from '../../api/current-key.ts';
import { attempt } from '../../ui/frame/notice.ts';
import type { FieldErrors } from '../../ui/fields/field-errors.ts';
import { ChoiceField, Fault, TextField, type Choice, FieldNote } from '../../ui/fields/Field.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { t } from '../../i18n/language.ts';
import { pageWords } from '../../i18n/page-words.ts';
import { messages } from './messages/messages.ts';
import { ALL_TABLES, hasManyTables, hasOneTable, playerNames, type GrantDraft } from './grant.ts';
import type { Session } from './key.ts';
import { sessionLabels } from './session-labels.ts';
import { TableChoices } from './TableChoices.tsx';

const ROLES: readonly Role[] = ['house', 'dealer', 'keeper', 'punter', 'board'];

interface GrantProps {
  /** The prefix of the field ids, so that two forms fit on one page. */
  readonly under: string;
  readonly example: string;
  readonly draft: GrantDraft;
  readonly sessions: readonly Session[];
  readonly faults: FieldErrors;
  readonly change: (part: Partial<GrantDraft>) => void;
}

/** The properties that each field takes from the form, by field path. */
const fieldProps = ({ under, faults }: GrantProps, path: string) => ({ id: `${under}${path}`, path, faults });

export function GrantFields(props: GrantProps) {
  const { under, example, draft, change } = props;
  const keys = messages();
  const { roles } = t();
  return (
    <>
      <TextField
        {...fieldProps(props, 'name')}
        label={keys.name}
        value={draft.name}
        change={(name) => change({ name })}
        more={{ maxLength: 40, placeholder: example }}
      />
      <ChoiceField
        {...fieldProps(props, 'role')}
        label={keys.role}
        value={draft.role}
        choices={ROLES.map((role) => [role, roles.names[role] ?? role] as const)}
        change={(role) => change({ role: role as Role, table: '' })}
        described={`${under}may`}
        under={<FieldNote id={`${under}may`}>{pageWords().rolePermissions[draft.role]}</FieldNote>}
      />
      {hasManyTables(draft.role) && <ManyTables {...props} />}
      {hasOneTable(draft.role) && <OneTable {...props} />}
    </>
  );
}

const isOver = ({ phase }: Session): number => Number(phase === 'closed');
const inOrder = (sessions: readonly Session[]): Session[] =>
  [...sessions].sort((left, right) => isOver(left) - isOver(right));

function ManyTables({ under, draft, sessions, faults, change }: GrantProps) {
  const keys = messages();
  const labels = sessionLabels(sessions);
  const select = (id: string, on: boolean): void =>
    change({
      selectedTables: on
        ? [...draft.selectedTables, id]
        : draft.selectedTables.filter((table) => table !== id),
    });
  return (
    <>
      <ChoiceField
        id={`${under}scope`}
        label={keys.tables}
        value={draft.allTables ? 'all' : 'some'}
        choices={[
          ['all', keys.allAndNewTables],
          ['some', keys.selectedTables],
        ]}
        change={(value) => change({ allTables: value === 'all' })}
      />
      {!draft.allTables && (
        <TableChoices
          id={`${under}tables`}
          tables={inOrder(sessions).map(({ id, name }) => [id, labels.get(id) ?? name])}
          selected={draft.selectedTables}
          select={select}
        />
      )}
      <Fault id={`${under}sessions`} words={faults.sessions} />
    </>
  );
}

function OneTable(props: GrantProps) {
  const { draft, sessions, change } = props;
  const keys = messages();
  const labels = sessionLabels(sessions);
  const choices: Choice[] = [
    ['', keys.choose],
    ...(draft.role === 'board' ? [[ALL_TABLES, keys.allAndNewTables] as const] : []),
    ...inOrder(sessions).map((session): Choice => [session.id, labels.get(session.id) ?? session.name]),
  ];
  return (
    <>
      <ChoiceField
        {...fieldProps(props, 'sessions')}
        label={keys.oneTable}
        value={draft.table}
        choices={choices}
        change={(table) => change({ table, punter: '' })}
        under={sessions.length ? null : <Text kind="quiet">{keys.noTable}</Text>}
      />
      {draft.role === 'punter' ? (
        <PlayerField {...props} />
      ) : (
        <Checkbox words={keys.showPurses} checked={draft.purses} change={(purses) => change({ purses })} />
      )}
    </>
  );
}

/** The players are requested once per chosen table. */
function PlayerField(props: GrantProps) {
  const { draft, change } = props;
  const keys = messages();
  const [players, setPlayers] = useState<readonly string[] | null>(null);
  useEffect(() => {
    setPlayers(null);
    if (!draft.table) return undefined;
    let isCurrent = true;
    void attempt(
      () => playerNames(draft.table),
      (names) => {
        if (isCurrent) setPlayers(names);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [draft.table]);
  const hasNoPlayers = players !== null && !players.length;
  const first: Choice = ['', hasNoPlayers ? keys.noPlayers : keys.choose];
  return (
    <ChoiceField
      {...fieldProps(props, 'punter')}
      label={keys.player}
      value={draft.punter}
      choices={[first, ...(players ?? []).map((name): Choice => [name, name])]}
      change={(punter) => change({ punter })}
    />
  );
}
