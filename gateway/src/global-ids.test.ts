import { exampleBlocks } from "@warmeland/schema/blocks/testing/example-blocks.ts";
import { addPromotions, promotionLine } from "@warmeland/upstreams/src/commerce/promotions/testing/test-promotions.ts";
import { isInterfaceType, isObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentWithBody } from "./content/testing/content-with-body.ts";
import { schema } from "./schema.ts";
import { accountDocuments } from "./testing/account-documents.ts";
import { person } from "./testing/account-holder.ts";
import { createOrderingShop, type OrderingShop } from "./testing/ordering-shop.ts";
import { home, openShopper, type Shopper } from "./testing/shopper.ts";

const nodeTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some((candidate) => candidate.name === "Node"));

let shop: OrderingShop;
let shopper: Shopper;

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
  const body = [...exampleBlocks, { _uid: "unknown", component: "countdown" }];
  const upstreams = { ...shop.upstreams, content: contentWithBody(shop.upstreams.content, body) };
  shopper = openShopper(await shop.gateway({ upstreams }));
});
afterAll(() => shop.close());

test("every field called `id` is a global id: its type is a node, and nothing else has one", () => {
  const wrong: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const id = type.getFields()["id"];
    if (!id || type.name === "Node") continue;
    const isNode = type.getInterfaces().some((candidate) => candidate.name === "Node");
    if (!isNode || String(id.type) !== "ID!") wrong.push(`${type.name}.id: ${String(id.type)}`);
  }
  expect(wrong).toEqual([]);
});

test("every id of real responses is answered by `node` with the same type, and no two types share one", async () => {
  const { variant_id: variantId } = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .orderBy("variant_id")
    .executeTakeFirstOrThrow();
  await shopper.send(accountDocuments.signUp, { variables: { input: person } });
  await shopper.run("addToBasket", { variantId, quantity: 1 });
  const { checkout } = await shopper.run("setAddresses", { shipping: home });
  await shopper.run("setShippingOption", { key: checkout.shippingOptions[0]?.key });
  const responses: unknown[] = [
    await shopper.placeOrder((await shopper.run("setPaymentMethod", { key: "ideal" })).checkout),
  ];
  const room = { type: "BEDROOM", widthCm: 300, lengthCm: 400 };
  const placed = { variantId, xCm: 100, yCm: 100, turnDegrees: 0 };
  const writes = `mutation ($wish: AddToWishlistInput!, $address: SaveAddressInput!, $room: SaveRoomConfigurationInput!, $item: AddToBasketInput!) {
    addToWishlist(input: $wish) { __typename }
    saveAddress(input: $address) { __typename ... on SaveAddressPayload { savedId } }
    saveRoomConfiguration(input: $room) { __typename }
    addToBasket(input: $item) { __typename }
  }`;
  const written = await shopper.send(writes, {
    variables: {
      wish: { variantId },
      address: { address: home },
      room: { idempotencyKey: "room-of-the-ids-test", room, products: [placed] },
      item: { variantId, quantity: 1 },
    },
  });
  expect(written.errors).toEqual([]);
  for (const document of [reads, personalReads]) {
    const { data, errors } = await shopper.send(document);
    expect(errors).toEqual([]);
    responses.push(data);
  }

  const typeOf = new Map<string, string>();
  for (const { id, __typename: typename } of identified(responses)) {
    expect(typeOf.get(id) ?? typename, id).toBe(typename);
    typeOf.set(id, typename);
  }
  const found = [...typeOf];
  expect(new Set(typeOf.values())).toEqual(new Set(nodeTypes.map(({ name }) => name)));
  const first = new Map(found.map(([id, typename]) => [typename, id]));
  const nodes = await shopper.send("query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }", {
    variables: { ids: [...found.slice(-30).map(([id]) => id), ...first.values()] },
  });
  expect(nodes).toMatchObject({
    errors: [],
    data: {
      nodes: [...found.slice(-30), ...[...first].map(([typename, id]) => [id, typename] as const)].map(
        ([id, __typename]) => ({
          __typename,
          id,
        }),
      ),
    },
  });
  expect(typeOf.get((written.data as { saveAddress: { savedId: string } }).saveAddress.savedId)).toBe("SavedAddress");

  const strangers = await openShopper(await shop.gateway()).send(
    "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }",
    {
      variables: {
        ids: ["BasketItem", "WishlistItem", "SavedAddress", "Order", "OrderItem", "Customer"].map((typename) =>
          first.get(typename),
        ),
      },
    },
  );
  expect(strangers).toMatchObject({ errors: [], data: { nodes: [null, null, null, null, null, null] } });
});

function identified(value: unknown): { readonly id: string; readonly __typename: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(identified);
  const { __typename: typename, id } = value as { __typename?: string; id?: string };
  return id === undefined || typename === undefined ? below : [...below, { id, __typename: typename }];
}

const reads = `query {
  shop { __typename id }
  category(path: "/matrassen") { __typename id children { __typename id } listing(first: 2) { edges { node { __typename id brand { __typename id }
    variants(first: 2) { edges { node { __typename id } } } reviews(first: 2) { edges { node { __typename id } } }
  } } } }
  story(slug: "home") { __typename id blocks { __typename id } }
  settings: story(slug: "instellingen/winkel") { blocks { __typename id } }
  menu: story(slug: "instellingen/menu") { blocks { __typename id } }
  redirects: story(slug: "instellingen/verwijzingen") { blocks { __typename id } }
  promotions { __typename id }
  navigation { __typename id children { __typename id } }
}`;
const personalReads = `query {
  basket { __typename id items { __typename id } }
  wishlist { __typename id items { __typename id } }
  checkout { __typename id }
  viewer { __typename id addresses { __typename id } orders { edges { node { __typename id items { __typename id } } } } }
  roomConfigurations { __typename id }
}`;
