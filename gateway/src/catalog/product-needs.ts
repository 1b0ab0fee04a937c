import type { GraphQLResolveInfo } from "graphql";
import { selectedPaths } from "#gateway/selection.ts";
import type { ProductNeeds, ProductPart } from "#gateway/sources/commerce/product-with.ts";

const partsOfField: Readonly<Record<string, readonly ProductPart[]>> = {
  images: ["images"],
  "images.averageColor": ["imageLooks"],
  "images.kind": ["imageLooks"],
  price: ["price"],
  badges: ["price"],
  "badges.basis": ["advancedAttributes"],
  attributes: ["attributes"],
  description: ["advancedAttributes"],
  passport: ["advancedAttributes"],
  variants: ["variants"],
  variant: ["variants"],
  delivery: ["variants"],
  categories: ["categories"],
  breadcrumbs: ["categories"],
  siblings: ["siblings"],
  promotions: ["categoryIds"],
  promotedPrice: ["categoryIds", "price"],
  "variants.edges.node.promotedPrice": ["categoryIds"],
};

/** What a product has to be asked for with, so that the fields a document selects below `prefix` need no second call. */
export function productNeeds(info: Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">, prefix = ""): ProductNeeds {
  const paths = selectedPaths(info);
  const siblings = paths.has(`${prefix}siblings`) ? partsBelow(paths, `${prefix}siblings.`) : undefined;
  return { parts: partsBelow(paths, prefix), siblings };
}

/** A product with exactly one part more than a card's attributes. */
export function needsOf(part: ProductPart): ProductNeeds {
  return { parts: new Set([part]), siblings: part === "siblings" ? new Set() : undefined };
}

/** Everything any of several askers needs. */
export function unitedNeeds(all: readonly ProductNeeds[]): ProductNeeds {
  const [first] = all;
  if (first && all.every((needs) => needs === first)) return first;
  const siblings = all.flatMap((needs) => (needs.siblings ? [needs.siblings] : []));
  return {
    parts: unionOf(all.map((needs) => needs.parts)),
    siblings: siblings.length > 0 ? unionOf(siblings) : undefined,
  };
}

function unionOf(sets: readonly ReadonlySet<ProductPart>[]): Set<ProductPart> {
  const united = new Set<ProductPart>();
  for (const parts of sets) for (const part of parts) united.add(part);
  return united;
}

/** A text that is equal for equal needs. */
export function needsKey(needs: ProductNeeds): string {
  return `${[...needs.parts].sort().join()};${needs.siblings ? [...needs.siblings].sort().join() : "-"}`;
}

function partsBelow(paths: ReadonlySet<string>, prefix: string): Set<ProductPart> {
  const parts = new Set<ProductPart>();
  for (const [field, needed] of Object.entries(partsOfField)) {
    if (paths.has(prefix + field)) for (const part of needed) parts.add(part);
  }
  return parts;
}
