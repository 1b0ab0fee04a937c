import type { CatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";
import type { CategoryLine } from "#upstreams/catalogue/lines/category-line.ts";
import type { PriceLine } from "#upstreams/catalogue/lines/price-line.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

import type { CatalogueRule } from "../catalogue-rule.ts";
import { type DescribedPicture, lintedCatalogue, type LintedCatalogue } from "../linted-catalogue.ts";

/** A rule's findings as short lines, `03-0001-A: has one image`. */
export function findingsOf(
  rule: CatalogueRule,
  lines: readonly CatalogueLine[],
  rest: Partial<LintedCatalogue> = {},
): string[] {
  const unknown = {
    pictures: new Set<string>(),
    inStories: new Set<string>(),
    storyTexts: [],
    described: new Map(),
    widths: new Map(),
  };
  const catalogue = lintedCatalogue(lines, { day: "2026-11-20", ...unknown, ...rest });
  return [...rule.find(catalogue)].map(({ subject, problem }) => `${subject}: ${problem}`);
}

/** A mattress that is right in every way. */
export function cleanProduct(changes: Partial<ProductLine> = {}): ProductLine {
  const referenceKey = changes.referenceKey ?? "03-0001-A";
  return {
    type: "product",
    referenceKey,
    masterKey: "03-0001",
    active: true,
    firstLiveAt: "2025-01-06",
    categories: ["/matrassen"],
    name: { nl: "Matras Zomerdijk" },
    masterTitle: { nl: "Matras Zomerdijk" },
    subtitle: { nl: "Koudschuim" },
    description: { nl: "Een licht matras om op te slapen." },
    attributes: {
      brand: ["duinhof"],
      color: ["#c2b299"],
      fillingMaterial: ["koudschuim"],
      cover: ["polyester"],
      coreHeight: ["20-cm"],
      madeIn: ["nederland"],
    },
    badges: [],
    images: [cleanImage("matras-01.webp"), cleanImage("matras-02.webp")],
    passport: {
      manufacturer: "Duinhof B.V.",
      manufacturerAddress: "Zandweg 1, Stad",
      safetyContact: "veiligheid@duinhof.example",
      composition: { nl: "Kern: koudschuim." },
      care: { nl: "Wasbaar op 60 graden." },
      origin: { nl: "Gemaakt in Nederland." },
    },
    delivery: { kind: "two_person" },
    soldRecently: 3,
    variants: [cleanVariant({ referenceKey: `${referenceKey}-090200-M` })],
    ...changes,
  };
}

/** A variant of 90 × 200 that weighs 12 kilos and always cost the same. */
export function cleanVariant(changes: Partial<VariantLine> = {}): VariantLine {
  const referenceKey = changes.referenceKey ?? "03-0001-A-090200-M";
  return {
    referenceKey,
    title: { nl: "90 × 200 cm" },
    articleNumber: referenceKey,
    attributes: { size: ["90x200"], hardness: ["medium"] },
    delivery: { min: 3, max: 5, unit: "day" },
    levies: [],
    weightGrams: 12_000,
    stock: { quantity: 7, sellableWithoutStock: false },
    prices: { nl: priceOf([["2025-01-06", 39_900]]) },
    ...changes,
  };
}

/** A price with this history. */
export function priceOf(
  history: PriceLine["history"],
  reduction?: Pick<PriceLine, "reduction" | "reducedSince">,
): PriceLine {
  return { cents: history.at(-1)![1], vatRate: 0.21, ...reduction, history };
}

export function cleanImage(file: string): ProductLine["images"][number] {
  return {
    file,
    type: "packshot",
    description: { nl: "Een matras" },
    width: 1200,
    height: 900,
    averageColour: "#dfd9cf",
  };
}

export function cleanCategory(path: string): CategoryLine {
  return {
    type: "category",
    path,
    name: { nl: "Matrassen" },
    description: { nl: "Om op te slapen." },
    hidden: false,
    supportedFilter: [],
    properties: {},
  };
}

/** The facts of pictures, by file name: packshots but for these changes. */
export function described(changes: Record<string, Partial<DescribedPicture>>): LintedCatalogue["described"] {
  const packshot: DescribedPicture = { colours: [], description: "Matras", kind: "packshot", width: 1200 };
  return new Map(Object.entries(changes).map(([file, change]) => [file, { ...packshot, ...change }]));
}
