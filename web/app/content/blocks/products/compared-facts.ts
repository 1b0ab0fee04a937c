interface Attribute {
  readonly key: string;
  readonly label: string;
  readonly values: readonly { readonly label: string }[];
}

interface ComparedFact {
  readonly key: string;
  readonly label: string;
  /** Of each product, in their order; empty where it says nothing. */
  readonly values: readonly string[];
}

/** Attributes that are names, badges or signs, and no facts to compare. */
const noFacts = new Set(
  "careSymbols packet fabricSample productName masterTitle subtitle description brand promotion shopSize masterReviewsCount masterReviewsScore unit bestseller topReview".split(
    " ",
  ),
);

/** The facts that at least two products have, in the order in which the first of them lists them. */
export function comparedFacts(products: readonly { readonly attributes: readonly Attribute[] }[]): ComparedFact[] {
  const all = products.flatMap(({ attributes }) => attributes);
  return [...Map.groupBy(all, ({ key }) => key)]
    .filter(([key, same]) => !noFacts.has(key) && same.length >= 2)
    .map(([key, [first]]) => ({
      key,
      label: first!.label,
      values: products.map(({ attributes }) => textOf(attributes.find((each) => each.key === key))),
    }));
}

function textOf(attribute: Attribute | undefined): string {
  const text = attribute?.values.map(({ label }) => label).join(", ") ?? "";
  return text.charAt(0).toUpperCase() + text.slice(1);
}
