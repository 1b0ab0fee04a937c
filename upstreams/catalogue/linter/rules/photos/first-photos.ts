import type { CatalogueRule } from "../../catalogue-rule.ts";

/** As the format asks of a product's first picture. */
const leastWidth = 1200;

/** The first photo shows one product alone, and the whole of it, large enough to be looked at closely. */
export const firstPhotos: CatalogueRule = {
  name: "first-photos",
  *find({ products, described }) {
    for (const [file, users] of Map.groupBy(products, (product) => product.images[0]!.file)) {
      const photo = described.get(file);
      const remedy = "begin with a photo of its own that shows the whole product";
      if (photo?.from) yield { subject: users[0]!.referenceKey, problem: `begins with ${file}, a close-up`, remedy };
      else if (photo && photo.kind !== "packshot")
        yield { subject: users[0]!.referenceKey, problem: `begins with ${file}, a ${photo.kind}`, remedy };
      else if (photo && photo.width < leastWidth)
        yield { subject: users[0]!.referenceKey, problem: `begins with ${file}, ${photo.width} px wide`, remedy };
      if (users.length > 1) {
        const keys = users.map((user) => user.referenceKey).join(", ");
        yield { subject: file, problem: `is the first photo of ${users.length} products: ${keys}`, remedy };
      }
    }
  },
};
