import { createObservable } from "#app/ui/browser/observable.ts";
import { storedComparison } from "./stored-comparison.ts";

export const mostCompared = 4;

/** What the bar of chosen products shows of one, so that nothing has to be requested for it. */
export interface ComparedProduct {
  /** Number of the colour; stands first, where `isStored` looks for it. */
  readonly productId: number;
  readonly name: string;
  readonly image: string;
}

/** Name of the product that was one too many, until the choice changes; empty while there is none. */
export const refusedProduct = createObservable("");

/** The products chosen to be compared, in the order they were chosen. */
export function comparedIn(text: string): ComparedProduct[] {
  try {
    const products: unknown = JSON.parse(text || "[]");
    return Array.isArray(products) ? products.filter(isCompared).slice(0, mostCompared) : [];
  } catch {
    return [];
  }
}

/** Adds a product to the choice, or takes it from it; one too many is refused (docs/rules.md#comparing). */
export function toggleCompared(product: ComparedProduct): void {
  const compared = comparedIn(storedComparison.get());
  if (compared.some(({ productId }) => productId === product.productId)) removeCompared(product.productId);
  else if (compared.length >= mostCompared) refusedProduct.set(product.name);
  else keep([...compared, product]);
}

export function removeCompared(productId: number): void {
  keep(comparedIn(storedComparison.get()).filter((product) => product.productId !== productId));
}

/** Forgets all of them. */
export function forgetCompared(): void {
  keep([]);
}

function keep(products: readonly ComparedProduct[]): void {
  refusedProduct.set("");
  storedComparison.set(products.length === 0 ? "" : JSON.stringify(products));
}

function isCompared(value: unknown): value is ComparedProduct {
  if (typeof value !== "object" || value === null) return false;
  const { productId, name, image } = value as Partial<Record<keyof ComparedProduct, unknown>>;
  return (
    Number.isInteger(productId) && (productId as number) > 0 && typeof name === "string" && typeof image === "string"
  );
}
