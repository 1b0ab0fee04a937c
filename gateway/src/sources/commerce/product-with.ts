import type { Product } from "@scayle/storefront-api";

/** Parts of a product a call can leave out; the more of them, the heavier the response. */
export type ProductPart =
  | AttributePart
  | ImagePart
  | "price"
  | "attributes"
  | "advancedAttributes"
  | "variants"
  | "categories"
  | "categoryIds"
  | "siblings";

/** How many of the photos: the first, the first two, all; `imageLooks` with all that is stored of them. Each holds those before it. */
export type ImagePart = "firstImage" | "firstImages" | "images" | "imageLooks";

/** Parts of a variant; stock and price always come. */
export type VariantPart = "articleNumber" | "title" | "attributes" | "delivery" | "levy" | "priorPrice";

type ProductParts = ReadonlySet<ProductPart>;

/** What a product is requested with. */
export interface ProductNeeds {
  readonly parts: ProductParts;
  /** Which parts of the siblings, when they are wanted. */
  readonly siblings: ProductParts | undefined;
  /** Which parts of its variants, or of the variant that a basket's line is about; all of them when undefined. */
  readonly variants: ReadonlySet<VariantPart> | undefined;
}

/** What its name and its address are made of, which is always requested. */
const namingAttributes = ["masterTitle", "productName"];

/** What a card, a line or a heading shows of a product besides. */
const attributesOfPart = {
  brand: ["brand"],
  subtitle: ["subtitle"],
  color: ["color"],
  claims: ["bestseller", "topReview", "vegan", "productFilterMadeInGermany", "allergySuitable", "metalFree"],
  rating: ["masterReviewsCount", "masterReviewsScore"],
  shipping: ["shippingType"],
} as const;

type AttributePart = keyof typeof attributesOfPart;

/** Every part that is attributes of a card. */
export const attributeParts = Object.keys(attributesOfPart) as AttributePart[];

/** What shows a photo in its place, and what else is stored of it. */
const imageAttributes = ["imageDescription", "imageWidth", "imageHeight", "imageType"];
const imageLooks = ["imageAverageColour"];

const images: readonly { part: ImagePart; limit?: number; attributes: readonly string[] }[] = [
  { part: "imageLooks", attributes: [...imageAttributes, ...imageLooks] },
  { part: "images", attributes: imageAttributes },
  { part: "firstImages", limit: 2, attributes: imageAttributes },
  { part: "firstImage", limit: 1, attributes: imageAttributes },
];

const variantAttributes: Readonly<Record<VariantPart, { attributes?: string; advanced?: readonly string[] }>> = {
  articleNumber: { advanced: ["variantArticleNumber"] },
  title: { attributes: "key(size)", advanced: ["variantTitle"] },
  attributes: { attributes: "" },
  delivery: { advanced: ["variantMinDeliveryTime", "variantMaxDeliveryTime", "variantUnitDeliveryTime"] },
  levy: { advanced: ["variantPriceEcoTax"] },
  priorPrice: {},
};

const came = new WeakMap<Product, ProductNeeds>();

/** Notes what products of a response were requested with, so that nobody takes what was left out for what there is not. */
export function noteNeeds(products: Iterable<Product>, needs: ProductNeeds): void {
  const ofSiblings = needs.siblings && { parts: needs.siblings, siblings: undefined, variants: undefined };
  for (const product of products) {
    // responses of the same process share their products
    if (came.get(product) === needs) continue;
    came.set(product, needs);
    if (ofSiblings) for (const sibling of product.siblings ?? []) came.set(sibling, ofSiblings);
  }
}

/** A product that says the same and is nobody else's, for who has to mark it. */
export function ownProduct(product: Product): Product {
  const own = { ...product };
  const needs = came.get(product);
  if (needs) came.set(own, needs);
  return own;
}

/** Whether a product came with a part. */
export function cameWith(product: Product, part: ProductPart): boolean {
  const parts = came.get(product)?.parts;
  if (!parts) return false;
  const place = images.findIndex((each) => each.part === part);
  if (place !== -1) return images.slice(0, place + 1).some((each) => parts.has(each.part));
  return parts.has(part) || (part in attributesOfPart && parts.has("attributes"));
}

/** Whether the variants of a product, or the one it came beside, came with a part. */
export function variantsCameWith(product: Product, part: VariantPart): boolean {
  return came.get(product)?.variants?.has(part) ?? true;
}

/** Parameters of SCAYLE's format for products below `prefix` (`items.product.` inside a basket). */
export function productParameters(needs: ProductNeeds, prefix = ""): { with: string; imageLimit: number | undefined } {
  return { with: productWith(needs, prefix).join(","), imageLimit: imageLimit(needs) };
}

/** The same for a basket or wishlist, whose items have a product and a variant. */
export function itemParameters(needs: ProductNeeds): { with: string; imageLimit: number | undefined } {
  const entries = [
    ...productWith(needs, "items.product."),
    "items.variant",
    ...variantWith("items.variant.", needs.variants),
  ];
  return { with: entries.join(","), imageLimit: imageLimit(needs) };
}

/** The `with` of a variant, each entry behind `prefix`. */
export function variantWith(prefix: string, parts?: ReadonlySet<VariantPart>): string[] {
  if (!parts)
    return [`${prefix}attributes`, `${prefix}advancedAttributes`, `${prefix}stock`, `${prefix}lowestPriorPrice`];
  const wanted = [...parts].map((part) => variantAttributes[part]);
  const attributes = wanted.flatMap((each) => each.attributes ?? []);
  const advanced = wanted.flatMap((each) => each.advanced ?? []);
  return [
    ...(attributes.includes("")
      ? [`${prefix}attributes`]
      : attributes.map((selector) => `${prefix}attributes:${selector}`)),
    ...(advanced.length > 0 ? [`${prefix}advancedAttributes:key(${advanced.join("|")})`] : []),
    `${prefix}stock`,
    ...(parts.has("priorPrice") ? [`${prefix}lowestPriorPrice`] : []),
  ];
}

function productWith(needs: ProductNeeds, prefix: string): string[] {
  const entries = partsWith(needs.parts, prefix, needs.variants);
  if (needs.siblings) entries.push(`${prefix}siblings`, ...partsWith(needs.siblings, `${prefix}siblings.`));
  return entries;
}

function partsWith(parts: ProductParts, prefix: string, variants?: ReadonlySet<VariantPart>): string[] {
  const entries = [
    parts.has("attributes") ? `${prefix}attributes` : `${prefix}attributes:key(${attributeKeys(parts).join("|")})`,
  ];
  const shown = images.find(({ part }) => parts.has(part));
  if (shown) entries.push(`${prefix}images.attributes:legacy(false):key(${shown.attributes.join("|")})`);
  if (parts.has("price")) entries.push(`${prefix}priceRange`, `${prefix}lowestPriorPrice`);
  if (parts.has("advancedAttributes")) entries.push(`${prefix}advancedAttributes`);
  if (parts.has("categories")) entries.push(`${prefix}categories:properties()`);
  // what promotions are for is said by category or by an attribute
  if (parts.has("categoryIds")) entries.push(`${prefix}searchCategoryIds`);
  if (parts.has("variants")) entries.push(`${prefix}variants`, ...variantWith(`${prefix}variants.`, variants));
  return entries;
}

function attributeKeys(parts: ProductParts): string[] {
  const shown = attributeParts.flatMap((part) => (parts.has(part) ? attributesOfPart[part] : []));
  return [...namingAttributes, ...shown, ...(parts.has("categoryIds") ? ["promotion"] : [])];
}

// beside SCAYLE's format: an upstream that does not know it sends every photo
function imageLimit({ parts, siblings }: ProductNeeds): number | undefined {
  const limits = [parts, siblings].flatMap((each) => (each ? [limitOf(each)] : []));
  return limits.includes(undefined) ? undefined : Math.max(...limits.map((limit) => limit ?? 0));
}

function limitOf(parts: ProductParts): number | undefined {
  const shown = images.find(({ part }) => parts.has(part));
  return shown ? shown.limit : 0;
}
