import type { Draw } from "../draw.ts";
import { basketFit, CategoryPulls, reasonToCome, type BasketLine, type Goods } from "./affinity.ts";

const looksAt = 8;
const swapLooks = 60;
/** Beside the first thing; more only where so much is sold that everybody needs more. */
const mostExtras = 8;

/**
 * Puts all lines into exactly `count` baskets, most of them small. A basket begins with what somebody came for, and is filled
 * with what the things in it pull in; in the end things that ended up where nothing pulled them change places. With fewer lines than baskets, lines of several pieces are split.
 */
export function assembleBaskets(
  lines: readonly BasketLine[],
  count: number,
  goods: readonly Goods[],
  draw: Draw,
): BasketLine[][] {
  const weighed = splitTo(lines, count).map((line) => ({
    line,
    weight: reasonToCome(goods[line.product]!) + taste(draw),
  }));
  weighed.sort((a, b) => b.weight - a.weight);
  const baskets = weighed.slice(0, count).map(({ line }) => [line]);
  const pulls = new CategoryPulls(goods.map(({ category }) => category));
  const places = goods.map(({ category }) => pulls.placeOf(category));
  const rest = new Shelves(
    weighed.slice(count).map(({ line }) => line),
    { goods, places, pulls },
    draw,
  );
  const wanted = extras(rest.left, count, draw);
  for (let round = 0; rest.left > 0; round += 1) {
    for (const [index, basket] of baskets.entries()) if (wanted[index]! > round) basket.push(rest.takeFor(basket));
  }
  swapMisfits(baskets, { goods, places, pulls }, draw);
  return baskets;
}

/** How differently people choose what they come for (Gumbel noise, as in models of choice). */
function taste(draw: Draw): number {
  return -1.5 * Math.log(-Math.log(draw.next() * 0.999_999 + 5e-7));
}

/** How many things each basket gets beside its first: few mostly, `total` together. */
function extras(total: number, count: number, draw: Draw): number[] {
  const stop = count / (total + count);
  const most = Math.max(mostExtras, Math.ceil((2 * total) / count));
  const numbers = Array.from(
    { length: count },
    () => Math.floor(Math.log(1 - draw.next()) / Math.log(1 - stop)) % most,
  );
  let missing = total - numbers.reduce((sum, one) => sum + one, 0);
  while (missing !== 0) {
    const index = draw.below(count);
    const step = Math.sign(missing);
    if (numbers[index]! + step < 0 || numbers[index]! + step > most) continue;
    numbers[index]! += step;
    missing -= step;
  }
  return numbers;
}

/** Lets things that nothing in their basket pulls in change places where both baskets gain by it. */
function swapMisfits(baskets: BasketLine[][], { places, pulls }: Sorted, draw: Draw): void {
  const fit = (line: BasketLine, basket: readonly BasketLine[], without: number): number => {
    const others: number[] = [];
    for (const [place, { product }] of basket.entries()) if (place !== without) others.push(places[product]!);
    return pulls.into(others, places[line.product]!);
  };
  const full = baskets.filter(({ length }) => length > 1);
  for (const basket of full) {
    for (let place = 1; place < basket.length; place += 1) {
      const line = basket[place]!;
      const now = fit(line, basket, place);
      if (now >= 0.05) continue;
      for (let look = 0; look < swapLooks; look += 1) {
        const other = draw.pick(full);
        const elsewhere = 1 + draw.below(other.length - 1);
        const exchanged = other[elsewhere]!;
        const gain =
          fit(line, other, elsewhere) + fit(exchanged, basket, place) - now - fit(exchanged, other, elsewhere);
        if (other === basket || gain <= 0.05) continue;
        [basket[place], other[elsewhere]] = [exchanged, line];
        break;
      }
    }
  }
}

/** The products with their categories as numbers. */
interface Sorted {
  goods: readonly Goods[];
  places: readonly number[];
  pulls: CategoryPulls;
}

/** Lines that are in no basket yet, by category. */
class Shelves {
  left: number;
  private readonly shelves: { place: number; lines: BasketLine[] }[];
  private readonly sorted: Sorted;
  private readonly draw: Draw;

  constructor(lines: readonly BasketLine[], sorted: Sorted, draw: Draw) {
    this.left = lines.length;
    this.sorted = sorted;
    this.draw = draw;
    this.shelves = [...Map.groupBy(lines, ({ product }) => sorted.places[product]!)].map(([place, some]) => ({
      place,
      lines: some,
    }));
  }

  /** Takes the line off its shelf that one of the things in a basket pulls in. */
  takeFor(basket: readonly BasketLine[]): BasketLine {
    const { goods, places, pulls } = this.sorted;
    const inside = basket.map(({ product }) => goods[product]!);
    const held = basket.map(({ product }) => places[product]!);
    const { lines } = this.draw.weighted(this.shelves, (shelf) => shelf.lines.length * pulls.into(held, shelf.place));
    let chosen = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let look = 0; look < looksAt; look += 1) {
      const index = this.draw.below(lines.length);
      const fit = basketFit(goods[lines[index]!.product]!, inside) + this.draw.next();
      if (fit > highest) [chosen, highest] = [index, fit];
    }
    const line = lines[chosen]!;
    lines[chosen] = lines.at(-1)!;
    lines.pop();
    this.left -= 1;
    return line;
  }
}

function splitTo(lines: readonly BasketLine[], count: number): BasketLine[] {
  const split = [...lines].sort((a, b) => b.quantity - a.quantity);
  for (let index = 0; split.length < count; index = split.findIndex(({ quantity }) => quantity > 1)) {
    const line = split[index];
    if (!line || line.quantity < 2) throw new Error(`${count} orders need more pieces than ${split.length} lines have`);
    const half = Math.floor(line.quantity / 2);
    split[index] = { ...line, quantity: line.quantity - half };
    split.push({ ...line, quantity: half });
  }
  return split;
}
