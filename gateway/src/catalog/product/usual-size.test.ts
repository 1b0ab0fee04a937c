import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Colour {
  readonly variants: {
    readonly edges: readonly {
      readonly node: {
        readonly sellable: boolean;
        readonly attributes: readonly { readonly values: readonly { readonly value: string }[] }[];
      };
    }[];
  };
}
const sizeOf = ({ attributes }: Colour["variants"]["edges"][number]["node"]) => attributes[0]?.values[0]?.value;

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});

afterAll(() => shop.close());

test("the usual size is the one sold most of those that can be bought, over all colours", async () => {
  const pieces = await shop.database.db
    .selectFrom("past_order_item")
    .innerJoin("variant", "variant.variant_id", "past_order_item.variant_id")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .select(({ fn }) => ["product.master_key", "variant.data", fn.sum<string>("quantity").as("pieces")])
    .groupBy(["product.master_key", "variant.variant_id"])
    .execute();
  const ofMaster = Map.groupBy(pieces, ({ master_key: key }) => key);
  const document = `query ($slug: String!) { product(by: { slug: $slug }) {
    usualSize variants { edges { node { sellable attributes(keys: ["size"]) { values { value } } } } } } }`;
  const checked = { usual: 0, single: 0 };
  for (const [key, sales] of [...ofMaster].slice(0, 40)) {
    const response = await gateway.send<{ product: Colour & { usualSize: string | null } }>(document, {
      variables: { slug: `x-${key}` },
    });
    expect(response.errors).toEqual([]);
    const { usualSize, variants } = response.data.product;
    const nodes = variants.edges.map(({ node }) => node);
    const sold = new Map<string, number>();
    for (const { data, pieces: count } of sales) {
      const [size] = (data as { attributes: { size?: string[] } }).attributes.size ?? [];
      if (size !== undefined) sold.set(size, (sold.get(size) ?? 0) + Number(count));
    }
    const open = new Set(nodes.flatMap((node) => (node.sellable ? (sizeOf(node) ?? []) : [])));
    if (new Set(nodes.map(sizeOf)).size < 2) {
      expect([key, usualSize]).toEqual([key, null]);
      checked.single += 1;
    } else if (open.size > 1) {
      const most = Math.max(...[...open].map((size) => sold.get(size) ?? 0));
      expect([key, open.has(usualSize ?? ""), sold.get(usualSize ?? "")]).toEqual([key, true, most]);
      checked.usual += 1;
    }
  }
  expect(checked.usual).toBeGreaterThan(10);
});
