/** Text with amounts. An amount that is too wide breaks only after thousands and between coins. */

import { Fragment } from 'preact';
import { groupsOf } from '../../i18n/amounts/money.ts';
import './WrappedText.css';

export function WrappedText({ text }: { text: string }) {
  const words = text.split(' ').map(groupsOf);
  return (
    <>
      {words.map((groups, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          {groups.length > 1 ? <Figure groups={groups} /> : groups[0]}
        </Fragment>
      ))}
    </>
  );
}

function Figure({ groups }: { groups: readonly string[] }) {
  return (
    <bdi class="wrapped-text">
      {groups.map((group, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </bdi>
  );
}
