import type { LineFault } from "#upstreams/catalogue/lines/catalogue-line.ts";
import type { CsvFault } from "./csv-faults.ts";
import type { CsvProduct } from "./csv-products.ts";

/** Columns by the field of a product or variant they become. */
const columnOf: Readonly<Record<string, string>> = {
  referenceKey: "sku",
  articleNumber: "sku",
  ean: "ean",
  weightGrams: "weight_kg",
  levies: "mattress_levy",
  stock: "stock",
  prices: "price",
  name: "name",
  masterTitle: "name",
  subtitle: "subtitle",
  description: "description",
  firstLiveAt: "available_since",
  categories: "category",
  images: "images",
  soldRecently: "sold_recently",
};

/** What an import would say of a product's line, said of the rows it was made of. */
export function csvFaultOfLine({ first, rows }: CsvProduct, { path, reason }: LineFault): CsvFault {
  const [, place, field = path] = /^variants\.(\d+)\.?(.*)$/.exec(path) ?? [];
  const row = (place === undefined ? first : (rows[Number(place)] ?? first)).row;
  if (reason.startsWith("repeats entry") && place !== undefined) {
    return {
      row,
      column: "",
      reason: "has the size and hardness of another row of its product: nothing tells them apart",
    };
  }
  const name =
    field.startsWith("delivery") && place !== undefined ? "delivery_time" : columnOf[field.split(".")[0] ?? ""];
  const attribute = /^attributes\.([A-Za-z0-9]+)/.exec(field)?.[1];
  if (name === undefined && attribute === "color") return { row, column: "color", reason };
  return { row, column: name ?? "", reason: name === undefined && field ? `${field}: ${reason}` : reason };
}
