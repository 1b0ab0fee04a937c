interface Attribute {
  readonly key: string;
  readonly label: string;
  readonly values: readonly { readonly label: string }[];
}

/** One fact of one product. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  /** Parts are lines. */
  readonly text: string;
}

/** A fact of several products. */
export interface ComparedFact {
  readonly key: string;
  readonly label: string;
  /** Of each product, in their order; empty where it says nothing. */
  readonly texts: readonly string[];
  readonly differs: boolean;
}

/** Attributes that are names, badges or signs, and no facts to compare. */
const noFacts = new Set(
  "careSymbols packet sizeGuide fitKind shopSize fabricSample productName masterTitle subtitle description brand promotion masterReviewsCount masterReviewsScore unit bestseller topReview".split(
    " ",
  ),
);

/** What the attributes of a product say of it. */
export function attributeFacts(attributes: readonly Attribute[]): Fact[] {
  return attributes.flatMap(({ key, label, values }) => {
    const text = values.map((value) => value.label).join(", ");
    return noFacts.has(key) || text === "" ? [] : { key, label, text: text.charAt(0).toUpperCase() + text.slice(1) };
  });
}

/**
 * The facts that at least `least` of the products have, in the order in which the first of them lists them.
 * @param products the facts of each
 */
export function comparedFacts(products: readonly (readonly Fact[])[], least: number): ComparedFact[] {
  return [...Map.groupBy(products.flat(), ({ key }) => key)]
    .filter(([, same]) => same.length >= least)
    .map(([key, [first]]) => {
      const texts = products.map((facts) => facts.find((fact) => fact.key === key)?.text ?? "");
      return { key, label: first!.label, texts, differs: new Set(texts).size > 1 };
    });
}
