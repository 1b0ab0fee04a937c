import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

import { furnitureMeasures, type Measures } from "../linter/furniture-measures.ts";
import { attributes } from "../source/attributes.ts";
import { buildDeliveryTime } from "./delivery-time.ts";
import { buildPrices } from "./prices.ts";
import { packetKeys } from "./linen.ts";
import { bedKind, compareSizes, parseSize, type Size } from "./sizes.ts";
import type { ColourSource, Hardness, MasterSource } from "./source.ts";
import { buildStock } from "./stock.ts";
import { localised, joined } from "./localised.ts";
import { internalEan, valueKey } from "./values.ts";

/** What a levy is called and costs per country, in cents, as its own line inside the price (docs/rules.md#levies). */
const levies: Record<NonNullable<MasterSource["levy"]>, VariantLine["levies"]> = {
  mattress: [
    { column: "nl", code: "mattress", cents: 325 },
    { column: "be", code: "10007", cents: 605 },
    { column: "fr", code: "10006", cents: 430 },
  ],
  mattresses: [
    { column: "nl", code: "mattress", cents: 650 },
    { column: "be", code: "10007", cents: 1210 },
    { column: "fr", code: "10006", cents: 860 },
  ],
  furniture: [{ column: "fr", code: "10005", cents: 590 }],
};

const hardnesses: Hardness[] = ["soft", "medium", "firm"];

/** The variants of one colour: every size in every hardness, small and soft first. */
export function buildVariants(master: MasterSource, letter: string, colour: ColourSource): VariantLine[] {
  const sizes = Object.keys(master.prices).map(parseSize).toSorted(compareSizes);
  const grades = hardnesses.filter((grade) => master.hardness?.[grade] !== undefined);
  return sizes.flatMap((size) =>
    (grades.length > 0 ? grades : [undefined]).map((grade) => buildVariant(master, letter, colour, size, grade)),
  );
}

function buildVariant(
  master: MasterSource,
  letter: string,
  colour: ColourSource,
  size: Size,
  grade: Hardness | undefined,
): VariantLine {
  const end = [size.key === "one" ? "1" : size.code, ...(grade ? [grade[0]!.toUpperCase()] : [])].join("-");
  const referenceKey = `${master.key}-${letter}-${end}`;
  const euros = master.prices[size.key]! + (grade ? (master.hardness?.[grade] ?? 0) : 0);
  const words = [
    ...(size.key === "one" ? [] : [size.label]),
    ...(grade ? [attributes.hardness.values[grade].toLowerCase()] : []),
  ];
  const pieces = packetKeys(master, size);
  const stock = buildStock(referenceKey, end, colour.stock);
  return {
    referenceKey,
    title: words.length > 0 ? joined(words, ", ") : localised(master.title),
    articleNumber: referenceKey,
    ean: internalEan(referenceKey),
    attributes: {
      ...(size.key === "one" ? {} : { size: [size.key] }),
      ...(size.bedWidth === undefined || !liesOnBeds(master) ? {} : { shopSize: [valueKey(bedKind(size.bedWidth))] }),
      ...(grade ? { hardness: [grade] } : {}),
      ...measureAttributes(master, size),
      ...(pieces.length > 0 ? { packet: pieces } : {}),
    },
    delivery: buildDeliveryTime(master.delivery, stock.sellableWithoutStock && colour.stock !== "order"),
    levies: master.levy ? levies[master.levy] : [],
    weightGrams: grams(master.weight, size),
    stock,
    prices: buildPrices(euros, master, colour),
  };
}

function measureAttributes(
  { categories, attributes: { frameHeight }, measures: written, frame }: MasterSource,
  size: Size,
): Record<string, string[]> {
  const words: Record<string, string[]> =
    frameHeight === undefined ? {} : { frameHeight: [frameHeight].flat().map(valueKey) };
  const height = typeof written?.height === "object" ? written.height[size.key] : written?.height;
  const measures: Measures = {
    ...written,
    height,
    ...(frame && bedMeasures(frame, size.key)),
    ...furnitureMeasures({ categories, attributes: words }, size.key),
  };
  return Object.fromEntries(
    Object.entries(measures).flatMap(([key, measure]: [string, number | undefined]) =>
      measure === undefined ? [] : [[key, [String(measure)]]],
    ),
  );
}

/** A bed is bought by the size of its mattress. */
function bedMeasures({ width, depth, height }: NonNullable<MasterSource["frame"]>, size: string) {
  const [mattressWidth = 0, mattressLength = 0] = size.split("x").map(Number);
  return { width: mattressWidth + width, depth: mattressLength + depth, height };
}

function liesOnBeds({ categories }: MasterSource): boolean {
  return categories.some((path) => path.startsWith("/matrassen") || path.startsWith("/boxsprings-bedden"));
}

function grams(weight: MasterSource["weight"], size: Size): number {
  const kilos =
    "perSquareMetre" in weight
      ? weight.perSquareMetre * size.squareMetres
      : typeof weight.kg === "number"
        ? weight.kg
        : weight.kg[size.key];
  if (kilos === undefined) throw new Error(`No weight for size ${size.key}`);
  return Math.round(kilos * 100) * 10;
}
