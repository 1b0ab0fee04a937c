import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

interface Option {
  readonly key: string;
  readonly name: string;
  readonly values: readonly { readonly key: string; readonly label: string }[];
}

interface Chosen {
  readonly product: {
    readonly options: readonly Option[];
    readonly variants: { readonly nodes: readonly { readonly attributes: readonly Option[] }[] };
  };
}

let shop: TestShop;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway({ responseCache: false });
});
afterAll(() => shop.close());

const options = "options { key name values { key label } }";

test("a mattress is chosen by its size and its hardness, by the values that its variants have", async () => {
  const { data, errors, calls } = await gateway.send<Chosen>(
    `{ product(by: { masterKey: "03-2417" }) { ${options} variants { nodes { attributes(keys: ["size", "hardness"]) { key values { key } } } } } }`,
  );
  expect(errors).toEqual([]);
  expect(data.product.options.map(({ key, name }) => [key, name])).toEqual([
    ["size", "Maat"],
    ["hardness", "Hardheid"],
  ]);
  for (const { key, values } of data.product.options) {
    const had = data.product.variants.nodes.flatMap(({ attributes }) =>
      attributes.filter((attribute) => attribute.key === key).flatMap((attribute) => attribute.values),
    );
    expect(values.length).toBeGreaterThan(1);
    expect(values.map((value) => value.key)).toEqual([...new Set(had.map((value) => value.key))]);
  }
  const plain = await gateway.send(`{ product(by: { masterKey: "03-2417" }) { variants { nodes { variantId } } } }`);
  expect(calls).toHaveLength(plain.calls.length);
});
