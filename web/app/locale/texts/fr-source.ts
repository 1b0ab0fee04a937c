import { frStart } from "./fr-start.ts";
import type { TextSource } from "./text-source.ts";

/** A file of its own, so that no other language carries the names of its files. */
export const source: TextSource = {
  start: async () => frStart,
  later: async () => (await import("./fr-later.ts")).frLater,
  alone: {
    blocks: async () => await import("./fr/content/blocks.ts"),
    compare: async () => await import("./fr/product/compare.ts"),
    consent: async () => await import("./fr/consent/consent.ts"),
    door: async () => await import("./fr/advisor/door.ts"),
    emptyListing: async () => await import("./fr/empty-listing.ts"),
    hardness: async () => await import("./fr/advisor/hardness.ts"),
    planner: async () => await import("./fr/advisor/planner.ts"),
    quickListing: async () => await import("./fr/quick-listing.ts"),
    writeReview: async () => await import("./fr/product/write-review.ts"),
  },
};
