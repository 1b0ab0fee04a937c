import { goesWith } from "../../source/goes-with.ts";

/** One product in a basket; the first line of a basket is what it was filled for. */
export interface BasketLine {
  product: number;
  quantity: number;
}

/** What affinity looks at of a product. */
export interface Goods {
  masterKey: string;
  /** Its main category. */
  category: string;
  brand: string;
  colour: string;
  /** `Amstel` of `Bank Amstel`. */
  series: string;
  cents: number;
}

/** Things people buy several of, in other sizes and colours. */
const mixed = ["/badtextiel", "/bedtextiel", "/kussens", "/wonen/plaids"];

/** Things a household buys one of at a time. */
const large = [
  "/matrassen/pocketvering",
  "/matrassen/hybride",
  "/matrassen/koudschuim",
  "/matrassen/traagschuim",
  "/matrassen/natuurlatex",
  "/boxsprings-bedden/boxsprings",
  "/boxsprings-bedden/bedden",
  "/banken/driezitsbanken",
  "/banken/tweezitsbanken",
  "/banken/hoekbanken",
  "/banken/loungebanken",
  "/meubels/eetkamer/eettafels",
  "/meubels/slaapkamer/kledingkasten",
];

/** How much categories want each other, worked out once for all that there are. */
export class CategoryPulls {
  private readonly places: ReadonlyMap<string, number>;
  private readonly strengths: readonly Float64Array[];

  constructor(categories: Iterable<string>) {
    const all = [...new Set(categories)];
    this.places = new Map(all.map((category, place) => [category, place]));
    this.strengths = all.map((category) =>
      Float64Array.from(all, (companion) => (isSecond(category, companion) ? -1 : pull(category, companion))),
    );
  }

  /** A category as a number, as the others want it. */
  placeOf(category: string): number {
    return this.places.get(category)!;
  }

  /** How much a basket wants something of a category: as much as the thing in it that wants it most, but no second sofa. */
  into(basket: readonly number[], companion: number): number {
    let strongest = 0;
    for (const category of basket) {
      const strength = this.strengths[category]![companion]!;
      if (strength < 0) return 0.002;
      if (strength > strongest) strongest = strength;
    }
    return strongest;
  }
}

function isSecond(category: string, companion: string): boolean {
  return within(companion, large) && within(category, large) && roomOf(category) === roomOf(companion);
}

function roomOf(category: string): string {
  return category.split("/")[1]!;
}

/** How much a basket with something of one category wants something of another: 1 for its best companion, near 0 for what has nothing to do with it. */
function pull(category: string, companion: string): number {
  const wanted = wantedWith(category, companion);
  if (wanted > 0) return wanted;
  if (roomOf(category) !== roomOf(companion)) return 0.012;
  return within(category, mixed) ? 0.4 : 0.1;
}

/** How much rather people come for a thing than take it along; a dear thing more than a cheap one. */
export function reasonToCome({ category, cents }: Goods): number {
  // few other things pull in what hangs in the bathroom
  const own = within(category, large) ? 2.6 : category.startsWith("/badtextiel") ? 0.7 : 0;
  return own + 0.3 * Math.log(cents);
}

function wantedWith(category: string, companion: string): number {
  let longest: string | undefined;
  for (let path = category; path; path = path.slice(0, path.lastIndexOf("/")))
    longest ??= path in goesWith ? path : undefined;
  const companions = goesWith[longest ?? ""] ?? [];
  const rank = companions.findIndex((path) => `${companion}/`.startsWith(`${path}/`));
  return rank < 0 ? 0 : 1 / (1 + rank * 0.5);
}

function within(category: string, paths: readonly string[]): boolean {
  return paths.some((path) => `${category}/`.startsWith(`${path}/`));
}

/** How well goods go into a basket whose category wants them, beside the noise of taste. */
export function basketFit(goods: Goods, basket: readonly Goods[]): number {
  let fit = 0;
  for (const other of basket) {
    if (other.masterKey === goods.masterKey) fit -= within(goods.category, mixed) ? 0.2 : 6;
    else if (other.category === goods.category) fit -= 1;
    if (other.series !== "" && other.series === goods.series) fit += 2.5;
    if (other.colour === goods.colour) fit += 0.8;
    if (other.brand === goods.brand) fit += 0.6;
  }
  return fit;
}
