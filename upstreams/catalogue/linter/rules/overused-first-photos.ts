import type { CatalogueRule } from "../catalogue-rule.ts";

const most = 5;

/** A photo stands first on at most five products. */
export const overusedFirstPhotos: CatalogueRule = {
  name: "overused-first-photos",
  *find({ products }) {
    for (const [file, users] of Map.groupBy(products, (product) => product.images[0]!.file)) {
      if (users.length <= most) continue;
      const problem = `is the first photo of ${users.length} products: ${users.map((user) => user.referenceKey).join(", ")}`;
      yield { subject: file, problem, remedy: `begin with another photo on ${users.length - most} of them` };
    }
  },
};
