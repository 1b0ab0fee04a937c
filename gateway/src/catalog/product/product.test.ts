import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface ProductResponse {
  readonly product: {
    readonly id: string;
    readonly masterKey: string;
    readonly slug: string;
    readonly siblings: readonly { readonly id: string }[];
    readonly variants: {
      readonly totalCount: number;
      readonly edges: readonly {
        readonly cursor: string;
        readonly node: { readonly id: string; readonly variantId: number };
      }[];
    };
  };
}

const productPage = `query Product($by: ProductBy!) {
  product(by: $by) {
    id productId masterKey slug name subtitle description isActive soldOut isNew firstLiveAt
    brand { key name }
    price { startingFrom current { withTax { cents formatted } withoutTax { cents } vat { cents } original { cents } reductionPercent lowestPrior30Days { cents } reductions { category percent amount { cents } code } } }
    images { url alt width height averageColor kind }
    badges { key label color basis }
    categories { id path } breadcrumbs { value to }
    swatch { url kind } siblings { id slug swatch { url } color { values { value } } variants { totalCount } }
    attributes { key label values { key label value } } color { key }
    rating { score count } delivery { min max unit kind }
    layers { material name detail heightCm }
    passport { manufacturer manufacturerAddress safetyContact composition care origin }
    variants { totalCount edges { cursor node { id variantId articleNumber title sellable price { withTax { cents } } stock { status quantity } attributes { key } delivery { max } ecoLevy { label amount { cents } } } } }
  }
}`;

let shop: TestShop;
let gateway: TestGateway;
let slug: string;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
  // the master with the most colours, so that there are siblings
  const row = await shop.database.db
    .selectFrom("product")
    .select(({ fn }) => ["master_key", fn.countAll().as("colours")])
    .groupBy("master_key")
    .orderBy("colours", "desc")
    .orderBy("master_key")
    .executeTakeFirstOrThrow();
  slug = `whatever-it-is-called-${row.master_key}`;
});

afterAll(() => shop.close());

const page = (by: Record<string, unknown>) => gateway.send<ProductResponse>(productPage, { variables: { by } });

test("a product page takes one call to commerce with a warm shell", async () => {
  await page({ slug });
  const { errors, calls, data } = await page({ slug });
  expect(errors).toEqual([]);
  expect(calls.map((call) => call.path.replace(/\?.*/, ""))).toEqual(["/v1/products"]);
  expect(data.product.slug).toMatch(new RegExp(`^[a-z0-9-]+-${data.product.masterKey}$`));
  expect(data.product.siblings.length).toBeGreaterThan(0);
  expect(data.product.siblings.map((sibling) => sibling.id)).not.toContain(data.product.id);
});

test("slug, master key, id and node find the same product", async () => {
  const { product } = (await page({ slug })).data;
  expect((await page({ masterKey: product.masterKey })).data.product.id).toBe(product.id);
  expect((await page({ slug: product.slug })).data.product.id).toBe(product.id);
  expect((await page({ id: product.id })).data.product).toEqual(product);
  const node = await gateway.send<{ node: ProductResponse["product"] }>(
    `query($id: ID!) { node(id: $id) { id ... on Product { slug variants { totalCount } } } }`,
    { variables: { id: product.id } },
  );
  expect(node.data.node).toMatchObject({
    id: product.id,
    slug: product.slug,
    variants: { totalCount: product.variants.totalCount },
  });
});

test("a slug with a variant finds the colour that has it, whichever comes first without", async () => {
  const { product } = (await page({ slug })).data;
  const document = `query($by: ProductBy!, $variantId: Int) { product(by: $by, variantId: $variantId) { id siblings { id } } }`;
  const found = async (variantId: number | null) => {
    const { data } = await gateway.send<ProductResponse>(document, { variables: { by: { slug }, variantId } });
    expect(data.product.siblings).toHaveLength(product.siblings.length);
    return data.product.id;
  };
  for (const sibling of product.siblings) {
    const { data } = await gateway.send<ProductResponse>(
      `query($by: ProductBy!) { product(by: $by) { variants { edges { node { variantId } } } } }`,
      {
        variables: { by: { id: sibling.id } },
      },
    );
    expect(await found(data.product.variants.edges.at(-1)!.node.variantId)).toBe(sibling.id);
  }
  expect(await found(null)).toBe(product.id);
  expect(await found(999_999_999)).toBe(product.id);
});

test("a slug with a product's number finds that colour, unless a variant names another", async () => {
  const { product } = (await page({ slug })).data;
  const found = async (variables: { readonly productId: number; readonly variantId?: number }) => {
    const document = `query($by: ProductBy!, $variantId: Int, $productId: Int) {
      product(by: $by, variantId: $variantId, productId: $productId) { id }
    }`;
    return (await gateway.send<ProductResponse>(document, { variables: { by: { slug }, ...variables } })).data.product
      .id;
  };
  const { data } = await gateway.send<{ product: { id: string; siblings: { id: string; productId: number }[] } }>(
    `query($by: ProductBy!) { product(by: $by) { id siblings { id productId } } }`,
    { variables: { by: { slug } } },
  );
  for (const { id, productId } of data.product.siblings) {
    expect(await found({ productId })).toBe(id);
    expect(await found({ productId, variantId: product.variants.edges[0]!.node.variantId })).toBe(product.id);
  }
  expect(await found({ productId: 999_999_999 })).toBe(product.id);
});

test("each colour has a swatch of its own, which is none of its photos", async () => {
  interface Pictured {
    readonly swatch: { readonly url: string };
    readonly images: readonly { readonly url: string }[];
  }
  const { data, calls } = await gateway.send<{ product: Pictured & { readonly siblings: readonly Pictured[] } }>(
    `query($by: ProductBy!) { product(by: $by) { swatch { url } images { url } siblings { swatch { url } images { url } } } }`,
    { variables: { by: { slug } } },
  );
  expect(calls).toHaveLength(1);
  const all = [data.product, ...data.product.siblings];
  expect(new Set(all.map(({ swatch }) => swatch.url)).size).toBe(all.length);
  for (const { swatch, images } of all) {
    expect(images.length).toBeGreaterThan(3);
    expect(images.map(({ url }) => url)).not.toContain(swatch.url);
  }
});

test("of a variant's attributes only those requested come", async () => {
  const document = `query($by: ProductBy!) { product(by: $by) { variants { edges { node { attributes(keys: ["size", "nothing"]) { key } } } } } }`;
  const { data } = await gateway.send<{
    product: { variants: { edges: { node: { attributes: { key: string }[] } }[] } };
  }>(document, {
    variables: { by: { masterKey: "03-2417" } },
  });
  for (const { node } of data.product.variants.edges) expect(node.attributes).toEqual([{ key: "size" }]);
});

test.each([
  ["an unknown slug", { slug: "bed-99-9999" }],
  ["a slug without a master key", { slug: "bed" }],
  ["an unknown master key", { masterKey: "99-9999" }],
  ["a master key that is none", { masterKey: "1,2" }],
  ["the id of nothing", { id: Buffer.from("Product:999999").toString("base64") }],
  ["the id of something else", { id: Buffer.from("Category:1").toString("base64") }],
  ["an id that is none", { id: "?" }],
])("%s is null", async (_name, by) => {
  expect(await page(by)).toMatchObject({ data: { product: null }, errors: [] });
});

test("an inactive product is null by every way", async () => {
  const { product } = (await page({ slug })).data;
  const { db } = shop.database;
  const changed = await db
    .updateTable("product")
    .set({ is_active: false })
    .where("master_key", "=", product.masterKey)
    .execute();
  expect(changed).not.toEqual([]);
  try {
    await db.insertInto("catalogue_version").values({ checksum: "a change by hand" }).execute();
    await expect.poll(async () => (await page({ slug })).data.product, { timeout: 10_000, interval: 300 }).toBeNull();
    expect((await page({ id: product.id })).data.product).toBeNull();
  } finally {
    await db.updateTable("product").set({ is_active: true }).where("master_key", "=", product.masterKey).execute();
    await db.insertInto("catalogue_version").values({ checksum: "changed back" }).execute();
    await expect
      .poll(async () => (await page({ slug })).data.product, { timeout: 10_000, interval: 300 })
      .not.toBeNull();
  }
});

describe("variants", () => {
  test("are paged, and found by their id only inside their own product", async () => {
    const { product } = (await page({ slug })).data;
    const { edges } = product.variants;
    const next = await gateway.send<ProductResponse>(
      `query($by: ProductBy!, $after: String) { product(by: $by) { variants(first: 2, after: $after) { edges { node { id } } pageInfo { hasPreviousPage } } } }`,
      {
        variables: { by: { id: product.id }, after: edges[0]?.cursor },
      },
    );
    expect(next.data.product.variants.edges.map((edge) => edge.node.id)).toEqual(
      edges.slice(1, 3).map((edge) => edge.node.id),
    );

    const find = `query($by: ProductBy!, $id: ID!) { product(by: $by) { variant(id: $id) { id } } }`;
    const own = await gateway.send(find, { variables: { by: { id: product.id }, id: edges[0]?.node.id } });
    expect(own.data).toEqual({ product: { variant: { id: edges[0]?.node.id } } });
    const foreign = await gateway.send(find, {
      variables: { by: { id: product.siblings[0]?.id }, id: edges[0]?.node.id },
    });
    expect(foreign.data).toEqual({ product: { variant: null } });
  });

  test("are nodes, and several nodes come in one batch in the order requested", async () => {
    const { product } = (await page({ slug })).data;
    const variantId = product.variants.edges[0]?.node.id;
    const ids = [
      variantId,
      "nonsense",
      ...product.siblings.map((sibling) => sibling.id),
      product.id,
      Buffer.from("Money:1").toString("base64"),
    ];
    const { data, calls, errors } = await gateway.send<{ nodes: ({ id: string } | null)[] }>(
      `query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Variant { title } ... on Product { name } } }`,
      { variables: { ids } },
    );
    expect(errors).toEqual([]);
    expect(data.nodes.map((node) => node?.id ?? null)).toEqual([
      variantId,
      null,
      ...product.siblings.map((sibling) => sibling.id),
      product.id,
      null,
    ]);
    expect(calls.length).toBeLessThanOrEqual(3);
  });
});

test("every price of the catalogue strikes through only what the lowest price of 30 days allows", async () => {
  interface Prices {
    readonly category: {
      readonly listing: {
        readonly edges: readonly {
          readonly node: {
            readonly badges: readonly { readonly key: string }[];
            readonly price: { readonly current: Record<string, { readonly cents: number } | number | null> };
          };
        }[];
      };
    };
  }
  const { data } = await gateway.send<Prices>(
    `{ category(path: "/matrassen") { listing(first: 100, filters: [{ slug: "sale", values: ["true"] }]) { edges { node { badges { key label } price { current { withTax { cents } original { cents } reductionPercent lowestPrior30Days { cents } } } } } } } }`,
  );
  const nodes = data.category.listing.edges.map((edge) => edge.node);
  expect(nodes.length).toBeGreaterThan(0);
  for (const { price } of nodes) {
    const { withTax, original, lowestPrior30Days, reductionPercent } = price.current as {
      withTax: { cents: number };
      original: { cents: number } | null;
      lowestPrior30Days: { cents: number } | null;
      reductionPercent: number | null;
    };
    if (!original) continue;
    expect(original.cents).toBe(lowestPrior30Days?.cents);
    expect(original.cents).toBeGreaterThan(withTax.cents);
    expect(reductionPercent).toBe(Math.floor(((original.cents - withTax.cents) * 100) / original.cents) || null);
  }
});
