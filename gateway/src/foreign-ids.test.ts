import { encodeGlobalID } from "@pothos/plugin-relay";
import { isInputObjectType, isObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "./schema.ts";
import { accountDocuments } from "./testing/account-documents.ts";
import { openAccountHolder, person } from "./testing/account-holder.ts";
import { basketDocuments } from "./testing/basket-documents.ts";
import { type Browser, openBrowser } from "./testing/browser.ts";
import { documents } from "./testing/checkout-documents.ts";
import { createOrderingShop, type OrderingShop } from "./testing/ordering-shop.ts";
import { guest, home, openShopper } from "./testing/shopper.ts";

/** What arguments that name something are about; those of `own` are tried below with what belongs to somebody else. */
const about: Readonly<Record<string, "catalogue" | "choice" | "secret" | "own">> = {
  "AddItemsToBasketInput.idempotencyKey": "choice",
  "AddReviewPhotoInput.token": "secret",
  "AddToBasketInput.idempotencyKey": "choice",
  "AddToBasketInput.promotionId": "catalogue",
  "AddToBasketInput.variantId": "catalogue",
  "AddToWishlistInput.productId": "catalogue",
  "AddToWishlistInput.variantId": "catalogue",
  "ConfirmAccountDeletionInput.token": "secret",
  "ConfirmEmailChangeInput.token": "secret",
  "ConfirmNewsletterInput.token": "secret",
  "ConfirmRestockNoticeInput.token": "secret",
  "EndRestockNoticeInput.token": "secret",
  "EndReviewInvitationsInput.token": "secret",
  "ItemGroupInput.id": "choice",
  "NewBasketItemInput.promotionId": "catalogue",
  "NewBasketItemInput.variantId": "catalogue",
  "OrderBy.id": "own",
  "OrderBy.token": "secret",
  "OrderSamplesInput.idempotencyKey": "choice",
  "OrderSamplesInput.productIds": "catalogue",
  "PlaceOrderInput.idempotencyKey": "choice",
  "PlacedProductInput.variantId": "catalogue",
  "Product.variant(id)": "catalogue",
  "ProductBy.id": "catalogue",
  "ProductBy.masterKey": "catalogue",
  "ProductsBy.ids": "catalogue",
  "ProductsBy.masterKeys": "catalogue",
  "Query.navigation(key)": "catalogue",
  "Query.node(id)": "own",
  "Query.nodes(ids)": "own",
  "Query.product(productId)": "catalogue",
  "Query.product(variantId)": "catalogue",
  "Query.products(ids)": "catalogue",
  "Query.products(masterKeys)": "catalogue",
  "Query.promotions(keys)": "catalogue",
  "Query.reviewInvitation(token)": "secret",
  "Query.roomConfiguration(id)": "secret",
  "Query.sharedWishlist(token)": "secret",
  "RemoveAddressInput.id": "own",
  "RemoveFromBasketInput.itemKey": "own",
  "RemoveFromWishlistInput.itemKey": "own",
  "RemoveRoomConfigurationInput.id": "own",
  "RequestRestockNoticeInput.variantId": "catalogue",
  "ResetPasswordInput.token": "secret",
  "SaveAddressInput.id": "own",
  "SaveRoomConfigurationInput.id": "own",
  "SaveRoomConfigurationInput.idempotencyKey": "choice",
  "SendContactMessageInput.idempotencyKey": "choice",
  "SetDeliveryDayInput.packageId": "choice",
  "SetPaymentMethodInput.key": "choice",
  "SetShippingOptionInput.key": "choice",
  "SettleReturnInput.returnKey": "secret",
  "TranslateReviewInput.reviewId": "catalogue",
  "UndoBelongingsMergeInput.undoKey": "secret",
  "UnsubscribeFromNewsletterInput.token": "secret",
  "UpdateBasketItemInput.itemKey": "own",
  "Variant.attributes(keys)": "catalogue",
  "VerifyEmailInput.token": "secret",
  "ViewedProductInput.id": "catalogue",
  "VoteForReviewInput.reviewId": "catalogue",
  "WithdrawOrderInput.idempotencyKey": "choice",
  "WithdrawOrderInput.pieceKeys": "own",
  "WriteReviewInput.masterKey": "catalogue",
  "WriteReviewInput.photoIds": "secret",
  "WriteReviewInput.token": "secret",
};
const canary = "Kanariegeel";
const uuid = "1d3b4f6a-0000-4000-8000-000000000000";
const unknownOf = { Customer: "999999", Order: uuid };

let shop: OrderingShop;
let variantId: number;
let owned: Readonly<
  Record<"Customer" | "Order" | "address" | "basketItem" | "wishlistItem" | "piece" | "room", string>
>;
let owner: Browser;
let strangers: Readonly<Record<string, Browser>>;

beforeAll(async () => {
  shop = await createOrderingShop();
  const gateway = await shop.gateway();
  const stock = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .executeTakeFirstOrThrow();
  variantId = stock.variant_id;
  owned = await ownerOf(gateway);
  strangers = {
    "somebody without a session": openBrowser(gateway),
    "a guest": await strangerWith(gateway, (browser) =>
      browser.send(documents.signInAsGuest, { variables: { input: { ...guest, email: "gast@example.nl" } } }),
    ),
    "another customer": await strangerWith(gateway, (browser) =>
      browser.send(accountDocuments.signUp, { variables: { input: { ...person, email: "ander@example.nl" } } }),
    ),
    "somebody whose session is over": await strangerWith(gateway, async (browser) => {
      await browser.send(documents.signInAsGuest, { variables: { input: { ...guest, email: "voorbij@example.nl" } } });
      await shop.database.db
        .updateTable("session")
        .set({ expires_at: new Date(0) })
        .where("customer_id", "=", (query) =>
          query.selectFrom("customer").select("customer_id").where("email", "=", "voorbij@example.nl"),
        )
        .execute();
    }),
  };
});
afterAll(() => shop.close());

type Gateway = Awaited<ReturnType<OrderingShop["gateway"]>>;

/** Everything one customer can have, each by its id. */
async function ownerOf(gateway: Gateway): Promise<typeof owned> {
  const holder = openAccountHolder(gateway);
  await holder.run("signUp", { ...person, lastName: canary, email: "eigenaar@example.nl" });
  const { savedId } = await holder.run("saveAddress", { address: { ...home, lastName: canary } });
  owner = holder;
  const shopper = openShopper(holder);
  const put = () => shopper.run("addToBasket", { variantId, quantity: 1 });
  await put();
  const { checkout: addressed } = await shopper.run("setAddresses", { shipping: { ...home, lastName: canary } });
  await shopper.run("setShippingOption", { key: addressed.shippingOptions[0]!.key });
  const { checkout } = await shopper.run("setPaymentMethod", { key: "ideal" });
  const placed = await shopper.placeOrder(checkout);
  await shopper.run("settleReturn", { returnKey: await shop.pay(placed.payment.redirectUrl!, "paid") });
  await put();
  await holder.send("mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }", {
    variables: { input: { variantId } },
  });
  const saved = await holder.send<{ result: { configuration: { id: string } } }>(saveRoom, {
    variables: { input: { ...room, idempotencyKey: "the-room-of-its-owner" } },
  });
  const { data } = await holder.send<{
    viewer: { id: string };
    basket: { items: { key: string }[] };
    wishlist: { items: { key: string }[] };
  }>("{ viewer { id } basket { items { key } } wishlist { items { key } } }");
  return {
    Customer: data.viewer.id,
    Order: placed.order.id,
    address: savedId!,
    basketItem: data.basket.items[0]!.key,
    wishlistItem: data.wishlist.items[0]!.key,
    piece: "1-1",
    room: saved.data.result.configuration.id,
  };
}

async function strangerWith(gateway: Gateway, work: (browser: Browser) => Promise<unknown>): Promise<Browser> {
  const browser = openBrowser(gateway);
  await work(browser);
  await browser.send(basketDocuments.add, { variables: { input: { variantId } } });
  return browser;
}

const room = { room: { name: canary, type: "BEDROOM", widthCm: 300, lengthCm: 400 }, products: [] };
const saveRoom = `mutation ($input: SaveRoomConfigurationInput!) { result: saveRoomConfiguration(input: $input) {
  __typename ... on UserError { code message field } ... on SaveRoomConfigurationPayload { configuration { id } } } }`;
const anything = (name: string, type: string) =>
  `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ... on UserError { code message field } } }`;
const node = "query ($id: ID!) { node(id: $id) { __typename id } }";
const nodes = "query ($id: ID!) { nodes(ids: [$id]) { __typename id } }";

/** Each way to name something that may be somebody's: how it is requested, theirs and one that nobody has. */
const attempts: readonly (readonly [string, string, (ids: typeof owned) => object, object])[] = [
  // baskets, checkouts and wishlists have ids that name the caller's own
  ...(["Customer", "Order"] as const).flatMap((type) =>
    [node, nodes].map(
      (document) =>
        [
          `${type} by ${document}`,
          document,
          (ids: typeof owned) => ({ id: ids[type] }),
          { id: encodeGlobalID(type, unknownOf[type]) },
        ] as const,
    ),
  ),
  ["order", documents.order, ({ Order }) => ({ by: { id: Order } }), { by: { id: encodeGlobalID("Order", uuid) } }],
  [
    "withdrawOrder",
    documents.withdrawOrder,
    ({ Order, piece }) => ({
      input: { order: { id: Order }, pieceKeys: [piece], idempotencyKey: "a-try-of-a-stranger" },
    }),
    {
      input: {
        order: { id: encodeGlobalID("Order", uuid) },
        pieceKeys: ["1-1"],
        idempotencyKey: "a-try-of-a-stranger",
      },
    },
  ],
  [
    "updateBasketItem",
    basketDocuments.update,
    ({ basketItem }) => ({ input: { itemKey: basketItem, quantity: 2 } }),
    { input: { itemKey: uuid, quantity: 2 } },
  ],
  [
    "removeFromBasket",
    basketDocuments.remove,
    ({ basketItem }) => ({ input: { itemKey: basketItem } }),
    { input: { itemKey: uuid } },
  ],
  [
    "removeFromWishlist",
    anything("removeFromWishlist", "RemoveFromWishlistInput"),
    ({ wishlistItem }) => ({ input: { itemKey: wishlistItem } }),
    { input: { itemKey: uuid } },
  ],
  [
    "removeRoomConfiguration",
    anything("removeRoomConfiguration", "RemoveRoomConfigurationInput"),
    (ids) => ({ input: { id: ids.room } }),
    { input: { id: encodeGlobalID("RoomConfiguration", "x".repeat(22)) } },
  ],
  [
    "saveRoomConfiguration",
    saveRoom,
    (ids) => ({ input: { ...room, id: ids.room, idempotencyKey: "a-try-of-a-stranger" } }),
    {
      input: {
        ...room,
        id: encodeGlobalID("RoomConfiguration", "x".repeat(22)),
        idempotencyKey: "a-try-of-a-stranger",
      },
    },
  ],
  [
    "removeAddress",
    accountDocuments.removeAddress,
    ({ address }) => ({ input: { id: address } }),
    { input: { id: uuid } },
  ],
  [
    "saveAddress",
    accountDocuments.saveAddress,
    ({ address }) => ({ input: { id: address, address: home } }),
    { input: { id: uuid, address: home } },
  ],
];

test("every argument that names something is listed here by what it is about", () => {
  const named = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type))
      return Object.keys(type.getFields()).flatMap((name) => (isName(name) ? `${type.name}.${name}` : []));
    if (!isObjectType(type) || type.name.startsWith("__")) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      args.flatMap((arg) => (isName(arg.name) ? `${type.name}.${name}(${arg.name})` : [])),
    );
  });
  expect(named.toSorted()).toEqual(Object.keys(about).toSorted());
});

const isName = (name: string) => /^(id|ids|key|keys|token)$|Ids?$|Keys?$/.test(name);

test.each(attempts)("%s of somebody else is like one that nobody has", async (_name, document, theirs, nobodys) => {
  for (const [who, browser] of Object.entries(strangers)) {
    const response = async (variables: object) => {
      const { status, data, errors } = await browser.send(document, { variables: { ...variables } });
      return {
        status,
        data,
        errors: errors.map(({ message, path, extensions }) => ({ message, path, code: extensions["code"] })),
      };
    };
    const unknown = await response(nobodys);
    const foreign = await response(theirs(owned));
    expect(foreign, who).toEqual(unknown);
    expect(JSON.stringify(foreign), who).not.toContain(canary);
  }
});

test("and all of it is still there for the one whose it is", async () => {
  const { data } = await owner.send(
    `query ($order: ID!, $customer: ID!) { order: node(id: $order) { id } customer: node(id: $customer) { id }
      viewer { addresses { id } } roomConfigurations { id } basket { items { key quantity } } wishlist { items { key } } }`,
    { variables: { order: owned.Order, customer: owned.Customer } },
  );
  expect(data).toEqual({
    order: { id: owned.Order },
    customer: { id: owned.Customer },
    viewer: { addresses: [{ id: owned.address }] },
    roomConfigurations: [{ id: owned.room }],
    basket: { items: [{ key: owned.basketItem, quantity: 1 }] },
    wishlist: { items: [{ key: owned.wishlistItem }] },
  });
});
