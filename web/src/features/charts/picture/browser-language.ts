/** The language of the browser, as the library that draws charts reads it. */

/** Replaces a language that does not exist, such as that of a system without one: the library fails with it. */
export function replaceUnknownLanguage(browser: { readonly language: string }): void {
  try {
    Intl.getCanonicalLocales(browser.language);
  } catch {
    Object.defineProperty(browser, 'language', { value: 'en', configurable: true });
  }
}
