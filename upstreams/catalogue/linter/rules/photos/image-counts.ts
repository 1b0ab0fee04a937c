import type { CatalogueRule } from "../../catalogue-rule.ts";

const fewest = 4;
const most = 5;

/** A product page shows four or five images: the whole, a room or its use, close-ups. A swatch is none of them. */
export const imageCounts: CatalogueRule = {
  name: "image-counts",
  *find({ products }) {
    for (const { referenceKey, images } of products) {
      const count = images.filter(({ type }) => type !== "swatch").length;
      if (count >= fewest && count <= most) continue;
      const remedy = `show ${fewest} or ${most}: the whole, the room, close-ups`;
      yield { subject: referenceKey, problem: `has ${count} image${count === 1 ? "" : "s"}`, remedy };
    }
  },
};
