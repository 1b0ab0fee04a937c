import type { Seed, SeedProduct, SeedVariant } from "./seed-catalogue.ts";

const brands = ["duin", "veen", "hout", "klei"];
const colours = ["wit", "zand", "blauw"];
const fillings = ["dons", "wol", "schuim"];
const sizes = ["80", "90", "140", "160"];
const hardnesses = ["soft", "firm"];
const leaves = ["/slapen/matrassen", "/slapen/dekbedden", "/wonen/banken", "/wonen"];

/** A repeatable stream of numbers between 0 and 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Products of all kinds: several categories, siblings, sold out, inactive, reduced truly and falsely, with attributes on both levels. */
export function randomSeed(count: number, seed = 1): Seed & { products: SeedProduct[] } {
  const next = randomNumbers(seed);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!;
  const variantOf = (product: number, place: number): SeedVariant => {
    const cents = 100 * (1 + Math.floor(next() * 40));
    const isReduced = next() < 0.4;
    return {
      key: `v${product}-${place}`,
      attributes: { size: [pick(sizes)], ...(next() < 0.7 ? { hardness: [pick(hardnesses)] } : {}) },
      cents,
      stock: next() < 0.4 ? 0 : 5,
      withoutStock: next() < 0.05,
      active: next() > 0.05,
      column: next() < 0.05 ? "de" : "nl",
      ...(isReduced
        ? {
            reduction: next() < 0.7 ? "sale" : "campaign",
            reducedSince: "2026-11-01T00:00:00Z",
            history: [["2026-01-01T00:00:00Z", Math.max(0, cents + Math.floor(next() * 3000) - 500)]],
          }
        : {}),
    } satisfies SeedVariant;
  };
  const products = Array.from({ length: count }, (_, index): SeedProduct => {
    const categories = [...new Set([pick(leaves), pick(leaves)])];
    return {
      key: `p${index}`,
      master: `m${Math.floor(index / 3)}`,
      name: `Artikel ${pick(["Waddenzee", "Zeeland", "Café", "Kussen"])} ${index}`,
      active: next() > 0.05,
      firstLiveAt: new Date(Date.UTC(2026, 9, 1) + Math.floor(next() * 45) * 86_400_000).toISOString(),
      categories,
      attributes: {
        brand: [pick(brands)],
        ...(next() < 0.8 ? { color: [pick(colours)] } : {}),
        filling: [...new Set([pick(fillings), pick(fillings)])],
      },
      sold: Math.floor(next() * 20),
      variants: Array.from({ length: Math.floor(next() * 5) }, (_unused, place) => variantOf(index, place)),
    };
  });
  return {
    attributes: { brand: brands, color: colours, "filling*": fillings, size: sizes, hardness: hardnesses },
    categories: [
      { path: "/slapen", supportedFilter: ["size", "brand"] },
      { path: "/slapen/matrassen" },
      { path: "/slapen/dekbedden", hidden: true },
      { path: "/wonen" },
      { path: "/wonen/banken" },
    ],
    products,
  };
}
