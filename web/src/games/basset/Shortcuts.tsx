/** The keys of the keyboard, shown on `?`. */

import { shortcuts } from '../../settings.ts';
import { w } from '../../words/words.ts';

export function Shortcuts() {
  return (
    <div class="shortcuts">
      {shortcuts.value === 'off' && <p class="hint">{w().shortcuts.off}</p>}
      {w().shortcuts.groups.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
