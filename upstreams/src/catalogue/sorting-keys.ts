/** What a category's products can be put in order by: SCAYLE's smart sorting keys, without their prefix; each puts the best first. */
export const sortingKeys = [
  "topseller",
  "recently-popular",
  "trending",
  "balanced-offerings",
  "new-arrivals",
  "sales-push",
  "luxury-promotion",
  "stock-coverage",
  "inventory-optimization",
  "revenue-max",
] as const;

export type SortingKey = (typeof sortingKeys)[number];
