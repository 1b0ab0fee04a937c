import type { CatalogueRule } from "../../catalogue-rule.ts";

/** Every picture that a line names lies in the folder of images. */
export const missingImages: CatalogueRule = {
  name: "missing-images",
  *find({ products, categories, pictures }) {
    const named = [
      ...products.flatMap((product) => product.images.map(({ file }) => ({ subject: product.referenceKey, file }))),
      ...categories.flatMap(({ path, image }) => (image ? [{ subject: path, file: image }] : [])),
    ];
    for (const { subject, file } of named.filter((one) => !pictures.has(one.file))) {
      yield {
        subject,
        problem: `names the picture ${file}, which does not exist`,
        remedy: "put it into images/ (npm run catalogue:crops), or name another",
      };
    }
  },
};
