import type { AttributeLine } from "#upstreams/catalogue/lines/attribute-line.ts";
import type { CatalogueLine } from "#upstreams/catalogue/lines/catalogue-line.ts";
import type { CategoryLine } from "#upstreams/catalogue/lines/category-line.ts";
import type { OrderLine } from "#upstreams/catalogue/lines/order-line.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import type { ReviewLine } from "#upstreams/catalogue/lines/review-line.ts";

import type { DutchText } from "./spelling/dutch-texts.ts";

/** What photos.json and the close-ups say of a picture. */
export interface DescribedPicture {
  colours: readonly string[];
  description: string;
  kind: "packshot" | "detail" | "room" | "swatch";
  /** Pixels; of a close-up those it was cut from. */
  width: number;
  /** The picture it was cut from, when it is a close-up. */
  from?: string;
}

/** A catalogue as rules read it: its lines by kind, in the order of the file, and what its pictures show. */
export interface LintedCatalogue {
  lines: readonly CatalogueLine[];
  attributes: readonly AttributeLine[];
  categories: readonly CategoryLine[];
  products: readonly ProductLine[];
  reviews: readonly ReviewLine[];
  orders: readonly OrderLine[];
  /** The last day of the sales figures and the day ages are counted from, `2026-11-20`. */
  day: string;
  /** File names of the pictures that exist. */
  pictures: ReadonlySet<string>;
  /** File names of the pictures that stories show. */
  inStories: ReadonlySet<string>;
  /** What stories say in Dutch. */
  storyTexts: readonly DutchText[];
  /** The facts of a described picture, by file name. */
  described: ReadonlyMap<string, DescribedPicture>;
  /** Pixels of the files themselves, by file name. */
  widths: ReadonlyMap<string, number>;
}

/** Sorts lines by kind for the rules. */
export function lintedCatalogue(
  lines: readonly CatalogueLine[],
  rest: Pick<LintedCatalogue, "day" | "pictures" | "inStories" | "storyTexts" | "described" | "widths">,
): LintedCatalogue {
  return {
    lines,
    attributes: lines.filter((line) => line.type === "attribute"),
    categories: lines.filter((line) => line.type === "category"),
    products: lines.filter((line) => line.type === "product"),
    reviews: lines.filter((line) => line.type === "review"),
    orders: lines.filter((line) => line.type === "order"),
    ...rest,
  };
}

/** Whether the category of this path lists the product: its own products and those of the categories below it. */
export function lists(path: string, product: ProductLine): boolean {
  return product.categories.some((own) => own === path || own.startsWith(`${path}/`));
}
