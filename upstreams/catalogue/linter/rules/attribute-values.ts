import type { CatalogueRule } from "../catalogue-rule.ts";
import type { LintedCatalogue } from "../linted-catalogue.ts";

/** Values stand in the list of their attribute, and no list has one value in two spellings, such as 'Koudschuim' and 'koud schuim'. */
export const attributeValues: CatalogueRule = {
  name: "attribute-values",
  *find(catalogue) {
    yield* strangers(catalogue);
    for (const { key, values, valueType } of catalogue.attributes) {
      if (valueType === "color") continue;
      for (const alike of Map.groupBy(values, ({ label }) => bare(label.nl ?? "")).values()) {
        if (alike.length < 2) continue;
        const spelled = alike.map(({ label }) => `'${label.nl}'`).join(" and ");
        yield {
          subject: key,
          problem: `has one value in several spellings: ${spelled}`,
          remedy: "write it one way everywhere",
        };
      }
    }
  },
};

function* strangers({ products, attributes }: LintedCatalogue) {
  const valuesOf = new Map(attributes.map(({ key, values }) => [key, new Set(values.map(({ value }) => value))]));
  for (const product of products) {
    const owners = [{ referenceKey: product.referenceKey, attributes: product.attributes }, ...product.variants];
    for (const { referenceKey, attributes } of owners) {
      for (const [key, values] of Object.entries(attributes)) {
        for (const value of values.filter((one) => !valuesOf.get(key)?.has(one))) {
          yield {
            subject: referenceKey,
            problem: `has ${key} '${value}', which is not in the list`,
            remedy: "use a value of the list, or add it",
          };
        }
      }
    }
  }
}

/** What is left of a label without case, spaces, signs, accents and plural: '2 hoeslakens' and '2 hoeslaken' are one. Units keep the numbers apart. */
function bare(label: string): string {
  return label
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/(?<=\d)[.,](?=\d)/g, "p")
    .replaceAll(/[^a-z0-9]+/g, "")
    .replace(/(?<=[a-z]{4})(ens?|s)$/, "");
}
