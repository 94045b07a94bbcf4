/** What is wrong with a form, by the path of its field. */

/** By path: "bank.funds" to sentences in one text; '' holds what is wrong with no field in particular. */
export type Faults = Readonly<Record<string, string>>;

export const NO_FAULTS: Faults = {};

/** {bank: {funds: ["..."]}} as {"bank.funds": "..."}. */
export function flat(errors: unknown, above = ''): Faults {
  if (Array.isArray(errors) || typeof errors === 'string') return { [above]: [errors].flat().join(' ') };
  if (typeof errors !== 'object' || errors === null) return NO_FAULTS;
  const parts = Object.entries(errors).map(([name, below]) => flat(below, above ? `${above}.${name}` : name));
  return Object.assign({}, ...parts) as Faults;
}

/** What is wrong with fields that a form does not show, as sentences that name them. */
export const elsewhere = (faults: Faults, shown: (path: string) => boolean): readonly string[] =>
  Object.entries(faults)
    .filter(([path]) => !shown(path))
    .map(([path, words]) => (path ? `${path}: ${words}` : words));
