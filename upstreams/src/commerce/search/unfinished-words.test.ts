import type { Pagination, Product } from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Seed, SeedProduct } from "../testing/seed-catalogue.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

interface Found {
  entities: Product[];
  pagination: Pagination;
}

const seed: Seed = {
  attributes: { color: ["grijs", "wit"], version: ["met bankje", "met twee losse kussens"] },
  categories: [
    { path: "/matrassen", name: "Matrassen" },
    { path: "/beschermers", name: "Matrasbeschermers" },
    { path: "/badmatten", name: "Badmatten" },
    { path: "/dekbedden", name: "Dekbedden" },
    { path: "/overtrekken", name: "Dekbedovertrekken" },
    { path: "/hoeslakens", name: "Hoeslakens" },
    { path: "/verlichting", name: "Verlichting" },
    { path: "/banken", name: "Banken" },
    { path: "/banken/fauteuils", name: "Fauteuils" },
    { path: "/boxsprings", name: "Boxsprings" },
    { path: "/kussens", name: "Kussens" },
    { path: "/poefs", name: "Poefs" },
  ],
  products: [
    ...["Duin", "Getij", "Basalt"].map((name) => product(`matras-${name}`, `Matras ${name}`, "/matrassen")),
    product("beschermer", "Matrasbeschermer Schelp", "/beschermers", { sold: 900 }),
    product("badmat", "Badmat Poel", "/badmatten", { sold: 50 }),
    product("dekbed", "Dekbed Merel", "/dekbedden"),
    ...["Linde", "Haven"].map((name) =>
      product(`overtrek-${name}`, `Dekbedovertrek ${name}`, "/overtrekken", { sold: 500 }),
    ),
    product("hoeslaken", "Hoeslaken Vlakte", "/hoeslakens"),
    ...["Kruik", "Boleet", "Klok"].map((name) => product(`lamp-${name}`, `Lamp ${name}`, "/verlichting", { sold: 80 })),
    product("poef-lam", "Poef Lam", "/poefs"),
    product("bank-geul", "Bank Geul", "/banken", { attributes: { color: ["grijs"] } }),
    ...["Waal", "Schie", "Regge", "Linge", "Vecht"].map((name) =>
      product(`bank-${name}`, `Bank ${name}`, "/banken", { attributes: { color: ["wit"] } }),
    ),
    product("fauteuil", "Fauteuil Reiger", "/banken/fauteuils", { attributes: { color: ["grijs"] }, sold: 800 }),
    product("boxspring", "Boxspring Drenthe", "/boxsprings", {
      attributes: { color: ["grijs"], version: ["met bankje", "met twee losse kussens"] },
      sold: 900,
    }),
    product("kussen-klei", "Kussen Klei", "/kussens", { attributes: { color: ["grijs"] } }),
  ],
};
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream(seed);
});

afterAll(() => upstream.close());

function product(key: string, name: string, category: string, more: Partial<SeedProduct> = {}): SeedProduct {
  return { key, name, categories: [category], sold: 10, ...more, variants: [{ key: `${key}-1` }] };
}

async function keys(term: string): Promise<string[]> {
  const found = await upstream.json<Found>(
    "GET",
    `/v1/products?${new URLSearchParams({ "filters[term]": term }).toString()}`,
  );
  return found.entities.map(({ referenceKey }) => referenceKey);
}

async function suggested(term: string): Promise<string[]> {
  const query = new URLSearchParams({ term, productLimit: "20", categoryLimit: "0" }).toString();
  const { suggestions } = await upstream.json<{ suggestions: { productSuggestion: { product: Product } }[] }>(
    "GET",
    `/v2/search/suggestions?${query}`,
  );
  return suggestions.map(({ productSuggestion }) => productSuggestion.product.referenceKey);
}

describe("the results of an unfinished word", () => {
  it.each([
    ["dek", "dekbed"],
    ["hoesl", "hoeslaken"],
    ["hoesl 140x200", "hoeslaken"],
    ["boxsp", "boxspring"],
    ["kle", "kussen-klei"],
    ["boxpsr", "boxspring"],
  ])("'%s' begin with %s", async (term, key) => {
    expect((await keys(term))[0]).toMatch(new RegExp(`^${key}`));
  });

  it("are rather the kind of thing it begins than the few that are called so", async () => {
    expect((await keys("lam")).slice(0, 3).every((key) => key.startsWith("lamp-"))).toBe(true);
    expect((await keys("mat")).slice(0, 3).every((key) => key.startsWith("matras-"))).toBe(true);
    expect(await keys("mat")).toContain("badmat");
  });

  it("are of the nearest thing it begins first", async () => {
    const [first, ...others] = await keys("dek");
    expect(first).toBe("dekbed");
    expect(others.toSorted()).toEqual(["overtrek-Haven", "overtrek-Linde"]);
  });

  it.each(["dek", "mat", "lam", "hoesl", "matras", "bank grijs", "kuss"])(
    "'%s' are those that are suggested",
    async (term) => {
      expect(await suggested(term)).toEqual(await keys(term));
    },
  );

  it("leave a finished word of the shop alone, however much more sells of what goes on from it", async () => {
    expect((await keys("dekbed"))[0]).toBe("dekbed");
  });
});

describe("what is only a part of a product", () => {
  it("is not what the product is: a boxspring with a bench and cushions is neither", async () => {
    const found = await keys("bank grijs");
    expect(found[0]).toBe("bank-geul");
    expect(found.filter((key) => !key.startsWith("bank-"))).toEqual([]);
    expect((await keys("grijs kussen"))[0]).toBe("kussen-klei");
  });
});

it.each([
  ["fotel", "fauteuil"],
  ["lmp", "lamp-"],
  ["bnk", "bank-"],
  ["dkebed", "dekbed"],
])("'%s' is understood as %s", async (term, key) => {
  expect((await keys(term))[0]).toMatch(new RegExp(`^${key}`));
});
