import { spelledFor } from "@warmeland/schema/rules/texts/spelled-for.ts";
import { deStart } from "./de-start.ts";
import type { TextSource } from "./text-source.ts";

const source: TextSource = {
  start: async () => deStart,
  later: async () => (await import("./de-later.ts")).deLater,
  alone: {
    blocks: async () => await import("./de/content/blocks.ts"),
    compare: async () => await import("./de/product/compare.ts"),
    consent: async () => await import("./de/consent/consent.ts"),
    door: async () => await import("./de/advisor/door.ts"),
    emptyListing: async () => await import("./de/empty-listing.ts"),
    hardness: async () => await import("./de/advisor/hardness.ts"),
    planner: async () => await import("./de/advisor/planner.ts"),
    quickListing: async () => await import("./de/quick-listing.ts"),
    writeReview: async () => await import("./de/product/write-review.ts"),
  },
};

/** The German texts as a country spells them; in a file of its own, so that no other language carries the names of its files. */
export function sourceFor(language: string): TextSource {
  const spelled =
    <Texts>(read: () => Promise<Texts>) =>
    async () =>
      spelledFor(language, await read());
  return {
    start: spelled(source.start),
    later: spelled(source.later),
    alone: Object.fromEntries(Object.entries(source.alone).map(([domain, read]) => [domain, spelled(read)])),
  };
}
