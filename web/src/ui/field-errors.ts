/** What is wrong with a form, by the path of its field. */

/** What this page says is in its language, what the house says in English. */
export type FieldError = string | { readonly english: string };

/** By path: "bank.funds" to sentences in one text; '' holds what is wrong with no field in particular. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

export const NO_ERRORS: FieldErrors = {};

/** What the house finds wrong, {bank: {funds: ["..."]}}, by path. */
export function flat(errors: unknown, above = ''): FieldErrors {
  if (Array.isArray(errors) || typeof errors === 'string')
    return { [above]: { english: [errors].flat().join(' ') } };
  if (typeof errors !== 'object' || errors === null) return NO_ERRORS;
  const parts = Object.entries(errors).map(([name, below]) => flat(below, above ? `${above}.${name}` : name));
  return Object.assign({}, ...parts) as FieldErrors;
}
