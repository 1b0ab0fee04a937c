/** Article number of the master that nobody recommends (docs/rules.md#never-recommended). */
export const neverRecommended = "03-1481";
