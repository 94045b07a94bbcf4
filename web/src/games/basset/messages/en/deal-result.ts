/** The result of the deal that just ended, at the top of the table page. */

export const dealResult = {
  over: 'Deal over. Couches go home.',
};

/** A deal that ends with cards left. */
export const endEarly = {
  open: 'End the deal early',
};
