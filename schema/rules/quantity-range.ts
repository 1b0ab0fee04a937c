/** Fewest and most pieces of one basket line. Apart from its schema, so that a page can know it without carrying one. */
export const quantityRange = { min: 1, max: 999 } as const;
