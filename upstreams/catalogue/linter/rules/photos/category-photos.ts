import type { CatalogueRule } from "../../catalogue-rule.ts";

/** The picture of a category stands above its listing, so that it is neither a product's first photo nor another category's. */
export const categoryPhotos: CatalogueRule = {
  name: "category-photos",
  *find({ products, categories }) {
    const first = new Map(products.map((product) => [product.images[0]!.file, product.referenceKey]));
    const taken = new Map<string, string>();
    for (const { path, image } of categories) {
      if (!image) continue;
      const owner = first.get(image) ?? taken.get(image);
      taken.set(image, path);
      const remedy = "give the category a picture of its own";
      if (owner) yield { subject: path, problem: `shows ${image}, as ${owner} does`, remedy };
    }
  },
};
