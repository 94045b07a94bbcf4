/** The model of the page around a component. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OfferPageModel } from './offer-page-model.ts';

export const OfferPageContext = createContext<OfferPageModel | null>(null);

/** Returns the model of the page. The component must be inside `OfferPageContext`. */
export function useOfferPage(): OfferPageModel {
  const model = useContext(OfferPageContext);
  if (!model) throw new Error('No page of offers is open around this part.');
  return model;
}
