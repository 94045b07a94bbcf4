/** The list of keyboard shortcuts, shown on `?`. */

import { panelMessages } from '../messages/panels-messages.ts';
import { shortcuts } from '../../platform/settings.ts';
import './Shortcuts.css';
import { usePageModel } from '../model/table-context.ts';
import type { ShortcutGroup } from '../table-game.ts';
import { lateParts } from './late-parts.ts';

/** Returns the shortcuts of every table, with others that move over it. */
function everyShortcut(): readonly ShortcutGroup[] {
  const { tableTitle, otherTitle, main, move, act, coin, amount, buyIn, other } = panelMessages().shortcuts;
  return [
    { title: tableTitle, keys: [main, move, act, coin, amount, buyIn] },
    { title: otherTitle, keys: other },
  ];
}

export function Shortcuts() {
  const { game } = usePageModel();
  const groups = lateParts(game)?.shortcuts?.() ?? everyShortcut();
  return (
    <div class="shortcuts">
      {shortcuts.value === 'off' && <p class="shortcuts__hint">{panelMessages().shortcuts.off}</p>}
      {groups.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, effect]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
