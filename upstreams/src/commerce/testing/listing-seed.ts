import type { Seed } from "./seed-catalogue.ts";

const reduced = (cents: number, before: number, reduction: "sale" | "campaign" = "sale") => ({
  cents,
  reduction,
  reducedSince: "2026-11-01T00:00:00Z",
  history: [["2026-09-01T00:00:00Z", before]] as const,
});

/** A catalogue for listings: two colours of one mattress, reduced by sale and by campaign, a duvet, a sofa not yet live, and one sold out. */
export const listingSeed: Seed = {
  attributes: {
    brand: ["duin", "veen"],
    color: ["wit", "zand"],
    size: ["90x200", "140x200"],
    "filling*": ["dons", "wol"],
  },
  categories: [
    { path: "/slapen", supportedFilter: ["brand", "size"] },
    { path: "/slapen/matrassen" },
    { path: "/wonen" },
  ],
  products: [
    {
      key: "a",
      master: "03-0001",
      name: "Matras Duinrust",
      categories: ["/slapen/matrassen"],
      attributes: { brand: ["duin"], color: ["wit"] },
      firstLiveAt: "2026-10-20T00:00:00Z",
      sold: 5,
      variants: [
        { key: "a90", attributes: { size: ["90x200"] }, ean: "2944060456210", ...reduced(20_000, 40_000) },
        { key: "a140", attributes: { size: ["140x200"] }, cents: 45_000 },
      ],
    },
    {
      key: "b",
      master: "03-0001",
      name: "Matras Duinrust",
      categories: ["/slapen/matrassen"],
      attributes: { brand: ["duin"], color: ["zand"] },
      firstLiveAt: "2026-01-01T00:00:00Z",
      sold: 9,
      variants: [{ key: "b140", attributes: { size: ["140x200"] }, ...reduced(35_000, 40_000, "campaign") }],
    },
    {
      key: "c",
      master: "04-0001",
      name: "Dekbed Merel",
      categories: ["/slapen"],
      attributes: { brand: ["veen"], color: ["wit"], filling: ["dons", "wol"] },
      firstLiveAt: "2026-06-01T00:00:00Z",
      sold: 1,
      variants: [{ key: "c1", attributes: { size: ["140x200"] }, cents: 9900, ean: "2944060456227" }],
    },
    {
      key: "d",
      master: "08-0001",
      name: "Bank Amstel",
      categories: ["/wonen"],
      attributes: { brand: ["veen"], color: ["zand"] },
      firstLiveAt: "2026-11-30T00:00:00Z",
      sold: 7,
      variants: [{ key: "d1", cents: 99_900 }],
    },
    {
      key: "e",
      master: "04-0002",
      name: "Dekbed Leeg",
      categories: ["/slapen"],
      variants: [{ key: "e1", cents: 100, stock: 0 }],
    },
  ],
};
