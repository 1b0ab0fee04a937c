import type { FieldNode, GraphQLResolveInfo } from "graphql";
import { selectionOf } from "#gateway/selection.ts";
import {
  attributeParts,
  type ProductNeeds,
  type ProductPart,
  type VariantPart,
} from "#gateway/sources/commerce/product-with.ts";

type Info = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

const partsOfField: Readonly<Record<string, readonly ProductPart[]>> = {
  "images.averageColor": ["imageLooks"],
  swatch: ["images"],
  price: ["price"],
  badges: ["price", "claims"],
  "badges.basis": ["advancedAttributes"],
  attributes: ["attributes"],
  brand: ["brand"],
  subtitle: ["subtitle"],
  color: ["color"],
  rating: ["rating"],
  description: ["advancedAttributes"],
  layers: ["advancedAttributes"],
  sampleAvailable: ["attributes"],
  usualSize: ["advancedAttributes", "variants"],
  options: ["variants"],
  passport: ["advancedAttributes"],
  variants: ["variants"],
  "variants.edges.node.delivery": ["shipping"],
  "variants.edges.node.measures": ["attributes"],
  "variant.measures": ["attributes"],
  "variant.fits": ["attributes"],
  variant: ["variants"],
  "variant.delivery": ["shipping"],
  delivery: ["variants", "shipping"],
  categories: ["categories"],
  breadcrumbs: ["categories"],
  siblings: ["siblings"],
  promotions: ["categoryIds"],
  promotedPrice: ["categoryIds", "price"],
  "variants.edges.node.promotedPrice": ["categoryIds"],
};

const partsOfVariantField: Readonly<Record<string, VariantPart>> = {
  articleNumber: "articleNumber",
  title: "title",
  attributes: "attributes",
  measures: "attributes",
  fits: "attributes",
  delivery: "delivery",
  ecoLevy: "levy",
  price: "priorPrice",
  promotedPrice: "priorPrice",
};

const cached = new WeakMap<FieldNode, Map<string, ProductNeeds>>();

/** What a product is requested with, so that the fields a document selects below `prefix` need no second call. */
export function productNeeds(info: Info, prefix = ""): ProductNeeds {
  return remember(info, prefix, () => {
    const { paths } = selectionOf(info);
    const siblings = paths.has(`${prefix}siblings`) ? partsBelow(info, `${prefix}siblings.`) : undefined;
    return { parts: partsBelow(info, prefix), siblings, variants: variantPartsBelow(info, prefix) };
  });
}

/** The same for an item whose `product` and `variant` are selected below `prefix`. */
export function lineNeeds(info: Info, prefix: string): ProductNeeds {
  return remember(info, `${prefix}*`, () => {
    const { parts, siblings, variants } = productNeeds(info, `${prefix}product.`);
    const shipping: ProductPart[] = selectionOf(info).paths.has(`${prefix}variant.delivery`) ? ["shipping"] : [];
    return {
      parts: new Set([...parts, ...shipping]),
      siblings,
      variants: new Set([...(variants ?? []), ...fieldsBelow(info, `${prefix}variant.`)]),
    };
  });
}

/** A product with all that cards show of its attributes and one part more. */
export function needsOf(part: ProductPart): ProductNeeds {
  return {
    parts: new Set<ProductPart>([...attributeParts, part]),
    siblings: part === "siblings" ? new Set() : undefined,
    variants: undefined,
  };
}

/** Everything any of several callers needs. */
export function unitedNeeds(all: readonly ProductNeeds[]): ProductNeeds {
  const [first] = all;
  if (first && all.every((needs) => needs === first)) return first;
  const siblings = all.flatMap((needs) => (needs.siblings ? [needs.siblings] : []));
  const variants = all.flatMap((needs) => (needs.variants ? [needs.variants] : []));
  return {
    parts: unionOf(all.map((needs) => needs.parts)),
    siblings: siblings.length > 0 ? unionOf(siblings) : undefined,
    variants: variants.length === all.length ? unionOf(variants) : undefined,
  };
}

/** A text that is equal for equal needs. */
export function needsKey({ parts, siblings, variants }: ProductNeeds): string {
  return [parts, siblings, variants].map((some) => (some ? [...some].sort().join() : "-")).join(";");
}

function remember(info: Info, name: string, work: () => ProductNeeds): ProductNeeds {
  const field = info.fieldNodes[0];
  if (!field) return work();
  const ofField = cached.get(field) ?? new Map<string, ProductNeeds>();
  cached.set(field, ofField);
  const needs = ofField.get(name) ?? work();
  ofField.set(name, needs);
  return needs;
}

function unionOf<Part>(sets: readonly ReadonlySet<Part>[]): Set<Part> {
  const united = new Set<Part>();
  for (const parts of sets) for (const part of parts) united.add(part);
  return united;
}

function partsBelow(info: Info, prefix: string): Set<ProductPart> {
  const { paths, limits } = selectionOf(info);
  const parts = new Set<ProductPart>();
  for (const [field, needed] of Object.entries(partsOfField)) {
    if (paths.has(prefix + field)) for (const part of needed) parts.add(part);
  }
  const photos = limits.get(`${prefix}images`);
  if (photos !== undefined) parts.add(imagePart(photos));
  return parts;
}

/** The part with so many photos of a product. */
export function imagePart(photos: number): "firstImage" | "firstImages" | "images" {
  if (photos <= 1) return "firstImage";
  return photos <= 2 ? "firstImages" : "images";
}

// the delivery time of a product is that of one of its variants, its usual size and its options are theirs
function variantPartsBelow(info: Info, prefix: string): Set<VariantPart> {
  const parts = [`${prefix}variants.edges.node.`, `${prefix}variant.`].flatMap((each) => fieldsBelow(info, each));
  const { paths } = selectionOf(info);
  if (paths.has(`${prefix}delivery`)) parts.push("delivery");
  if (paths.has(`${prefix}usualSize`) || paths.has(`${prefix}options`)) parts.push("attributes");
  return new Set(parts);
}

function fieldsBelow(info: Info, prefix: string): VariantPart[] {
  const { paths } = selectionOf(info);
  return Object.entries(partsOfVariantField).flatMap(([field, part]) => (paths.has(prefix + field) ? [part] : []));
}
