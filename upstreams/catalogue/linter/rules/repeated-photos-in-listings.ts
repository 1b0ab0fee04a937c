import type { CatalogueRule } from "../catalogue-rule.ts";
import { lists } from "../linted-catalogue.ts";

/** The same first photo does not stand twice in a row where a category is listed by 'Meest gekozen': most sold first, equal ones newest first. */
export const repeatedPhotosInListings: CatalogueRule = {
  name: "repeated-photos-in-listings",
  *find({ products, categories }) {
    const bestFirst = products.toReversed().toSorted((one, other) => other.soldRecently - one.soldRecently);
    for (const { path } of categories) {
      const listed = bestFirst.filter((product) => product.active && lists(path, product));
      for (const [index, product] of listed.entries()) {
        const next = listed[index + 1];
        const file = product.images[0]!.file;
        if (next?.images[0]!.file !== file) continue;
        const problem = `stands beside ${next.referenceKey} in ${path}, both with ${file}`;
        const remedy = "begin one of them with another photo, or change the sales figure of one";
        yield { subject: product.referenceKey, problem, remedy };
      }
    }
  },
};
