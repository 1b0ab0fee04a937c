import type { Assortment, JudgedProduct, JudgedVariant } from "./assortment.ts";
import type { Condition, JudgedQuery } from "./judged-query.ts";

/** The grade of a product for a query; 0 when no condition holds. */
export function gradeOf(assortment: Assortment, product: JudgedProduct, { grades }: JudgedQuery): number {
  return Math.max(
    0,
    ...grades.flatMap(([grade, ...conditions]) =>
      conditions.some((each) => holds(assortment, product, each)) ? grade : [],
    ),
  );
}

/** Whether a product is what a condition says. */
export function holds(assortment: Assortment, product: JudgedProduct, condition: Condition): boolean {
  const { in: paths, masters, colours, attributes = {}, says, care, reduced, mostCents, not } = condition;
  return (
    (!paths ||
      product.categories.some((path) => paths.some((above) => path === above || path.startsWith(`${above}/`)))) &&
    (!masters || masters.includes(product.masterKey)) &&
    (!colours || hasLabel(assortment, product.attributes, "color", colours)) &&
    (!says || new RegExp(says, "iu").test(product.texts)) &&
    (!care || new RegExp(care, "iu").test(product.care)) &&
    (reduced === undefined || product.variants.some(({ isReduced }) => isReduced) === reduced) &&
    (mostCents === undefined || Math.min(...product.variants.map(({ cents }) => cents)) <= mostCents) &&
    product.variants.some((variant) => fits(assortment, variant, condition)) &&
    Object.entries(attributes).every(([key, labels]) =>
      [product, ...product.variants].some((each) => hasLabel(assortment, each.attributes, key, labels)),
    ) &&
    !(not && holds(assortment, product, not))
  );
}

function fits(assortment: Assortment, { attributes }: JudgedVariant, { sizes, hardness }: Condition): boolean {
  const hasSize = !sizes || (attributes["size"] ?? []).some((size) => sizes.some((wanted) => isSize(size, wanted)));
  return hasSize && (!hardness || hasLabel(assortment, attributes, "hardness", hardness));
}

function isSize(size: string, wanted: string): boolean {
  const measures = size.split("x");
  return (
    wanted.split("x").length === measures.length &&
    wanted.split("x").every((each, place) => each === "*" || each === measures[place])
  );
}

function hasLabel(
  assortment: Assortment,
  attributes: JudgedProduct["attributes"],
  key: string,
  labels: readonly string[],
): boolean {
  return (attributes[key] ?? []).some((value) => labels.includes(assortment.label(key, value)));
}
