/** Whether a recommended product goes with its reference; the others are similar, also those of a recommender that gives no reason. */
export function isComplement({ reason }: { readonly reason?: string | null }): boolean {
  return reason === "goes_with" || reason === "bought_together";
}
