import { encodeGlobalID } from "@pothos/plugin-relay";
import { orderRefusals } from "@warmeland/schema/testing/order-refusals.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transport } from "#gateway/sources/upstream-request.ts";
import { basketDocuments } from "#gateway/testing/basket-documents.ts";
import { openBrowser } from "#gateway/testing/browser.ts";
import { documents } from "#gateway/testing/checkout-documents.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { home, openShopper, type CheckoutResult } from "#gateway/testing/shopper.ts";

const mutation = (name: string, type: string) =>
  `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ... on UserError { code message field } } }`;

/** What a shopper does: the document, and which call of which upstream fails. */
const calls = {
  addToBasket: [basketDocuments.add, "commerce", /^POST .*\/items$/],
  updateBasketItem: [basketDocuments.update, "commerce", /^PATCH .*\/items\//],
  removeFromBasket: [basketDocuments.remove, "commerce", /^DELETE .*\/items\//],
  removeFromWishlist: [mutation("removeFromWishlist", "RemoveFromWishlistInput"), "commerce", /^DELETE .*\/items\//],
  setAddresses: [documents.setAddresses, "rpc", /\/setCheckoutAddresses$/],
  setShippingOption: [documents.setShippingOption, "rpc", /\/setShippingOption$/],
  setPaymentMethod: [documents.setPaymentMethod, "rpc", /\/setPaymentMethod$/],
  redeemVoucher: [mutation("redeemVoucher", "RedeemVoucherInput"), "rpc", /\/redeemVoucher$/],
  placeOrder: [documents.placeOrder, "rpc", /\/placeOrder$/],
  cancelOpenPayment: [documents.cancelOpenPayment, "rpc", /\/cancelOpenPayment$/],
  settleReturn: [documents.settleReturn, "rpc", /\/settleReturn$/],
  lookupOrder: [documents.lookupOrder, "rpc", /\/lookupOrder$/],
  withdrawOrder: [documents.withdrawOrder, "rpc", /\/withdrawOrder$/],
  translateReview: [mutation("translateReview", "TranslateReviewInput"), "rpc", /\/translateReview$/],
  saveRoomConfiguration: [
    mutation("saveRoomConfiguration", "SaveRoomConfigurationInput"),
    "rpc",
    /\/saveConfiguration$/,
  ],
  removeRoomConfiguration: [
    mutation("removeRoomConfiguration", "RemoveRoomConfigurationInput"),
    "rpc",
    /\/deleteConfiguration$/,
  ],
} as const satisfies Record<string, readonly [string, "rpc" | "commerce", RegExp]>;
type Call = keyof typeof calls;

let shop: OrderingShop;
let cookie: string;
let inputs: Readonly<Record<Call, object | undefined>>;

beforeAll(async () => {
  shop = await createOrderingShop();
  const shopper = openShopper(await shop.gateway());
  const stock = await shop.database.db
    .selectFrom("stock")
    .select("variant_id")
    .where("quantity", ">", 20)
    .executeTakeFirstOrThrow();
  const checkout = await shopper.prepare(stock.variant_id);
  await shopper.send(mutation("addToWishlist", "AddToWishlistInput"), {
    variables: { input: { variantId: stock.variant_id } },
  });
  const { data } = await shopper.send<{ basket: { items: { key: string }[] } }>(basketDocuments.read);
  cookie = [...shopper.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const itemKey = data.basket.items[0]!.key;
  const idempotencyKey = "one-attempt-of-this-test";
  inputs = {
    addToBasket: { variantId: stock.variant_id },
    updateBasketItem: { itemKey, quantity: 2 },
    removeFromBasket: { itemKey },
    removeFromWishlist: { itemKey },
    setAddresses: { shipping: home },
    setShippingOption: { key: "standard" },
    setPaymentMethod: { key: "ideal" },
    redeemVoucher: { code: "TIEN" },
    placeOrder: { idempotencyKey, checkoutVersion: checkout.version, acceptedTotalCents: checkout.total.cents },
    cancelOpenPayment: undefined,
    settleReturn: { returnKey: "x".repeat(43) },
    lookupOrder: { orderNumber: "WL-AAAA-BBBB", email: "sanne@example.nl" },
    withdrawOrder: { order: { token: "a-token" }, pieceKeys: ["1-1"], idempotencyKey },
    translateReview: { reviewId: encodeGlobalID("Review", 1) },
    saveRoomConfiguration: { room: { type: "BEDROOM", widthCm: 300, lengthCm: 400 }, products: [], idempotencyKey },
    removeRoomConfiguration: { id: encodeGlobalID("RoomConfiguration", "x".repeat(22)) },
  };
});
afterAll(() => shop.close());

/** Does what a shopper does, with this status and body for one call; everything else is the real shop. */
async function doWith(call: Call, status: number, body: object) {
  const [document, upstream, pattern] = calls[call];
  const well = shop.upstreams[upstream]!;
  const ill: Transport = async (request) =>
    pattern.test(`${request.method} ${new URL(request.url).pathname}`)
      ? Response.json({ title: "No", status, ...body }, { status, headers: { "retry-after": "90" } })
      : well(request);
  const browser = openBrowser(await shop.gateway({ upstreams: { ...shop.upstreams, [upstream]: ill } }));
  const input = inputs[call];
  return browser.send<{ result: CheckoutResult } | null>(document, {
    headers: { cookie },
    ...(input && { variables: { input } }),
  });
}

const unauthorised = "Autorisatie vereist";
const conflict = "Uw winkelwagen is intussen gewijzigd. Controleer uw bestelling en probeer het opnieuw.";
const marked = "Controleer de gemarkeerde velden.";
const placed = "Deze bestelling is al geplaatst onder nummer WL-1.";
const noRoom = "De configuratie bestaat niet.";

/** docs/rules.md#error-catalogue, beside the rows whose pages are tested too: what is done, the status and the code the upstream responds with, and what becomes of it. */
const catalogue: readonly (readonly [Call, number, object, string, string | RegExp])[] = [
  ...orderRefusals.map(
    ({ action, status, body = {}, error, message }) => [action, status, body, error, message] as const,
  ),
  ["removeFromWishlist", 404, {}, "ItemNotFound", "Dit artikel staat niet meer op uw verlanglijst."],
  ["removeFromWishlist", 500, {}, "WishlistError", "Uw verlanglijst kon niet worden gewijzigd. Probeer het opnieuw."],
  ["saveRoomConfiguration", 404, {}, "RoomConfigurationNotFound", noRoom],
  [
    "saveRoomConfiguration",
    409,
    { code: "too-many-configurations" },
    "TooManyRoomConfigurations",
    "U bewaart al 100 kamers. Verwijder er eerst een.",
  ],
  ["removeRoomConfiguration", 404, {}, "RoomConfigurationNotFound", noRoom],
  ["setAddresses", 401, { code: "not-signed-in" }, "NotSignedIn", unauthorised],
  [
    "setAddresses",
    404,
    { code: "basket-not-found" },
    "BasketEmpty",
    "Uw winkelwagen is leeg. Leg er eerst iets in om te kunnen bestellen.",
  ],
  ["setAddresses", 400, { errors: [{ field: "shippingAddress.zipCode", code: "zipCode" }] }, "InvalidInput", marked],
  ["setShippingOption", 400, { code: "option-not-found" }, "InvalidInput", marked],
  ["setShippingOption", 409, {}, "CheckoutConflict", conflict],
  ["setPaymentMethod", 401, { code: "not-signed-in" }, "NotSignedIn", unauthorised],
  ["placeOrder", 401, { code: "not-signed-in" }, "NotSignedIn", unauthorised],
  ["placeOrder", 422, { code: "idempotency-mismatch" }, "InvalidInput", marked],
  ["cancelOpenPayment", 404, { code: "payment-not-found" }, "ItemNotFound", "Er is geen betaling die nog openstaat."],
  ["cancelOpenPayment", 409, { code: "order-already-placed", orderNumber: "WL-1" }, "OrderAlreadyPlaced", placed],
];

test.each(catalogue)("%s, answered with %i and %j, is %s: %s", async (call, status, body, typename, message) => {
  const { data, errors } = await doWith(call, status, body);
  expect(errors).toEqual([]);
  expect(data?.result).toMatchObject({ __typename: typename, code: expect.stringMatching(/^[A-Z_]+$/) });
  expect(data?.result.message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
});

test("an unknown variant, which the catalogue does not name, has a sentence of its own", async () => {
  inputs = { ...inputs, addToBasket: { variantId: 999_999 } };
  const { data } = await doWith("addToBasket", 412, {});
  expect(data?.result).toMatchObject({
    __typename: "VariantNotAvailable",
    message: "De geselecteerde productvariant bestaat niet.",
  });
});

test.each([
  "setAddresses",
  "setShippingOption",
  "setPaymentMethod",
  "redeemVoucher",
  "placeOrder",
  "settleReturn",
  "lookupOrder",
  "withdrawOrder",
] as const)("%s, answered with a fault, is nobody's refusal: a client may try again", async (call) => {
  const { data, errors } = await doWith(call, 500, {});
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE", retryable: true } }]);
});
