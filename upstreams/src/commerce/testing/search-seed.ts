import type { Seed, SeedProduct } from "./seed-catalogue.ts";

const sizes = ["90x200", "140x200", "160x200", "140x220"];

/** A small bedroom: mattresses in sizes and two hardnesses, a topper, duvets, covers, sheets, sofas; some sold out. */
export const searchSeed: Seed = {
  attributes: {
    brand: ["duinhof", "weverij"],
    color: ["wit", "grijsblauw", "terracotta"],
    size: sizes,
    hardness: ["soft", "firm"],
  },
  categories: [
    { path: "/slapen", name: "Slapen" },
    { path: "/slapen/matrassen", name: "Matrassen", supportedFilter: ["size"] },
    { path: "/slapen/toppers", name: "Toppers" },
    { path: "/slapen/dekbedden", name: "Dekbedden" },
    { path: "/slapen/kinderdekbedden", name: "Kinderdekbedden" },
    { path: "/slapen/overtrekken", name: "Dekbedovertrekken" },
    { path: "/slapen/hoeslakens", name: "Hoeslakens" },
    { path: "/wonen", name: "Wonen" },
    { path: "/wonen/banken", name: "Banken" },
    { path: "/wonen/hoekbanken", name: "Hoekbanken en chaise longues" },
    { path: "/geheim", name: "Geheimen", hidden: true },
  ],
  products: [
    mattress("03-0001-A", "03-0001", "Matras Duinrust", 90, [
      ["90x200", "soft", 5],
      ["140x200", "soft", 0],
      ["140x200", "firm", 5],
    ]),
    mattress("03-0002-A", "03-0002", "Matras Getij", 400, [
      ["90x200", "soft", 5],
      ["160x200", "firm", 5],
    ]),
    mattress("03-0003-A", "03-0003", "Matras Basalt", 10, [["140x200", "firm", 5]]),
    mattress("03-0004-A", "03-0004", "Matras Kiezel", 999, [["140x200", "firm", 0]]),
    product("03-0005-A", "Topper Dauw", "/slapen/toppers", 300),
    product("04-0001-A", "Dekbed Merel", "/slapen/dekbedden", 200),
    product("04-0002-A", "Kinderdekbed Pluim", "/slapen/kinderdekbedden", 20),
    product("06-0001-A", "Dekbedovertrek Linde, terracotta", "/slapen/overtrekken", 500, { color: ["terracotta"] }),
    product(
      "06-0001-B",
      "Dekbedovertrek Linde, grijsblauw",
      "/slapen/overtrekken",
      400,
      { color: ["grijsblauw"] },
      "06-0001",
    ),
    product("06-0002-A", "Hoeslaken Vlakte", "/slapen/hoeslakens", 100, { color: ["wit"] }),
    product("08-0001-A", "Bank Amstel", "/wonen/banken", 50),
    product("08-0002-A", "Hoekbank Maas", "/wonen/hoekbanken", 600),
    product("08-0003-A", "Molton Zandbank", "/slapen/hoeslakens", 700),
  ],
};

function mattress(
  key: string,
  master: string,
  name: string,
  sold: number,
  variants: readonly (readonly [size: string, hardness: string, stock: number])[],
): SeedProduct {
  return {
    key,
    master,
    name,
    sold,
    categories: ["/slapen/matrassen"],
    attributes: { brand: ["duinhof"] },
    variants: variants.map(([size, hardness, stock], place) => ({
      key: `${key}-${place}`,
      attributes: { size: [size], hardness: [hardness] },
      stock,
      ean: `29440604562${master.slice(-1)}${place}`,
    })),
  };
}

function product(
  key: string,
  name: string,
  category: string,
  sold: number,
  attributes: Record<string, string[]> = {},
  master = key.slice(0, 7),
): SeedProduct {
  return { key, name, sold, master, categories: [category], attributes, variants: [{ key: `${key}-1` }] };
}
