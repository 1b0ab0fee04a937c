import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import type { ReviewLine } from "#upstreams/catalogue/lines/review-line.ts";

import { localised } from "./localised.ts";

const fewestReviews = 12;
const lowestScore = 4.5;

/**
 * The products with 'Topbeoordeling' claimed where their master has at least 12 reviews of 4.5 on average; the basis says both numbers.
 * An average just below does not count, although the shop rounds it up.
 */
export function withTopReview(products: readonly ProductLine[], reviews: readonly ReviewLine[]): ProductLine[] {
  const byMaster = Map.groupBy(reviews, ({ masterKey }) => masterKey);
  return products.map((product) => {
    const scores = (byMaster.get(product.masterKey) ?? []).map(({ score }) => score);
    const average = Math.floor((scores.reduce((sum, score) => sum + score, 0) * 10) / scores.length) / 10;
    if (scores.length < fewestReviews || average < lowestScore) return product;
    const figure = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 1 }).format(average);
    const basis = localised("Gemiddeld {figure} van 5 sterren uit {count} beoordelingen, geteld op 20 november 2026.", {
      figure,
      count: String(scores.length),
    });
    return {
      ...product,
      attributes: { ...product.attributes, topReview: ["true"] },
      badges: [...product.badges, { key: "topReview" as const, basis }],
    };
  });
}
