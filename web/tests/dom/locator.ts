/** Finds elements of the page as a person does: by role and name, by label, by text. */

import { computeAccessibleName } from 'dom-accessibility-api';

/** The elements that may have a role. One with another explicit role has not. */
const ROLES: Readonly<Record<string, string>> = {
  alert: '',
  banner: 'header',
  button: 'button, input[type=submit], summary',
  checkbox: 'input[type=checkbox]',
  columnheader: 'th',
  dialog: 'dialog[open]',
  grid: '',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4',
  img: 'img',
  link: 'a[href]',
  listitem: 'li',
  option: 'option',
  radio: 'input[type=radio]',
  region: 'section',
  row: 'tr',
  rowheader: 'th[scope=row]',
  slider: 'input[type=range]',
  status: 'output',
  textbox: 'input:not([type]), input[type=text], textarea',
};
const NO_STYLE = { display: 'inline', visibility: 'visible', content: '', getPropertyValue: () => '' };
const withoutStyle = (() => NO_STYLE) as unknown as typeof getComputedStyle;

/** A text is the whole, without regard to spaces at its ends and runs of them. */
export type Words = string | RegExp;

export interface RoleOptions {
  readonly name?: Words;
  readonly pressed?: boolean;
  readonly checked?: boolean;
  readonly level?: number;
}

/** Returns a text with one space for each run of white space. A no-break space stays. */
const normalized = (text: string | null): string => (text ?? '').replace(/[ \t\r\n]+/g, ' ').trim();

export const textOf = (element: Element): string => normalized(element.textContent);

export const matches = (text: string, words: Words): boolean =>
  typeof words === 'string' ? text === words : words.test(text);

const nameOf = (element: Element): string =>
  normalized(computeAccessibleName(element, { getComputedStyle: withoutStyle }));

/** Whether no ancestor hides the element. Stylesheets are not known here. */
export function isVisible(element: Element): boolean {
  if (!element.isConnected || element.closest('[hidden], dialog:not([open])')) return false;
  const folded = element.parentElement?.closest('details:not([open])');
  return !folded || element.closest('summary')?.parentElement === folded;
}

/** The elements that fit a description at the moment they are asked for. */
export class Locator {
  readonly all: () => Element[];
  readonly description: string;

  constructor(all: () => Element[], description: string) {
    this.all = all;
    this.description = description;
  }

  #narrowed(within: (found: Element[]) => Element[], words: string): Locator {
    return new Locator(() => [...new Set(within(this.all()))], `${this.description} ${words}`.trim());
  }

  css(selector: string): Locator {
    return this.#narrowed((found) => found.flatMap((one) => [...one.querySelectorAll(selector)]), selector);
  }

  byRole(role: string, { name, ...state }: RoleOptions = {}): Locator {
    const native = ROLES[role];
    if (native === undefined) throw new Error(`Add the role ${role} to the list.`);
    const selector = [native, `[role=${role}]`].filter(Boolean).join(', ');
    const fits = (element: Element): boolean =>
      (element.getAttribute('role') ?? role) === role &&
      isVisible(element) &&
      hasState(element, state) &&
      (name === undefined || matches(nameOf(element), name));
    return this.#narrowed(
      (found) => found.flatMap((one) => [...one.querySelectorAll(selector)].filter(fits)),
      `${role} ${name ?? ''}`,
    );
  }

  button(name: Words): Locator {
    return this.byRole('button', { name });
  }

  /** The fields with a label. */
  byLabel(name: Words): Locator {
    return this.#narrowed(
      (found) =>
        found
          .flatMap((one) => [...one.querySelectorAll('input, select, textarea')])
          .filter((field) => isVisible(field) && matches(nameOf(field), name)),
      `field ${name}`,
    );
  }

  /** The innermost elements whose text contains a part. */
  byText(part: Words): Locator {
    const fits = (element: Element): boolean =>
      typeof part === 'string' ? textOf(element).includes(part) : part.test(textOf(element));
    return this.#narrowed(
      (found) =>
        found
          .flatMap((one) => [...one.querySelectorAll('*')])
          .filter((element) => fits(element) && isVisible(element) && ![...element.children].some(fits)),
      `text ${part}`,
    );
  }

  /** Those whose text contains a part. */
  withText(part: Words): Locator {
    return this.#narrowed(
      (found) =>
        found.filter((one) =>
          typeof part === 'string' ? textOf(one).includes(part) : part.test(textOf(one)),
        ),
      `with ${part}`,
    );
  }

  /** Those in which another locator finds something. */
  having(find: (within: Locator) => Locator): Locator {
    return this.#narrowed(
      (found) => found.filter((one) => find(new Locator(() => [one], '')).all().length > 0),
      'that has another',
    );
  }

  or(other: Locator): Locator {
    return this.#narrowed((found) => [...found, ...other.all()], `or ${other.description}`);
  }

  nth(index: number): Locator {
    return this.#narrowed((found) => found.slice(index, index + 1 || undefined), `no. ${index}`);
  }

  get first(): Locator {
    return this.nth(0);
  }

  get last(): Locator {
    return this.nth(-1);
  }

  /** The number of elements at this moment. */
  get count(): number {
    return this.all().length;
  }
}

function hasState(element: Element, { pressed, checked, level }: Omit<RoleOptions, 'name'>): boolean {
  const isChecked = (element as HTMLInputElement).checked || element.getAttribute('aria-checked') === 'true';
  return (
    (pressed === undefined || element.getAttribute('aria-pressed') === String(pressed)) &&
    (checked === undefined || isChecked === checked) &&
    (level === undefined || element.tagName === `H${level}`)
  );
}
