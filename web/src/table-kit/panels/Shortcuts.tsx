/** The list of keyboard shortcuts, shown on `?`. */

import { shortcuts } from '../../platform/settings.ts';
import './Shortcuts.css';
import { usePageModel } from '../model/table-context.ts';
import type { ShortcutGroup } from '../table-game.ts';
import { lateParts } from './late-parts.ts';
import type { ShortcutMessages } from './messages/en.ts';
import { shortcutMessages } from './messages/messages.ts';

/** Returns the shortcuts of every table, with others that move over it. */
function everyShortcut(words: ShortcutMessages): readonly ShortcutGroup[] {
  const { tableTitle, otherTitle, main, move, act, coin, amount, buyIn, other } = words;
  return [
    { title: tableTitle, keys: [main, move, act, coin, amount, buyIn] },
    { title: otherTitle, keys: other },
  ];
}

export function Shortcuts() {
  const { game } = usePageModel();
  const words = shortcutMessages();
  const groups = (lateParts(game)?.shortcuts ?? everyShortcut)(words);
  return (
    <div class="shortcuts">
      {shortcuts.value === 'off' && <p class="shortcuts__hint">{words.off}</p>}
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
