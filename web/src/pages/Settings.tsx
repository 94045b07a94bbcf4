/** What this device is set to. */

import { type Signal } from '@preact/signals';
import { type ComponentChildren } from 'preact';
import { chooseTheme, chosenTheme, type Choice } from '../look/theme.ts';
import { Tick } from '../parts/Field.tsx';
import { Page } from '../parts/Page.tsx';
import { guineas, hand, shortcuts, suits, vibration, type Hand } from '../settings.ts';
import { LANGUAGES, language, speak, w, type Language } from '../words/words.ts';
import './settings.css';

const CHOICES: readonly Choice[] = ['device', 'day', 'candle'];
const HANDS: readonly Hand[] = ['right', 'left'];

export function Settings() {
  const words = w().settings;
  return (
    <Page kind="narrow settings" title={words.title} under={words.here}>
      <Group title={words.light}>
        {CHOICES.map((choice) => (
          <Tick
            key={choice}
            among="light"
            words={words.lights[choice]}
            checked={chosenTheme.value === choice}
            change={() => chooseTheme(choice)}
          />
        ))}
      </Group>
      <Group title={words.language}>
        {(Object.keys(LANGUAGES) as Language[]).map((code) => (
          <Tick
            key={code}
            among="language"
            words={LANGUAGES[code]}
            checked={language.value === code}
            change={() => speak(code)}
          />
        ))}
      </Group>
      <Group title={words.hand}>
        {HANDS.map((one) => (
          <Tick
            key={one}
            among="hand"
            words={words.hands[one]}
            checked={hand.value === one}
            change={() => {
              hand.value = one;
            }}
          />
        ))}
      </Group>
      <Switch title={words.suits} words={words.suitsOn} setting={suits} />
      <Switch title={words.money} words={words.guineasOn} setting={guineas} />
      <Switch title={words.keyboard} words={words.shortcutsOn} setting={shortcuts} />
      <Switch title={words.vibration} words={words.vibrationOn} setting={vibration} />
    </Page>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset class="setting">
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

function Switch({ title, words, setting }: { title: string; words: string; setting: Signal<'on' | 'off'> }) {
  return (
    <Group title={title}>
      <Tick
        words={words}
        checked={setting.value === 'on'}
        change={(on) => {
          setting.value = on ? 'on' : 'off';
        }}
      />
    </Group>
  );
}
