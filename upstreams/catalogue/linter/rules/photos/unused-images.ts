import type { CatalogueRule } from "../../catalogue-rule.ts";

/** No picture lies in the folder that nothing shows. */
export const unusedImages: CatalogueRule = {
  name: "unused-images",
  *find({ products, categories, pictures, inStories }) {
    const used = new Set([
      ...inStories,
      ...products.flatMap(({ images }) => images.map(({ file }) => file)),
      ...categories.map(({ image }) => image),
    ]);
    for (const file of [...pictures].filter((picture) => !used.has(picture))) {
      yield {
        subject: file,
        problem: "is shown by no product, no category and no story",
        remedy: "use it, or delete it with its description",
      };
    }
  },
};
