import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

const furniture = ["/banken", "/meubels"];
const sides = /^(\d+)x(\d+)(?:x(\d+))?$/;
const round = /^rond-(\d+)$/;
const centimetres = /^(\d+)-cm$/;

/** What a piece of furniture measures, in whole centimetres. */
export interface Measures {
  width?: number;
  depth?: number;
  height?: number;
}

/**
 * The measures that a size of furniture states: `180x90x84` is width, depth and height, `160x90` the top of a table, `rond-120` wide and deep
 * alike. The height of tables and benches that do not say it in the size is that of their frame; of seats that is the height one sits at.
 * None for what is no furniture, and for sizes that are no measures, such as `set-van-2`.
 */
export function furnitureMeasures(
  { categories, attributes }: Pick<ProductLine, "categories" | "attributes">,
  size: string | undefined,
): Measures {
  const [path = ""] = categories;
  if (size === undefined || !furniture.some((above) => path === above || path.startsWith(`${above}/`))) return {};
  const across = round.exec(size)?.[1];
  const [, width, depth, height] = across === undefined ? (sides.exec(size) ?? []) : ["", across, across];
  if (width === undefined || depth === undefined) return {};
  const frame = path.startsWith("/meubels") ? centimetres.exec(attributes["frameHeight"]?.[0] ?? "")?.[1] : undefined;
  const high = height ?? frame;
  return { width: Number(width), depth: Number(depth), ...(high === undefined ? {} : { height: Number(high) }) };
}
