import { createStoredText } from "#app/ui/browser/stored-text.ts";

export const mostCompared = 4;

/** What the bar of chosen products shows of one, so that nothing has to be requested for it. */
export interface ComparedProduct {
  /** Number of the colour. */
  readonly productId: number;
  readonly name: string;
  readonly image: string;
}

const stored = createStoredText("warmeland-compared-products");

/** What this browser has stored, for `comparedIn` to read. */
export const storedCompared = stored.get;

/** Calls back whenever the choice changes, in other tabs too. */
export const onComparedChanged = stored.subscribe;

/** The products chosen to be compared, in the order they were chosen. */
export function comparedIn(text: string): ComparedProduct[] {
  try {
    const products: unknown = JSON.parse(text || "[]");
    return Array.isArray(products) ? products.filter(isCompared).slice(0, mostCompared) : [];
  } catch {
    return [];
  }
}

/** Adds a product to the choice; false when it is full already (docs/rules.md#comparing). */
export function addCompared(product: ComparedProduct): boolean {
  const others = comparedIn(stored.get()).filter(({ productId }) => productId !== product.productId);
  if (others.length >= mostCompared) return false;
  keep([...others, product]);
  return true;
}

export function removeCompared(productId: number): void {
  keep(comparedIn(stored.get()).filter((product) => product.productId !== productId));
}

/** Forgets all of them. */
export function forgetCompared(): void {
  stored.set("");
}

function keep(products: readonly ComparedProduct[]): void {
  stored.set(products.length === 0 ? "" : JSON.stringify(products));
}

function isCompared(value: unknown): value is ComparedProduct {
  if (typeof value !== "object" || value === null) return false;
  const { productId, name, image } = value as Partial<Record<keyof ComparedProduct, unknown>>;
  return (
    Number.isInteger(productId) && (productId as number) > 0 && typeof name === "string" && typeof image === "string"
  );
}
