import type { Seed } from "./seed-catalogue.ts";

/** A catalogue with one of everything the SDK reads: siblings, badges, levies, a reduction, a hidden category, a sold-out product. */
export const conformanceSeed: Seed = {
  attributes: {
    brand: ["duin", "veen"],
    color: ["#c2b299", "#2b4b50"],
    "filling*": ["dons", "wol"],
    size: ["90x200", "140x200"],
  },
  categories: [
    { path: "/slapen" },
    { path: "/slapen/matrassen", supportedFilter: ["size", "brand"] },
    { path: "/slapen/geheim", hidden: true },
    { path: "/wonen", sorting: { custom: "new-arrivals", smart: "revenue-max" } },
  ],
  products: [
    {
      key: "03-1481-A",
      master: "03-1481",
      categories: ["/slapen/matrassen", "/slapen/geheim"],
      attributes: { brand: ["duin"], color: ["#c2b299"], filling: ["dons", "wol"] },
      badges: [{ key: "vegan", basis: { nl: "Zonder dierlijke stoffen" } }],
      sold: 3,
      variants: [
        {
          key: "A90",
          attributes: { size: ["90x200"] },
          cents: 29_900,
          reduction: "sale",
          reducedSince: "2026-11-01T00:00:00Z",
          history: [["2026-09-01T00:00:00Z", 39_900]],
          levies: [{ column: "nl", code: "mattress", cents: 350 }],
        },
        { key: "A140", attributes: { size: ["140x200"] }, cents: 49_900, stock: 2 },
      ],
    },
    {
      key: "03-1481-B",
      master: "03-1481",
      categories: ["/slapen/matrassen"],
      attributes: { brand: ["duin"], color: ["#2b4b50"] },
      variants: [{ key: "B90", stock: 0 }],
    },
    {
      key: "04-0001-A",
      master: "04-0001",
      categories: ["/wonen"],
      attributes: { brand: ["veen"] },
      sold: 9,
      variants: [{ key: "C1" }],
    },
  ],
};
