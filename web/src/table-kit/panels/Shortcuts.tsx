/** The list of keyboard shortcuts, shown on `?`. */

import { shortcuts } from '../../../../platform/settings.ts';
import './Shortcuts.css';
import { messages } from '../../messages/messages.ts';

export function Shortcuts() {
  return (
    <div class="shortcuts">
      {shortcuts.value === 'off' && <p class="shortcuts__hint">{messages().shortcuts.off}</p>}
      {messages().shortcuts.groups.map(({ title, keys }) => (
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
