/** The errors of a form, by field path. */

/** Errors found by the page are in its language. Errors from the server are in English. */
export type FieldError = string | { readonly english: string };

/** Field path, such as "bank.funds", to its error text. '' holds errors of no field. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

export const NO_ERRORS: FieldErrors = {};

/** The server's errors, {bank: {funds: ["..."]}}, by path. */
export function flat(errors: unknown, above = ''): FieldErrors {
  if (Array.isArray(errors) || typeof errors === 'string')
    return { [above]: { english: [errors].flat().join(' ') } };
  if (typeof errors !== 'object' || errors === null) return NO_ERRORS;
  const parts = Object.entries(errors).map(([name, below]) => flat(below, above ? `${above}.${name}` : name));
  return Object.assign({}, ...parts) as FieldErrors;
}
