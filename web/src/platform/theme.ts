/** Day or candle: what the device says until somebody chooses. */

import { effect, signal } from '@preact/signals';

export type Theme = 'day' | 'candle';
export type Choice = Theme | 'device';

const KEPT = 'paroli.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const deviceIsDark = signal(dark.matches);
dark.addEventListener('change', () => {
  deviceIsDark.value = dark.matches;
});

export const chosenTheme = signal<Choice>(kept());

/** What the page that is open looks like where nobody chose; null: as the device. */
export const usualTheme = signal<Theme | null>(null);

function kept(): Choice {
  const word = localStorage.getItem(KEPT);
  return word === 'day' || word === 'candle' ? word : 'device';
}

/** Keeps a choice on this device and shows it at once. */
export function chooseTheme(choice: Choice): void {
  localStorage.setItem(KEPT, choice);
  chosenTheme.value = choice;
}

effect(() => {
  const choice = chosenTheme.value;
  const usual = usualTheme.value ?? (deviceIsDark.value ? 'candle' : 'day');
  document.documentElement.dataset.theme = choice === 'device' ? usual : choice;
});
