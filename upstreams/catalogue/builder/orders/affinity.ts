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

/** How much buyers of something in the first category want something in the second: 1 for the best companion, 0 for none. */
export function wantedWith(category: string, companion: string): number {
  let longest: string | undefined;
  for (let path = category; path; path = path.slice(0, path.lastIndexOf("/"))) longest ??= path in goesWith ? path : undefined;
  const companions = goesWith[longest ?? ""] ?? [];
  const rank = companions.findIndex((path) => `${companion}/`.startsWith(`${path}/`));
  return rank < 0 ? 0 : 1 / (1 + rank * 0.6);
}

/** How well goods go into a basket, beside the noise of taste. */
export function basketFit(goods: Goods, basket: readonly Goods[]): number {
  let fit = -0.9 * Math.max(0, basket.length - 1);
  for (const other of basket) {
    if (other.masterKey === goods.masterKey) fit -= mixesColours(goods) ? 0.2 : 6;
    else if (other.category === goods.category) fit -= 2;
    if (other.series !== "" && other.series === goods.series) fit += 2.5;
    if (other.colour === goods.colour) fit += 0.8;
    if (other.brand === goods.brand) fit += 0.6;
  }
  return fit;
}

// towels and cushions are bought in two colours of one series
function mixesColours({ category }: Goods): boolean {
  return category.startsWith("/badtextiel") || category === "/kussens/sierkussens";
}
