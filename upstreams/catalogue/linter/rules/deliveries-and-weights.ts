import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

import type { CatalogueRule } from "../catalogue-rule.ts";
import { kindOf } from "../product-kinds.ts";

const days = { day: 1, week: 7, month: 30 };
const longestDays = 120;
/** What parcel services take, in kilos; what needs two people weighs at least some. */
const heaviestParcel = 31.5;
const lightestForTwo = 5;

/** Weights and ways of delivery are such as the kind of product has. */
export const deliveriesAndWeights: CatalogueRule = {
  name: "deliveries-and-weights",
  *find({ products }) {
    for (const product of products) {
      for (const variant of product.variants) {
        for (const problem of doubts(product, variant)) {
          yield { subject: variant.referenceKey, problem, remedy: "correct the weight or the delivery" };
        }
      }
    }
  },
};

function* doubts(product: ProductLine, { weightGrams, delivery, stock }: VariantLine): Generator<string> {
  const kind = kindOf(product);
  const kilos = (weightGrams ?? 0) / 1000;
  if (weightGrams && kind && (kilos < kind.kilos[0] || kilos > kind.kilos[1])) {
    yield `weighs ${kilos} kg; ${kind.name} weighs ${kind.kilos[0]} to ${kind.kilos[1]} kg`;
  }
  if (product.delivery.kind === "parcel" && kilos > heaviestParcel) yield `goes by parcel with ${kilos} kg`;
  if (product.delivery.kind === "two_person" && weightGrams && kilos < lightestForTwo)
    yield `is brought by two people with ${kilos} kg`;
  if (stock.quantity === 0 && stock.sellableWithoutStock && latestDay(delivery) <= slowestInStock(product)) {
    yield "is made to order, yet arrives as soon as what is in stock";
  }
  if (latestDay(delivery) > longestDays) yield `takes ${delivery.max} ${delivery.unit}s to arrive`;
  if (product.delivery.kind === "parcel" && delivery.unit === "month") yield "goes by parcel, but takes months";
}

function latestDay({ max, unit }: VariantLine["delivery"]): number {
  return max * days[unit];
}

/** In how many days the slowest of the pieces that lie ready arrives; 0 when none does. */
function slowestInStock({ variants }: ProductLine): number {
  return Math.max(0, ...variants.flatMap(({ stock, delivery }) => (stock.quantity > 0 ? latestDay(delivery) : [])));
}
