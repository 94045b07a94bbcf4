/** Finds texts of a page that begin with a small letter. */

/** Elements with a text of their own, which nothing before them begins. */
const TEXTS = 'p:not(.named-values), h1, h2, h3, h4, label, legend, caption, summary, .prompt__note';
/** Names that tests give players and tables in small letters, as a dealer may. */
const NAMES = 'anne|bess|carl|ada|running|meanwhile';
const BEGINS_SMALL = new RegExp(`^(?!(?:${NAMES})(?!\\p{L}))\\p{Ll}`, 'u');

/** Returns the visible texts that begin with a small letter, with the elements that show them. */
export const textsWithoutCapital = (page: ParentNode): string[] =>
  [...page.querySelectorAll<HTMLElement>(TEXTS)]
    .map((element) => ({ name: `${element.tagName}.${element.className}`, text: shownText(element) }))
    .filter(({ text }) => BEGINS_SMALL.test(text))
    .map(({ name, text }) => `${name}: ${text}`);

/** Returns the text without what only screen readers read before it, such as a player's suit. */
function shownText(element: HTMLElement): string {
  const shown = element.cloneNode(true) as HTMLElement;
  for (const hidden of shown.querySelectorAll(':not(.rich-text__gap) > .visually-hidden')) hidden.remove();
  return (shown.textContent ?? '').trim();
}
