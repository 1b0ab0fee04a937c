import { addPromotions, promotionLine } from "@warmeland/upstreams/src/commerce/promotions/testing/test-promotions.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "./testing/browser.ts";
import { createOrderingShop, type OrderingShop } from "./testing/ordering-shop.ts";
import { openShopper } from "./testing/shopper.ts";

interface Identified {
  readonly id: string;
}
type Found = Readonly<
  Record<"shop" | "category" | "story" | "basket" | "wishlist" | "viewer" | "checkout", Identified>
> & {
  readonly product: Identified & { readonly variants: { readonly edges: readonly { readonly node: Identified }[] } };
  readonly promotions: readonly Identified[];
};

let shop: OrderingShop;
let customer: Browser;
let stranger: Browser;
let ids: Readonly<Record<string, string>>;

const both = `query ($id: ID!) {
  first: node(id: $id) { __typename id }
  nodes(ids: [$id, $id]) { __typename id }
  second: node(id: $id) { __typename id }
}`;
const types = [
  "Basket",
  "Category",
  "Checkout",
  "Customer",
  "Order",
  "Product",
  "Promotion",
  "Shop",
  "Story",
  "Variant",
  "Wishlist",
] as const;

beforeAll(async () => {
  shop = await createOrderingShop();
  await addPromotions(
    shop.database.db,
    promotionLine("always", {
      from: "2020-01-01",
      to: "2100-01-01",
      effect: { type: "automatic_discount", percent: 5 },
    }),
  );
  const gateway = await shop.gateway();
  const { variant_id: variantId } = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .orderBy("variant_id")
    .executeTakeFirstOrThrow();
  const shopper = openShopper(gateway);
  const placed = await shopper.placeOrder(await shopper.prepare(variantId));
  customer = shopper;
  stranger = openShopper(gateway);
  const { data: found, errors } = await shopper.send<Found>(
    `{ shop { id } category(path: "/matrassen") { id } product(by: { masterKey: "03-2417" }) { id variants(first: 1) { edges { node { id } } } }
      story(slug: "home") { id } promotions { id } basket { id } wishlist { id } viewer { id } checkout { id } }`,
  );
  expect(errors).toEqual([]);
  ids = {
    Basket: found.basket.id,
    Category: found.category.id,
    Checkout: found.checkout.id,
    Customer: found.viewer.id,
    Order: placed.order.id,
    Product: found.product.id,
    Promotion: found.promotions[0]!.id,
    Shop: found.shop.id,
    Story: found.story.id,
    Variant: found.product.variants.edges[0]!.node.id,
    Wishlist: found.wishlist.id,
  };
});
afterAll(() => shop.close());

test.each(types)("a %s that one document selects several times is the same each time", async (type) => {
  const { data, errors } = await customer.send(both, { variables: { id: ids[type] } });
  const node = { __typename: type, id: ids[type] };
  expect(errors).toEqual([]);
  expect(data).toEqual({ first: node, nodes: [node, node], second: node });
});

test.each(["Basket", "Wishlist"])(
  "the %s of somebody who never wrote is there as often as it is selected",
  async (type) => {
    const { data, errors } = await stranger.send(both, { variables: { id: ids[type] } });
    const node = { __typename: type, id: ids[type] };
    expect(errors).toEqual([]);
    expect(data).toEqual({ first: node, nodes: [node, node], second: node });
  },
);
