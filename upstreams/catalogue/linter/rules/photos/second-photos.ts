import type { CatalogueRule } from "../../catalogue-rule.ts";

/** What is cut from another photo comes third at the earliest: the second photo shows something new. */
export const secondPhotos: CatalogueRule = {
  name: "second-photos",
  *find({ products, described }) {
    for (const { referenceKey, images } of products) {
      const second = images[1];
      if (!second || !described.get(second.file)?.from) continue;
      const remedy = "put a photo of the product in a room or in use before its close-ups";
      yield { subject: referenceKey, problem: `shows ${second.file} second, a close-up`, remedy };
    }
  },
};
