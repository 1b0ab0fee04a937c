/** The size that fits a bed, mattress, duvet or table of another size; keys are those of source sizes, such as `90x200`. */
export interface Fitting {
  category: string;
  size: string;
  quantity: number;
}

const under = ["/matrassen", "/boxsprings-bedden", "/bedtextiel/hoeslakens"];
const over = ["/dekbedden", "/bedtextiel/dekbedovertrekken"];

/** Sizes of something of `category` that go with `other`, the best first; none where size does not matter. */
export function fittingSizes(category: string, quantity: number, other: Fitting): string[] {
  const isUnder = within(category, under);
  const isOver = within(category, over);
  const [width = 0, length = 0] = other.size.split("x").map(Number);
  if (within(other.category, under) && width > 0) {
    // two single mattresses make a double bed, and a double bed may hold two
    const halves = quantity > 1 && width >= 140 ? [`${width / 2}x${length}`] : [];
    const doubled = other.quantity > 1 && quantity === 1 && width <= 100 ? [`${width * 2}x${length}`] : [];
    if (isUnder) return [...halves, ...doubled, other.size];
    if (isOver) return duvetsFor(other.quantity > 1 && quantity === 1 ? width * 2 : width, quantity);
  }
  if (within(other.category, over) && width > 0) {
    if (isOver) return [other.size];
    if (isUnder) return width < 200 ? ["90x200", "80x200"] : ["160x200", "180x200", "140x200"];
  }
  return [];
}

function duvetsFor(bedWidth: number, quantity: number): string[] {
  if (bedWidth < 80) return ["100x135", "120x150"];
  if (bedWidth < 140 || quantity > 1) return ["140x200", "140x220"];
  return bedWidth < 160 ? ["200x200", "200x220"] : ["240x220", "240x200", "200x220"];
}

function within(category: string, paths: readonly string[]): boolean {
  return paths.some((path) => `${category}/`.startsWith(`${path}/`));
}
