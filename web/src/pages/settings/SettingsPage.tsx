/** The settings of this device. */

import { pageWords } from '../../i18n/page-words.ts';
import { Text } from '../../ui/text/Text.tsx';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { chooseTheme, chosenTheme, type ThemeChoice } from '../../platform/theme.ts';
import { attempt } from '../../ui/frame/notice.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Page } from '../../ui/frame/Page.tsx';
import { isInsecureContext } from '../../platform/service-worker/registration.ts';
import {
  guineas,
  hand,
  practiceGuide,
  shortcuts,
  suits,
  vibration,
  type Hand,
} from '../../platform/settings.ts';
import { LANGUAGES, language, chooseLanguage, t, type Language } from '../../i18n/language.ts';
import './SettingsPage.css';

const CHOICES: readonly ThemeChoice[] = ['device', 'day', 'candle'];
const HANDS: readonly Hand[] = ['right', 'left'];

export function SettingsPage() {
  const words = pageWords().settings;
  return (
    <Page class="settings-page" narrow title={words.title} under={words.storedHere}>
      <Among
        name="light"
        title={words.appearance}
        choices={CHOICES.map((choice) => [choice, words.appearances[choice]])}
        chosen={chosenTheme.value}
        choose={chooseTheme}
      />
      <Among
        name="language"
        title={words.language}
        choices={Object.entries(LANGUAGES) as [Language, string][]}
        chosen={language.value}
        choose={(one) => void attempt(() => chooseLanguage(one))}
      />
      <Among
        name="hand"
        title={words.layout}
        choices={HANDS.map((one) => [one, words.layouts[one]])}
        chosen={hand.value}
        choose={(one) => {
          hand.value = one;
        }}
      />
      <Switch title={words.suits} words={words.suitsOn} setting={suits} />
      <Switch title={words.money} words={words.guineasOn} setting={guineas} />
      <Switch title={words.keyboard} words={words.shortcutsOn} setting={shortcuts} />
      <Switch title={words.vibration} words={words.vibrationOn} setting={vibration} />
      <Switch title={words.practice} words={words.practiceGuideOn} setting={practiceGuide} />
      {isInsecureContext() && <Text kind="quiet">{t().appStatus.noOffline}</Text>}
    </Page>
  );
}

interface AmongProps<Word extends string> {
  readonly name: string;
  readonly title: string;
  readonly choices: readonly (readonly [word: Word, words: string])[];
  readonly chosen: Word;
  readonly choose: (word: Word) => void;
}

/** A choice of one among several options. */
function Among<Word extends string>({ name, title, choices, chosen, choose }: AmongProps<Word>) {
  return (
    <Group title={title}>
      {choices.map(([word, words]) => (
        <Checkbox
          key={word}
          group={name}
          words={words}
          checked={chosen === word}
          change={() => choose(word)}
        />
      ))}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset class="settings-page__setting">
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

function Switch({ title, words, setting }: { title: string; words: string; setting: Signal<'on' | 'off'> }) {
  return (
    <Group title={title}>
      <Checkbox
        words={words}
        checked={setting.value === 'on'}
        change={(on) => {
          setting.value = on ? 'on' : 'off';
        }}
      />
    </Group>
  );
}
