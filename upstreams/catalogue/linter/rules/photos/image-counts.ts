import type { CatalogueRule } from "../../catalogue-rule.ts";

const fewest = 4;
const most = 5;

/** A product page shows four or five images: the whole, a room or its use, close-ups. */
export const imageCounts: CatalogueRule = {
  name: "image-counts",
  *find({ products }) {
    for (const { referenceKey, images } of products.filter(
      ({ images }) => images.length < fewest || images.length > most,
    )) {
      const remedy = `show ${fewest} or ${most}: the whole, the room, close-ups`;
      yield { subject: referenceKey, problem: `has ${images.length} image${images.length === 1 ? "" : "s"}`, remedy };
    }
  },
};
