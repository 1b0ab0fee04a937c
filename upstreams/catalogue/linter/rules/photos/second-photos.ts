import type { CatalogueRule } from "../../catalogue-rule.ts";

/** The second photo shows something new, in a room or in use: a close-up and a piece of fabric come third at the earliest. */
export const secondPhotos: CatalogueRule = {
  name: "second-photos",
  *find({ products, described }) {
    for (const { referenceKey, images } of products) {
      const second = images[1];
      const photo = second && described.get(second.file);
      if (!photo || (!photo.from && photo.kind !== "detail")) continue;
      const shown = photo.from ? "a close-up" : `a ${photo.kind}`;
      const remedy = "put a photo of the product in a room or in use before its close-ups";
      yield { subject: referenceKey, problem: `shows ${second.file} second, ${shown}`, remedy };
    }
  },
};
