import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import type { CatalogueRule } from "../catalogue-rule.ts";

const shared: readonly [string, (product: ProductLine) => unknown][] = [
  ["master title", (product) => product.masterTitle],
  ["subtitle", (product) => product.subtitle],
  ["description", (product) => product.description],
  ["brand", (product) => product.attributes.brand],
  ["categories", (product) => product.categories],
  ["delivery", (product) => product.delivery],
];

/** Siblings are one master in several colours: same texts, brand and place in the shop, another colour each, named after it. */
export const brokenSiblings: CatalogueRule = {
  name: "broken-siblings",
  *find({ products }) {
    for (const siblings of Map.groupBy(products, (product) => product.masterKey).values()) {
      const [first, ...others] = siblings as [ProductLine, ...ProductLine[]];
      for (const other of others) {
        for (const [field, of] of shared) {
          if (JSON.stringify(of(other)) === JSON.stringify(of(first))) continue;
          const problem = `has another ${field} than its sibling ${first.referenceKey}`;
          yield { subject: other.referenceKey, problem, remedy: "give siblings the same, or another masterKey" };
        }
      }
      yield* sameColours(siblings);
      yield* wrongNames(siblings);
    }
  },
};

function* sameColours(siblings: ProductLine[]) {
  for (const [colour, alike] of Map.groupBy(siblings, (product) => product.attributes.color?.join() ?? "none")) {
    for (const other of alike.slice(1)) {
      const problem = `has the colour ${colour} of its sibling ${alike[0]!.referenceKey}`;
      yield { subject: other.referenceKey, problem, remedy: "give it a colour of its own" };
    }
  }
}

function* wrongNames(siblings: ProductLine[]) {
  for (const { referenceKey, name, masterTitle } of siblings) {
    const named = name.nl !== masterTitle.nl;
    if (siblings.length === 1 && named) {
      yield {
        subject: referenceKey,
        problem: `is called '${name.nl}' but has no sibling`,
        remedy: "call it by its title alone",
      };
    }
    if (siblings.length > 1 && !named) {
      yield {
        subject: referenceKey,
        problem: "has siblings, but its name does not tell the colour",
        remedy: "add the colour to its name",
      };
    }
  }
}
