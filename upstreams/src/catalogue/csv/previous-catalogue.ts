import { parseCatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";
import type { PriceLine } from "#upstreams/catalogue/lines/price-line.ts";
import { textOf, type UnreadableLine } from "../read-lines.ts";
import type { ShopLine } from "#upstreams/catalogue/lines/shop-line.ts";
import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

/** What a CSV does not say and the shop's catalogue of today does: since when, at what prices before, under which key. */
export interface PreviousCatalogue {
  shops: ShopLine[];
  /** By reference key of the product. */
  firstLiveAt: Map<string, string>;
  /** By reference key of the variant. */
  histories: Map<string, Record<string, PriceLine["history"]>>;
  /** Master keys by variant. */
  masterKeys: Map<string, string>;
}

/** Nothing: what the first conversion knows. */
export const noPreviousCatalogue: PreviousCatalogue = {
  shops: [],
  firstLiveAt: new Map(),
  histories: new Map(),
  masterKeys: new Map(),
};

/**
 * Reads an exported catalogue.
 * @throws Error naming the first line that is none
 */
export async function readPreviousCatalogue(lines: AsyncIterable<string | UnreadableLine>): Promise<PreviousCatalogue> {
  const previous: PreviousCatalogue = {
    shops: [],
    firstLiveAt: new Map(),
    histories: new Map(),
    masterKeys: new Map(),
  };
  let lineNumber = 0;
  for await (const text of lines) {
    lineNumber += 1;
    if (textOf(text).trim() === "") continue;
    const { line, faults } = parseCatalogueLine(textOf(text));
    if (!line)
      throw new Error(
        `The previous catalogue cannot be read: line ${lineNumber}: ${faults.map(({ reason }) => reason).join("; ")}`,
      );
    if (line.type === "shop") previous.shops.push(line);
    if (line.type !== "product") continue;
    previous.firstLiveAt.set(line.referenceKey, line.firstLiveAt);
    for (const variant of line.variants) {
      previous.histories.set(variant.referenceKey, historiesOf(variant));
      previous.masterKeys.set(variant.referenceKey, line.masterKey);
    }
  }
  return previous;
}

function historiesOf({ prices }: VariantLine): Record<string, PriceLine["history"]> {
  return Object.fromEntries(Object.entries(prices).map(([column, { history }]) => [column, history]));
}
