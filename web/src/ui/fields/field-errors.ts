/** The errors of a form, by field path. */

/** Errors found by the page are in its language. Errors from the server are in English. */
export type FieldError = string | { readonly english: string };

/** Field path, such as "bank.funds", to its error text. '' holds errors of no field. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

export const NO_ERRORS: FieldErrors = {};

/** The server's errors, {"bank.funds": ["..."]}. Those of the body as a whole belong to no field. */
export function flat(errors: Readonly<Record<string, readonly string[]>>): FieldErrors {
  const named = Object.entries(errors).map(([path, messages]) => [
    path === 'body' ? '' : path,
    { english: messages.join(' ') },
  ]);
  return Object.fromEntries(named) as FieldErrors;
}
