import type { StockStatus } from "#app/catalog/product/stock-line.tsx";

interface Stocked {
  readonly sellable: boolean;
  readonly stock: { readonly status: StockStatus };
}

/** How it stands with all that can still be chosen, or with how much of it. */
export type StockOfChoice =
  | { readonly of: "all"; readonly status: StockStatus }
  | { readonly of: "most" | "some"; readonly status: "IN_STOCK" }
  | { readonly of: "some"; readonly status: "MADE_TO_ORDER" };

/** What can be said of several variants so that it is true of whichever is chosen. */
export function stockOfChoice(variants: readonly Stocked[]): StockOfChoice {
  const statuses = variants.map(({ sellable, stock }) => (sellable ? stock.status : "SOLD_OUT"));
  const [first = "SOLD_OUT", ...others] = statuses;
  if (others.every((status) => status === first)) return { of: "all", status: first };
  const inStock = statuses.filter((status) => status === "IN_STOCK" || status === "LOW").length;
  if (inStock === statuses.length) return { of: "all", status: "IN_STOCK" };
  if (inStock === 0) return { of: "some", status: "MADE_TO_ORDER" };
  return { of: inStock * 2 > statuses.length ? "most" : "some", status: "IN_STOCK" };
}
