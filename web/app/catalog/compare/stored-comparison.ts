import { createStoredText } from "#app/ui/browser/stored-text.ts";

/** What this browser has chosen to compare, for `comparedIn` to read; by itself, because a card needs no more of it. */
export const storedComparison = createStoredText("warmeland-compared-products");

/** Whether a product is among what is stored. No name can say so by chance: within a text, quotation marks are escaped. */
export function isStored(text: string, productId: number): boolean {
  return text.includes(`{"productId":${productId},`);
}
