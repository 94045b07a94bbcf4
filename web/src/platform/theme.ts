/** The colour theme: the device's preference until the user chooses one. */

import { effect, signal } from '@preact/signals';

export type Theme = 'day' | 'candle';
export type ThemeChoice = Theme | 'device';

const STORAGE_NAME = 'paroli.theme';
const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const deviceIsDark = signal(darkScheme.matches);
darkScheme.addEventListener('change', () => {
  deviceIsDark.value = darkScheme.matches;
});

export const chosenTheme = signal<ThemeChoice>(storedChoice());

/** The theme of the open page if the user chose none; null for the device's preference. */
export const pageTheme = signal<Theme | null>(null);

function storedChoice(): ThemeChoice {
  const stored = localStorage.getItem(STORAGE_NAME);
  return stored === 'day' || stored === 'candle' ? stored : 'device';
}

/** Stores the user's choice on this device and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(STORAGE_NAME, choice);
  chosenTheme.value = choice;
}

effect(() => {
  const choice = chosenTheme.value;
  const defaultTheme = pageTheme.value ?? (deviceIsDark.value ? 'candle' : 'day');
  document.documentElement.dataset.theme = choice === 'device' ? defaultTheme : choice;
});
