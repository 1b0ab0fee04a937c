import type { SeedProduct, SeedVariant } from "./seed-catalogue.ts";
import { testMoment } from "./test-upstream.ts";

/** Conditions of a search in the words of the seed. */
export interface Conditions {
  category?: string;
  /** Attribute key to the accepted values. */
  attributes?: Record<string, string[]>;
  excluded?: Record<string, string[]>;
  sale?: boolean;
  isNew?: boolean;
  minPrice?: number;
  maxPrice?: number;
  term?: string;
  masters?: string[];
  includeSoldOut?: boolean;
}

/** What a search should find, worked out the slow and obvious way from the seed itself. */
export class BruteForce {
  private readonly products: readonly SeedProduct[];

  constructor(products: readonly SeedProduct[]) {
    this.products = products;
  }

  matches(conditions: Conditions): SeedProduct[] {
    return this.products.filter((product) => isMatch(product, conditions));
  }

  /** How many products a value would show: its own group's choice is replaced by the value. */
  count(conditions: Conditions, key: string, value: string): number {
    return this.matches({ ...conditions, attributes: { ...conditions.attributes, [key]: [value] } }).length;
  }
}

/** The price lists show: the lowest of the variants that can be bought, else of all. */
export function lowestPrice(product: SeedProduct): number {
  return Math.min(...shownVariants(product).map((variant) => variant.cents ?? 0));
}

/** The largest reduction in hundredths of a percent. */
export function largestReduction(product: SeedProduct): number {
  return Math.max(...shownVariants(product).map(reductionOf));
}

export function isSoldOut(product: SeedProduct): boolean {
  return !offeredVariants(product).some(isSellable);
}

function isMatch(product: SeedProduct, conditions: Conditions): boolean {
  const {
    category,
    sale,
    isNew,
    minPrice = 0,
    maxPrice = Infinity,
    term,
    masters,
    includeSoldOut = false,
  } = conditions;
  if (product.active === false || offeredVariants(product).length === 0 || (!includeSoldOut && isSoldOut(product)))
    return false;
  if (category && !product.categories.some((path) => path === category || path.startsWith(`${category}/`)))
    return false;
  if (
    sale !== undefined &&
    sale !== shownVariants(product).some((variant) => variant.reduction === "sale" && reductionOf(variant) > 0)
  )
    return false;
  if (isNew !== undefined && isNew !== testMoment - Date.parse(product.firstLiveAt ?? "") < 30 * 86_400_000)
    return false;
  if (lowestPrice(product) < minPrice || lowestPrice(product) > maxPrice) return false;
  if (term && !product.name?.toLowerCase().includes(term)) return false;
  if (masters && !masters.includes(product.master ?? "")) return false;
  return offeredVariants(product).some(
    (variant) => (includeSoldOut || isSellable(variant)) && hasAttributes(product, variant, conditions),
  );
}

function hasAttributes(
  product: SeedProduct,
  variant: SeedVariant,
  { attributes = {}, excluded = {} }: Conditions,
): boolean {
  const has = (key: string, values: readonly string[]) =>
    [...(product.attributes?.[key] ?? []), ...(variant.attributes?.[key] ?? [])].some((value) =>
      values.includes(value),
    );
  return (
    Object.entries(attributes).every(([key, values]) => has(key, values)) &&
    !Object.entries(excluded).some(([key, values]) => has(key, values))
  );
}

function offeredVariants(product: SeedProduct): SeedVariant[] {
  return product.variants.filter((variant) => variant.active !== false && (variant.column ?? "nl") === "nl");
}

function shownVariants(product: SeedProduct): SeedVariant[] {
  const sellable = offeredVariants(product).filter(isSellable);
  return sellable.length > 0 ? sellable : offeredVariants(product);
}

function isSellable(variant: SeedVariant): boolean {
  return (variant.stock ?? 10) > 0 || variant.withoutStock === true;
}

function reductionOf(variant: SeedVariant): number {
  const prior = variant.history?.[0]?.[1] ?? 0;
  const cents = variant.cents ?? 0;
  return variant.reduction && prior > cents ? Math.floor(((prior - cents) * 10_000) / prior) : 0;
}
