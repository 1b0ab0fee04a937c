/** The highest total of an order that a shopper can agree to, in cents: a million euros. More than that is a slip, or no agreement to a sum at all. */
export const highestOrderTotalCents = 100_000_000;
