import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "#gateway/testing/browser.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let gateway: GraphqlClient;

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

interface VariantData {
  id: string;
  variantId: number;
  sellable: boolean;
  attributes: { values: { value: string }[] }[];
}
interface FitData {
  product: { name: string; attributes: { key: string; values: { value: string }[] }[] };
  variant: VariantData | null;
}

const variant = `id variantId sellable attributes(keys: ["size"]) { values { value } }`;
const fits = `fits(first: 8) { product { name attributes { key values { value } } } variant { ${variant} } }`;
const sizeOf = (data: Pick<VariantData, "attributes">) => data.attributes[0]?.values[0]?.value;
const kindOf = ({ product }: FitData) => product.attributes.find(({ key }) => key === "fitKind")?.values[0]?.value;

async function variantOf(masterKey: string, size: string): Promise<VariantData> {
  const { data } = await gateway.send<{ product: { variants: { edges: { node: VariantData }[] } } }>(
    `query ($key: String!) { product(by: { masterKey: $key }) { variants(first: 50) { edges { node { ${variant} } } } } }`,
    { variables: { key: masterKey } },
  );
  return data.product.variants.edges.find(({ node }) => node.sellable && sizeOf(node) === size)!.node;
}

test("a mattress is completed by what fits in the size chosen, as a variant that can be bought", async () => {
  const { id } = await variantOf("03-2417", "90x200");
  const { data } = await gateway.send<{ node: { fits: FitData[] } }>(
    `query ($id: ID!) { node(id: $id) { ... on Variant { ${fits} } } }`,
    {
      variables: { id },
    },
  );
  const found = data.node.fits;
  expect(found.length).toBeGreaterThan(4);
  for (const fit of found.filter((each) => ["fitted-sheet", "protector"].includes(kindOf(each) ?? ""))) {
    expect([fit.product.name, sizeOf(fit.variant!)]).toEqual([fit.product.name, "90x200"]);
  }
  expect(new Set(found.map(kindOf))).toEqual(expect.objectContaining(new Set(["protector", "fitted-sheet"])));
  expect(found.every((fit) => fit.variant === null || fit.variant.sellable)).toBe(true);
  expect(found.find((fit) => kindOf(fit) === "pillow")?.variant).toBeNull();
});

test("a basket says what does not fit, and what completes it", async () => {
  const visitor = openBrowser(gateway);
  const [mattress, sheet, right] = await Promise.all([
    variantOf("03-2417", "90x200"),
    variantOf("06-1204", "180x200"),
    variantOf("06-1204", "90x200"),
  ]);
  const put = (variantId: number) =>
    visitor.send(
      `mutation ($id: Int!) { addToBasket(input: { variantId: $id, quantity: 1 }) { __typename ... on UserError { code } } }`,
      { variables: { id: variantId } },
    );
  const read = async () =>
    (
      await visitor.send<{
        basket: {
          misfits: { item: { variant: VariantData }; of: { variant: VariantData }; reason: string }[];
          fits: FitData[];
        };
      }>(`{ basket { misfits { reason item { variant { variantId } } of { variant { variantId } } } ${fits} } }`)
    ).data.basket;
  await put(mattress.variantId);
  await put(sheet.variantId);
  const wrong = await read();
  expect(wrong.misfits).toEqual([
    {
      reason: "SIZE",
      item: { variant: { variantId: sheet.variantId } },
      of: { variant: { variantId: mattress.variantId } },
    },
  ]);
  expect(wrong.fits.length).toBeGreaterThan(0);
  const { data } = await visitor.send<{ basket: { items: { key: string; variant: VariantData }[] } }>(
    "{ basket { items { key variant { variantId } } } }",
  );
  const line = data.basket.items.find((item) => item.variant.variantId === sheet.variantId)!;
  await visitor.send(`mutation ($key: String!) { removeFromBasket(input: { itemKey: $key }) { __typename } }`, {
    variables: { key: line.key },
  });
  await put(right.variantId);
  expect((await read()).misfits).toEqual([]);
});
