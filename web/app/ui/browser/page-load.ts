/** How this document came into its tab: by a link or an address, by reloading it, or by going back or forward to it. */
export function pageLoad(): NavigationTimingType {
  const [load] = performance.getEntriesByType("navigation");
  return load?.type ?? "navigate";
}
