import type { Texts } from "#upstreams/catalogue/documents.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import type { ReviewLine } from "#upstreams/catalogue/lines/review-line.ts";
import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

import { brands } from "../../source/brands.ts";
import { colours } from "../../source/colours.ts";
import { initials, people, type People } from "../../source/reviews/people.ts";
import type { Draw } from "../draw.ts";
import { parseSize } from "../sizes.ts";
import type { StockLanguage } from "./review-stock.ts";
import { wordsFor } from "./used-for.ts";

/** Who writes a review about what: its facts decide which sentences can be true, its words fill their gaps. */
export interface Buyer {
  author: string;
  place: string | undefined;
  sleeperType: NonNullable<ReviewLine["sleeperType"]>;
  /** Such as `stevig`, `zijslaper`, `pakket`, `vulling:wol`, `pad:/dekbedden/wollen-dekbedden`. */
  facts: ReadonlySet<string>;
  /** Days since the purchase. */
  usedDays: number;
  /** For `{tijd}`, `{maat}` and the others, as far as there is a word. */
  words: Readonly<Partial<Record<string, string>>>;
}

/** What was bought when, and what came of it. */
export interface Purchase {
  product: ProductLine;
  variant: VariantLine;
  language: StockLanguage;
  writtenAt: Date;
  usedDays: number;
  score: number;
}

const factNames: Readonly<Record<string, string>> = {
  fillingMaterial: "vulling",
  fabric: "stof",
  upholstery: "bekleding",
  woodType: "hout",
  version: "uitvoering",
  warmthClass: "warmte",
  season: "seizoen",
  shape: "vorm",
  footVariant: "poten",
};
const grades: Readonly<Record<string, string>> = { soft: "zacht", medium: "gemiddeld", firm: "stevig" };
const sleepers = { side: "zijslaper", back: "rugslaper", stomach: "buikslaper", mixed: "wisselslaper" } as const;
const weights: Readonly<Record<string, readonly [from: number, to: number]>> = {
  soft: [54, 70],
  medium: [64, 86],
  firm: [82, 108],
};
const colourNames = new Map<string, string>(Object.entries(colours).map(([name, hex]) => [hex, name]));

/** Somebody who bought a variant of a product some time before the day of writing. */
export function drawBuyer({ product, variant, language, writtenAt, usedDays, score }: Purchase, draw: Draw): Buyer {
  const isFlemish = language === "nl" && draw.chance(0.07);
  const group: People = isFlemish ? people.beNl : people[language];
  const isWoman = draw.chance(0.55);
  const author = `${draw.pick(isWoman ? group.women : group.men)} ${initials.charAt(draw.below(initials.length))}.`;
  const place = draw.chance(0.88) ? draw.pick(group.places) : undefined;
  const sleeperType = draw.weighted(
    ["side", "side", "side", "back", "back", "mixed", "mixed", "stomach"] as const,
    () => 1,
  );
  const size = variant.attributes["size"]?.[0];
  const grade = variant.attributes["hardness"]?.[0];
  const [from, to] = weights[grade ?? ""] ?? [58, 96];
  const naming = product.masterTitle.nl?.split(",")[0]?.match(/(?<= )\p{Lu}.*$/u)?.[0];
  return {
    author,
    place,
    sleeperType,
    usedDays,
    facts: new Set([
      isWoman ? "vrouw" : "man",
      "kort",
      sleepers[sleeperType],
      product.delivery.kind === "parcel" ? "pakket" : "bezorgdienst",
      `sterren:${score}`,
      `maand:${writtenAt.getUTCMonth() + 1}`,
      ...(usedDays > 330 ? ["jaar"] : []),
      ...(lastedInto(writtenAt, usedDays, 7) ? ["zomer"] : []),
      ...(grade ? [grades[grade] ?? grade] : []),
      ...widthFacts(size),
      ...heightFacts(product),
      `zorg:${lowered(product.passport.care)}`,
      `tekst:${lowered(product.masterTitle)} ${lowered(product.subtitle)} ${lowered(product.description)} ${lowered(product.passport.composition)}`,
      ...product.categories.map((path) => `pad:${path}/`),
      ...(isForChildren(product) ? ["kind"] : []),
      ...attributeFacts({ ...product.attributes, ...variant.attributes }),
    ]),
    words: {
      naam: naming,
      merk: brandName(product),
      kleur: colourNames.get(product.attributes["color"]?.[0] ?? ""),
      maat: spokenSize(size, language === "nl" && draw.chance(0.3)),
      tijd: wordsFor(usedDays),
      kilo: String(from + draw.below(to - from + 1)),
      zwaar: String(98 + draw.below(24)),
      hardheid: grades[grade ?? ""],
      lengte: `1,${isWoman ? 60 + draw.below(24) : 72 + draw.below(27)}`,
    },
  };
}

/** `160x200` or `160 bij 200`; furniture is not spoken of by its size. */
function spokenSize(size: string | undefined, isSpoken: boolean): string | undefined {
  if (size === undefined || !/^\d+x\d+$/.test(size)) return undefined;
  return isSpoken ? size.replace("x", " bij ") : size;
}

function isForChildren({ categories, masterTitle }: ProductLine): boolean {
  return /kinder|tiener|meegroei|wieg/i.test(`${categories.join()} ${masterTitle.nl}`);
}

/** Whether the days of use reach into a month (0 for January). */
function lastedInto(writtenAt: Date, usedDays: number, month: number): boolean {
  const end = writtenAt.getTime();
  return [0, 15, 30, 45, 60, 75, 90, 120, 150, 180, 210, 240, 270, 300, 330].some(
    (days) => days <= usedDays && new Date(end - days * 86_400_000).getUTCMonth() === month,
  );
}

function lowered(text: Texts | undefined): string {
  return (text?.nl ?? "").toLowerCase().replaceAll("\u00a0", " ");
}

function attributeFacts(attributes: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(factNames).flatMap(([key, fact]) => {
    const values = attributes[key] ?? [];
    return values.length === 0 ? [] : [fact].concat(values.map((value) => `${fact}:${value}`));
  });
}

function heightFacts({ attributes }: ProductLine): string[] {
  const centimetres = Number.parseInt(attributes["coreHeight"]?.[0] ?? "", 10);
  return centimetres >= 23 ? ["hoog"] : [];
}

function widthFacts(size: string | undefined): string[] {
  const width = size === undefined ? undefined : parseSize(size).bedWidth;
  if (width === undefined) return [];
  return [width >= 140 ? "breed" : "smal", ...(width >= 200 ? ["dubbel"] : [])];
}

function brandName({ passport }: ProductLine): string | undefined {
  return Object.values(brands).find(({ manufacturer }) => manufacturer === passport.manufacturer)?.name;
}
