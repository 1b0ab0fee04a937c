import type { CatalogueRule } from "../catalogue-rule.ts";

const fewest = 2;
const most = 5;

/** A product page shows two to five images. */
export const imageCounts: CatalogueRule = {
  name: "image-counts",
  *find({ products }) {
    for (const { referenceKey, images } of products.filter(
      ({ images }) => images.length < fewest || images.length > most,
    )) {
      const remedy = `show ${fewest} to ${most}: a close-up, another side, the room`;
      yield { subject: referenceKey, problem: `has ${images.length} image${images.length === 1 ? "" : "s"}`, remedy };
    }
  },
};
