/** Waits until what a locator finds is as expected. Fails after a deadline. */

import assert from 'node:assert/strict';
import { isVisible, matches, textOf, type Locator, type Words } from './locator.ts';
import { realDelay, realNow } from './page-clock.ts';

const DEADLINE_MS = 10_000;
const PAUSE_MS = 2;

/** Waits until `isTrue`. Fails with what `describe` says after a deadline in milliseconds. */
export async function eventually(
  isTrue: () => boolean,
  describe: () => string,
  deadline = DEADLINE_MS,
): Promise<void> {
  const end = realNow() + deadline;
  while (!isTrue()) {
    if (realNow() > end) assert.fail(describe());
    await realDelay(PAUSE_MS);
  }
}

/** Waits for the one visible element that the locator finds, and returns it. */
export async function theElement(locator: Locator): Promise<HTMLElement> {
  await expect(locator).toBeVisible();
  return locator.all().filter(isVisible)[0] as HTMLElement;
}

export const expect = (locator: Locator): Expectation => new Expectation(locator);

class Expectation {
  readonly #locator: Locator;

  constructor(locator: Locator) {
    this.#locator = locator;
  }

  #until(fits: (found: Element[]) => boolean, wanted: string): Promise<void> {
    return eventually(
      () => fits(this.#locator.all()),
      () => {
        const found = this.#locator.all().map((one) => `${one.tagName}: ${textOf(one)}`.slice(0, 300));
        return `${this.#locator.description}: wanted ${wanted}, found ${JSON.stringify(found)}`;
      },
    );
  }

  #one(fits: (element: Element) => boolean, wanted: string): Promise<void> {
    return this.#until((found) => found.length === 1 && fits(found[0]!), wanted);
  }

  /** Exactly one is visible. */
  toBeVisible(): Promise<void> {
    return this.#until((found) => found.filter(isVisible).length === 1, 'one visible element');
  }

  toHaveCount(count: number): Promise<void> {
    return this.#until((found) => found.length === count, `${count} elements`);
  }

  /** The one element has this text, or the elements have these texts. */
  toHaveText(words: Words | readonly Words[]): Promise<void> {
    const each = (Array.isArray(words) ? words : [words]) as readonly Words[];
    return this.#until(
      (found) => found.length === each.length && found.every((one, at) => matches(textOf(one), each[at]!)),
      `the text ${each.join(' | ')}`,
    );
  }

  /** The one element contains a part. */
  toContainText(part: Words): Promise<void> {
    return this.#one((one) => contains(one, part), `a text with ${part}`);
  }

  toLackText(part: Words): Promise<void> {
    return this.#one((one) => !contains(one, part), `a text without ${part}`);
  }

  toHaveValue(value: string): Promise<void> {
    return this.#one((one) => (one as HTMLInputElement).value === value, `the value ${value}`);
  }

  /** With null, the element lacks the attribute. */
  toHaveAttribute(name: string, value: string | null): Promise<void> {
    return this.#one((one) => one.getAttribute(name) === value, `${name}=${value}`);
  }

  toBeChecked(): Promise<void> {
    return this.#one((one) => (one as HTMLInputElement).checked, 'a tick');
  }

  toBeDisabled(): Promise<void> {
    return this.#one(
      (one) => (one as HTMLButtonElement).disabled || one.getAttribute('aria-disabled') === 'true',
      'a disabled control',
    );
  }

  toBeFocused(): Promise<void> {
    return this.#one((one) => document.activeElement === one, 'the focus');
  }
}

const contains = (element: Element, part: Words): boolean =>
  typeof part === 'string' ? textOf(element).includes(part) : part.test(textOf(element));
