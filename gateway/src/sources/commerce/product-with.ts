/** Parts of a product a call can leave out; the more of them, the heavier the answer. */
export type ProductPart =
  | "images"
  | "imageLooks"
  | "price"
  | "attributes"
  | "advancedAttributes"
  | "variants"
  | "categories"
  | "categoryIds"
  | "siblings";

type ProductParts = ReadonlySet<ProductPart>;

/** What a product is asked for with; `siblings` says which parts of the siblings, when they are wanted. */
export interface ProductNeeds {
  readonly parts: ProductParts;
  readonly siblings: ProductParts | undefined;
}

/** What a card, a line or a heading shows of a product. */
const cardAttributes = [
  "brand",
  "masterTitle",
  "productName",
  "subtitle",
  "color",
  "shippingType",
  "promotion",
  "bestseller",
  "topReview",
  "vegan",
  "productFilterMadeInGermany",
  "allergySuitable",
  "metalFree",
  "masterReviewsCount",
  "masterReviewsScore",
];

/** What shows a photo in its place, and what else is known of it. */
const imageAttributes = ["imageDescription", "imageWidth", "imageHeight"];
const imageLooks = ["imageType", "imageAverageColour"];

/** The `with` of SCAYLE's format for the wanted parts, each entry behind `prefix` (`items.product.` inside a basket). */
export function productWith(needs: ProductNeeds, prefix = ""): string[] {
  const entries = partsWith(needs.parts, prefix);
  if (needs.siblings) entries.push(`${prefix}siblings`, ...partsWith(needs.siblings, `${prefix}siblings.`));
  return entries;
}

/** The `with` of a variant, each entry behind `prefix`. */
export function variantWith(prefix: string): string[] {
  return [`${prefix}attributes`, `${prefix}advancedAttributes`, `${prefix}stock`, `${prefix}lowestPriorPrice`];
}

function partsWith(parts: ProductParts, prefix: string): string[] {
  const entries = [parts.has("attributes") ? `${prefix}attributes` : `${prefix}attributes:key(${cardAttributes.join("|")})`];
  if (parts.has("imageLooks")) entries.push(imagesWith(prefix, [...imageAttributes, ...imageLooks]));
  else if (parts.has("images")) entries.push(imagesWith(prefix, imageAttributes));
  if (parts.has("price")) entries.push(`${prefix}priceRange`, `${prefix}lowestPriorPrice`);
  if (parts.has("advancedAttributes")) entries.push(`${prefix}advancedAttributes`);
  if (parts.has("categories")) entries.push(`${prefix}categories:properties()`);
  // what promotions are for is said by category
  if (parts.has("categoryIds")) entries.push(`${prefix}searchCategoryIds`);
  if (parts.has("variants")) entries.push(`${prefix}variants`, ...variantWith(`${prefix}variants.`));
  return entries;
}

function imagesWith(prefix: string, keys: readonly string[]): string {
  return `${prefix}images.attributes:legacy(false):key(${keys.join("|")})`;
}
