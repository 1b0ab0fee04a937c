import type { ImageDocument, Texts } from "#upstreams/catalogue/documents.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import { type Brand, brands } from "../source/brands.ts";
import { colours } from "../source/colours.ts";
import { layers } from "../source/layers.ts";
import { buildVariants } from "./build-variants.ts";
import { careSymbols } from "./linen.ts";
import { type Photo, photo, swatchOf } from "./photos.ts";
import { fitKindOf, sizeGuideOf } from "./size-guide.ts";
import { parseSize } from "./sizes.ts";
import type { ColourSource, MasterSource } from "./source.ts";
import { localised, joined } from "./localised.ts";
import { weightText, valueKey } from "./values.ts";

/** The product line of one colour of a master. */
export function buildProduct(master: MasterSource, letter: string, colour: ColourSource): ProductLine {
  const brand = brands[master.brand];
  const several = Object.keys(master.colours).length > 1;
  const variants = buildVariants(master, letter, colour);
  const symbols = careSymbols(master);
  const sizeGuide = sizeGuideOf(master.categories[0]);
  const fitKind = fitKindOf(master.categories[0]);
  return {
    type: "product",
    referenceKey: `${master.key}-${letter}`,
    masterKey: master.key,
    active: true,
    firstLiveAt: colour.live,
    categories: master.categories,
    name: several ? joined([master.title, colour.colour], ", ") : localised(master.title),
    masterTitle: localised(master.title),
    subtitle: localised(master.subtitle),
    description: localised(master.description),
    attributes: {
      brand: [valueKey(brand.name)],
      color: [colours[colour.colour]],
      ...(sizeGuide ? { sizeGuide: [sizeGuide] } : {}),
      ...(fitKind ? { fitKind: [fitKind] } : {}),
      ...wordAttributes({ ...master.attributes, ...colour.attributes }),
      madeIn: [valueKey(brand.madeIn)],
      weight: [valueKey(weightWord(variants))],
      shippingType: [master.delivery.kind],
      ...(symbols.length > 0 ? { careSymbols: symbols } : {}),
      ...claimAttributes(master),
      ...(hasFabricSample(master) ? { fabricSample: ["true"] } : {}),
    },
    badges: Object.entries(master.claims ?? {}).map(([key, basis]) => ({
      key: key as keyof typeof claimGroups,
      basis: localised(basis),
    })),
    layers: layers[master.key]?.slice(),
    images: buildImages(colour.photos, several),
    passport: {
      manufacturer: brand.manufacturer,
      manufacturerAddress: brand.address,
      safetyContact: brand.safetyContact,
      composition: localised(master.composition),
      care: localised(master.care),
      origin: originOf(brand),
    },
    delivery: { kind: master.delivery.kind },
    soldRecently: colour.sold,
    variants,
  };
}

/** Where something is made and what its maker stands for. */
export function originOf({ madeIn, character }: Pick<Brand, "madeIn" | "character">): Texts & { nl: string } {
  return localised("Gemaakt in {place}. {character}", { place: madeIn, character });
}

const sampledCategories = ["/banken", "/boxsprings-bedden", "/wonen/gordijnen"];

/** Of what is too large to be tried at home, in a fabric that decides: sofas, upholstered beds and curtains. */
function hasFabricSample({ categories, attributes }: MasterSource): boolean {
  const isSampled = categories.some((path) => sampledCategories.some((above) => path.startsWith(above)));
  return isSampled && (attributes.upholstery ?? attributes.fabric) !== undefined;
}

const claimGroups = {
  allergySuitable: "allergySuitable",
  metalFree: "metalFree",
  vegan: "vegan",
  madeInGermany: "productFilterMadeInGermany",
  bestseller: "bestseller",
} as const;

function claimAttributes(master: MasterSource): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(claimGroups)
      .filter(([claim]) => claim in (master.claims ?? {}))
      .map(([, group]) => [group, ["true"]]),
  );
}

function wordAttributes(words: MasterSource["attributes"]): Record<string, string[]> {
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, [word].flat().map(valueKey)]));
}

/** The weight a shopper reads: of the piece, or of the size most people choose. */
export function weightWord(variants: ProductLine["variants"]): string {
  const [usual] = variants.toSorted((one, other) => usualRank(one) - usualRank(other));
  const [size] = usual?.attributes.size ?? [];
  const weight = weightText(usual?.weightGrams ?? 0);
  return size ? `${weight} (${parseSize(size).label})` : weight;
}

/** What most people choose of mattresses, duvets, towels and rugs. */
const usualSizes = ["90x200", "140x200", "50x100", "160x230"];

function usualRank({ attributes }: ProductLine["variants"][number]): number {
  const rank = usualSizes.indexOf(attributes.size?.[0] ?? "");
  return rank === -1 ? usualSizes.length : rank;
}

/** A mattress cut open, a stack of linen or a close-up is a packshot when it comes first, and a detail behind another photo. One of several colours ends with its swatch. */
function buildImages(names: readonly string[], isOneColour: boolean): ImageDocument[] {
  const swatch = isOneColour ? swatchOf(names) : undefined;
  return [
    ...names.map((name, index) => {
      const found = photo(name);
      const alone = index === 0 ? "packshot" : "detail";
      return imageOf(found, found.kind === "room" ? "room" : alone);
    }),
    ...(swatch ? [imageOf(swatch, "swatch")] : []),
  ];
}

function imageOf(found: Photo, type: ImageDocument["type"]): ImageDocument {
  const { file, description, width, height, averageColour } = found;
  return { file, type, description: localised(description), width, height, averageColour };
}
