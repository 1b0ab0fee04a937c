import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import type { CatalogueRule } from "../catalogue-rule.ts";
import { lists, type LintedCatalogue } from "../linted-catalogue.ts";

const fewestReviews = 10;
const lowestAverage = 4.5;
const shortestBasis = 20;

const claimGroups: readonly [string, string][] = [
  ["vegan", "vegan"],
  ["allergySuitable", "allergySuitable"],
  ["metalFree", "metalFree"],
  ["madeInGermany", "productFilterMadeInGermany"],
  ["bestseller", "bestseller"],
  ["topReview", "topReview"],
];

/**
 * A badge and its attribute go together and name a proof (Directive (EU) 2024/825): a bestseller is among the five most sold masters of its
 * first category, 'topReview' needs ten reviews of 4.5 stars on average, 'madeInGermany' a German maker's product.
 */
export const badgeBasis: CatalogueRule = {
  name: "badge-basis",
  *find(catalogue) {
    const sold = Map.groupBy(catalogue.products, ({ masterKey }) => masterKey);
    for (const product of catalogue.products) {
      for (const problem of [
        ...loosePairs(product),
        ...product.badges.flatMap(({ key }) => refuted(key, product, catalogue, sold) ?? []),
      ]) {
        yield { subject: product.referenceKey, problem, remedy: "take the badge away, or give it its proof" };
      }
    }
  },
};

function loosePairs(product: ProductLine): string[] {
  const loose = claimGroups.flatMap(([badge, group]) => {
    const proved = product.badges.some(({ key }) => key === badge);
    return proved === Boolean(product.attributes[group])
      ? []
      : [`has ${proved ? `the badge ${badge} without the attribute` : `${group} without a badge`}`];
  });
  const thin = product.badges.filter(({ basis }) => (basis.nl ?? "").length < shortestBasis);
  return [...loose, ...thin.map(({ key }) => `proves the badge ${key} in ${shortestBasis} characters or less`)];
}

function refuted(
  badge: string,
  product: ProductLine,
  catalogue: LintedCatalogue,
  masters: ReadonlyMap<string, readonly ProductLine[]>,
): string | undefined {
  if (badge === "bestseller") {
    const best = bestOf(masters.get(product.masterKey)!);
    const better = [...masters.values()].filter(
      (siblings) => lists(firstSegment(product), siblings[0]!) && bestOf(siblings) > best,
    );
    return better.length < 5
      ? undefined
      : `is called a bestseller, but ${better.length} others of ${firstSegment(product)} sell better`;
  }
  if (badge === "topReview") {
    const scores = catalogue.reviews
      .filter(({ masterKey }) => masterKey === product.masterKey)
      .map(({ score }) => score);
    const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return scores.length >= fewestReviews && average >= lowestAverage
      ? undefined
      : `has the badge topReview with ${scores.length} reviews`;
  }
  if (badge === "madeInGermany" && !product.attributes.madeIn?.includes("duitsland"))
    return "has the badge madeInGermany, but is not made there";
  return undefined;
}

const bestOf = (siblings: readonly ProductLine[]): number =>
  Math.max(...siblings.map(({ soldRecently }) => soldRecently));
const firstSegment = (product: ProductLine): string => `/${product.categories[0]!.split("/")[1]}`;
