import { createReadStream } from "node:fs";

import type { AttributeLine } from "#upstreams/catalogue/lines/attribute-line.ts";
import { builtInCatalogueFile } from "../built-in-catalogue.ts";
import { parseCatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";
import { readLines, textOf } from "../read-lines.ts";
import type { ShopLine } from "#upstreams/catalogue/lines/shop-line.ts";

/** The shops and attributes of the built-in catalogue, which stand before everything else in it. */
export async function builtInModels(): Promise<{ shops: ShopLine[]; attributes: AttributeLine[] }> {
  const shops: ShopLine[] = [];
  const attributes: AttributeLine[] = [];
  for await (const text of readLines(createReadStream(builtInCatalogueFile))) {
    const { line } = parseCatalogueLine(textOf(text));
    if (line?.type === "shop") shops.push(line);
    else if (line?.type === "attribute") attributes.push(line);
    else break;
  }
  return { shops, attributes };
}
