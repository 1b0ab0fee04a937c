import type { Stock } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";

// docs/rules.md#stock: 'Nog minder dan 5 beschikbaar' from a quantity of 4 down
const lowQuantity = 4;

const StockStatusRef = builder.enumType("StockStatus", {
  description: "Whether a variant can be bought.",
  values: {
    IN_STOCK: { description: "Enough pieces, or some and more can be made." },
    LOW: { description: "At most four pieces are left." },
    MADE_TO_ORDER: { description: "Out of stock, but it can be bought without: it is made after the order." },
    SOLD_OUT: { description: "Cannot be bought at present." },
  } as const,
});

export const StockRef = builder.objectRef<Stock>("Stock").implement({
  description: "How many pieces of a variant there are. Nothing is reserved before an order is placed.",
  fields: (t) => ({
    status: t.field({ type: StockStatusRef, description: "Whether the variant can be bought.", resolve: stockStatus }),
    quantity: t.int({
      nullable: true,
      description: "Pieces left, only for LOW; null otherwise.",
      resolve: (stock) => (stockStatus(stock) === "LOW" ? stock.quantity : null),
    }),
  }),
});

/** A variant is sellable when pieces are left or it sells without stock (docs/rules.md#stock). */
export function isSellable(stock: Stock): boolean {
  return stock.quantity > 0 || stock.isSellableWithoutStock;
}

/** How the stock of a variant is shown (docs/rules.md#stock). */
export function stockStatus(stock: Stock): "IN_STOCK" | "LOW" | "MADE_TO_ORDER" | "SOLD_OUT" {
  if (stock.quantity > lowQuantity) return "IN_STOCK";
  if (stock.quantity > 0) return stock.isSellableWithoutStock ? "IN_STOCK" : "LOW";
  return stock.isSellableWithoutStock ? "MADE_TO_ORDER" : "SOLD_OUT";
}
