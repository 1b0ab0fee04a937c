import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import type { CatalogueRule, Finding } from "../catalogue-rule.ts";
import { kindOf } from "../product-kinds.ts";

/** What every product says of itself: who made it, of what, how to keep it; and what its kind needs besides (product-kinds.ts). */
export const mandatoryFields: CatalogueRule = {
  name: "mandatory-fields",
  *find({ products }) {
    for (const product of products) {
      const kind = kindOf(product);
      const missing = [
        ...missingTexts(product),
        ...["brand", "color"].filter((key) => !carries(product, [key])),
        ...(kind?.needs ?? []).filter((keys) => !carries(product, keys)).map((keys) => keys.join(" or ")),
      ];
      for (const field of missing) yield finding(product, field, kind?.name ?? "a product");
    }
  },
};

function missingTexts({ passport, variants }: ProductLine): string[] {
  return [
    ...(["composition", "care", "origin"] as const).filter((field) => !passport[field]),
    ...(passport.safetyContact.includes("@") || passport.safetyContact.includes("http")
      ? []
      : ["safetyContact (an address of mail or web)"]),
    ...(variants.every((variant) => variant.weightGrams) ? [] : ["weightGrams of every variant"]),
  ];
}

function carries(product: ProductLine, keys: readonly string[]): boolean {
  return keys.some((key) => product.attributes[key] || product.variants.every((variant) => variant.attributes[key]));
}

function finding(product: ProductLine, field: string, kind: string): Finding {
  return { subject: product.referenceKey, problem: `lacks ${field}`, remedy: `give it: ${kind} must say so` };
}
