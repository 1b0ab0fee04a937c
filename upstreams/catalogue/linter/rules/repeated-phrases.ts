import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import type { CatalogueRule } from "../catalogue-rule.ts";
import { shingles } from "../shingles.ts";

const words = 5;
const mostMasters = 2;

/** A phrase of five words stands in at most two descriptions of a top category. */
export const repeatedPhrases: CatalogueRule = {
  name: "repeated-phrases",
  *find({ products }) {
    const masters = [...new Map(products.map((product) => [product.masterKey, product])).values()];
    for (const [category, members] of Map.groupBy(masters, ({ categories }) => `/${categories[0]!.split("/")[1]}`)) {
      const users = usersOf(members);
      const reported = new Set<string>();
      for (const [phrase, using] of users) {
        const keys = using.map(({ referenceKey }) => referenceKey);
        // Overlapping runs of the same sentence are reported once.
        if (using.length <= mostMasters || reported.has(keys.join())) continue;
        reported.add(keys.join());
        const problem = `'${phrase}' stands in ${using.length} descriptions of ${category}: ${keys.join(", ")}`;
        yield { subject: keys.at(-1)!, problem, remedy: `say it another way in ${using.length - mostMasters} of them` };
      }
    }
  },
};

function usersOf(masters: readonly ProductLine[]): Map<string, ProductLine[]> {
  const users = new Map<string, ProductLine[]>();
  for (const master of masters) {
    for (const phrase of shingles(master.description.nl ?? "", words))
      users.set(phrase, [...(users.get(phrase) ?? []), master]);
  }
  return users;
}
