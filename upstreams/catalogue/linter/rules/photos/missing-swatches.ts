import type { CatalogueRule } from "../../catalogue-rule.ts";

/** Whoever chooses between colours sees the fabric or the wood of each. */
export const missingSwatches: CatalogueRule = {
  name: "missing-swatches",
  *find({ products }) {
    const byMaster = Map.groupBy(products, ({ masterKey }) => masterKey);
    for (const { referenceKey, images } of [...byMaster.values()].filter((colours) => colours.length > 1).flat()) {
      if (images.some(({ type }) => type === "swatch")) continue;
      const remedy = "add its first photo to source/crops/swatch-crops.ts, then npm run catalogue:crops";
      yield { subject: referenceKey, problem: "is one of several colours without a swatch", remedy };
    }
  },
};
