import type { MasterSource } from "./source.ts";
import type { Size } from "./sizes.ts";
import { valueKey } from "./values.ts";

const linenCategories = ["/bedtextiel", "/badtextiel"];

function isLinen(categories: readonly string[]): boolean {
  return categories.some((path) => linenCategories.some((above) => path.startsWith(above)));
}

/** The symbols of a care text, which is what a maker writes; only of bed and bath linen. */
export function careSymbols({ categories, care }: Pick<MasterSource, "categories" | "care">): string[] {
  if (!isLinen(categories)) return [];
  const degrees = [...care.matchAll(/(\d\d)\s+graden/g)].map(([, number]) => Number(number));
  // of several temperatures the one that all colours stand
  const lowest = Math.min(...degrees);
  return [
    ...(degrees.length > 0 ? [`wash-${lowest >= 60 ? 60 : lowest}`] : []),
    ...(/eerste (?:twee )?keer|eerst apart|apart wassen/i.test(care) ? ["wash-separately"] : []),
    ...(/niet bleken|zonder bleek/i.test(care) ? ["no-bleach"] : []),
    ...drying(care),
    ...ironing(care),
  ];
}

function drying(care: string): string[] {
  if (/niet in de droger/i.test(care)) return ["no-tumble-dry"];
  if (/lage stand/i.test(care)) return ["tumble-dry-low"];
  if (/droger/i.test(care)) return ["tumble-dry"];
  return /aan de lijn|hangend drogen|ophangen/i.test(care) ? ["line-dry"] : [];
}

function ironing(care: string): string[] {
  if (/niet strijken|strijkvrij|strijken (?:hoeft|heeft|maakt)/i.test(care)) return ["no-iron"];
  return /strijken|mangelen/i.test(care) ? ["iron"] : [];
}

/** What lies in the packet of a size, piece by piece with its measure: '2 slopen, 60 × 70 cm'. Only of bed and bath linen. */
export function packet(
  { categories, attributes }: Pick<MasterSource, "categories" | "attributes">,
  size: Size,
): string[] {
  const [words] = [attributes.packagingUnit].flat();
  if (words === undefined || !isLinen(categories)) return [];
  const [, pillow] = /sloop (\d+ × \d+ cm)/.exec(words) ?? [];
  const isWide = Number(size.key.split("x")[0]) >= 200;
  return words
    .replace(/ \(.*\)$/, "")
    .split(", ")
    .map((piece, index) => {
      if (index === 0) return /^\d+x\d+$/.test(size.key) ? `${piece}, ${size.label}` : piece;
      const count = isWide && words.includes("2 vanaf 200") ? "2 slopen" : "1 sloop";
      return pillow === undefined ? count : `${count}, ${pillow.replaceAll(" ", "\u00a0")}`;
    });
}

/** The same as value keys. */
export function packetKeys(master: Pick<MasterSource, "categories" | "attributes">, size: Size): string[] {
  return packet(master, size).map(valueKey);
}
