import { encodeGlobalID } from "@pothos/plugin-relay";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transport } from "#gateway/sources/upstream-request.ts";
import { basketDocuments } from "#gateway/testing/basket-documents.ts";
import { openBrowser } from "#gateway/testing/browser.ts";
import { documents } from "#gateway/testing/checkout-documents.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { home, openShopper, type CheckoutResult } from "#gateway/testing/shopper.ts";

const mutation = (name: string, type: string) =>
  `mutation ($input: ${type}!) { result: ${name}(input: $input) { __typename ... on UserError { code message field } } }`;

/** What a shopper does: the document, and which call of which upstream is answered otherwise. */
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
  saveRoomConfiguration: [mutation("saveRoomConfiguration", "SaveRoomConfigurationInput"), "rpc", /\/saveConfiguration$/],
  removeRoomConfiguration: [mutation("removeRoomConfiguration", "RemoveRoomConfigurationInput"), "rpc", /\/deleteConfiguration$/],
} as const satisfies Record<string, readonly [string, "rpc" | "commerce", RegExp]>;
type Call = keyof typeof calls;

let shop: OrderingShop;
let cookie: string;
let inputs: Readonly<Record<Call, object | undefined>>;

beforeAll(async () => {
  shop = await createOrderingShop();
  const shopper = openShopper(await shop.gateway());
  const stock = await shop.database.db.selectFrom("stock").select("variant_id").where("quantity", ">", 20).executeTakeFirstOrThrow();
  const checkout = await shopper.prepare(stock.variant_id);
  await shopper.ask(mutation("addToWishlist", "AddToWishlistInput"), { variables: { input: { variantId: stock.variant_id } } });
  const { data } = await shopper.ask<{ basket: { items: { key: string }[] } }>(basketDocuments.read);
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

/** Does what a shopper does, with one call answered by this status and body; everything else is the real shop. */
async function doWith(call: Call, status: number, body: object) {
  const [document, upstream, pattern] = calls[call];
  const well = shop.upstreams[upstream]!;
  const ill: Transport = async (request) =>
    pattern.test(`${request.method} ${new URL(request.url).pathname}`)
      ? Response.json({ title: "No", status, ...body }, { status, headers: { "retry-after": "90" } })
      : well(request);
  const browser = openBrowser(await shop.gateway({ upstreams: { ...shop.upstreams, [upstream]: ill } }));
  const input = inputs[call];
  return browser.ask<{ result: CheckoutResult } | null>(document, { headers: { cookie }, ...(input && { variables: { input } }) });
}

const unauthorised = "Autorisatie vereist";
const notAvailable = /^\S.* is niet meer beschikbaar in deze uitvoering\.$/;
const unchanged = "Uw winkelwagen kon niet worden gewijzigd. Probeer het opnieuw.";
const conflict = "Uw winkelwagen is intussen gewijzigd. Controleer uw bestelling en probeer het opnieuw.";
const gone = "Dit artikel staat niet meer in uw winkelwagen.";
const incomplete = "Er ontbreken nog gegevens om te kunnen bestellen.";
const noTranslation = "Er is geen vertaling beschikbaar voor deze beoordeling.";
const lookedUpInVain = "We vinden geen bestelling met dit bestelnummer en dit e-mailadres. Controleer beide en probeer het opnieuw.";
const tooMany = "Te veel pogingen. Probeer het over 2 min. opnieuw.";

/** Specification §8: what is done, the status and the code the upstream answers, and what becomes of it. */
const catalogue: readonly (readonly [Call, number, object, string, string | RegExp])[] = [
  ["addToBasket", 412, {}, "VariantNotAvailable", notAvailable],
  ["addToBasket", 413, {}, "BasketLimitReached", "In uw winkelwagen passen ten hoogste 200 verschillende artikelen."],
  ["addToBasket", 400, {}, "BasketError", unchanged],
  ["addToBasket", 500, {}, "BasketError", unchanged],
  ["updateBasketItem", 404, {}, "ItemNotFound", gone],
  ["updateBasketItem", 412, {}, "VariantNotAvailable", notAvailable],
  ["updateBasketItem", 503, {}, "BasketError", unchanged],
  ["removeFromBasket", 404, {}, "ItemNotFound", gone],
  ["removeFromBasket", 500, {}, "BasketError", unchanged],
  ["removeFromWishlist", 404, {}, "ItemNotFound", "Dit artikel staat niet meer op uw verlanglijst."],
  ["removeFromWishlist", 500, {}, "WishlistError", "Uw verlanglijst kon niet worden gewijzigd. Probeer het opnieuw."],
  ["saveRoomConfiguration", 404, {}, "RoomConfigurationNotFound", "De configuratie bestaat niet."],
  [
    "saveRoomConfiguration",
    409,
    { code: "too-many-configurations" },
    "TooManyRoomConfigurations",
    "U bewaart al 100 kamers. Verwijder er eerst een.",
  ],
  ["removeRoomConfiguration", 404, {}, "RoomConfigurationNotFound", "De configuratie bestaat niet."],
  ["setAddresses", 401, { code: "not-signed-in" }, "NotSignedIn", unauthorised],
  ["setAddresses", 404, { code: "basket-not-found" }, "CheckoutConflict", conflict],
  [
    "setAddresses",
    400,
    { errors: [{ field: "shippingAddress.zipCode", code: "zipCode" }] },
    "InvalidInput",
    "Controleer de gemarkeerde velden.",
  ],
  ["setShippingOption", 400, { code: "option-not-found" }, "InvalidInput", "Controleer de gemarkeerde velden."],
  ["setShippingOption", 409, {}, "CheckoutConflict", conflict],
  ["setPaymentMethod", 401, { code: "not-signed-in" }, "NotSignedIn", unauthorised],
  [
    "redeemVoucher",
    404,
    { code: "voucher-not-found" },
    "VoucherNotFound",
    "Deze kortingscode kennen wij niet. Controleer de letters en cijfers.",
  ],
  ["redeemVoucher", 410, { code: "voucher-expired" }, "VoucherExpired", "Deze kortingscode is verlopen."],
  ["redeemVoucher", 409, { code: "voucher-used-up" }, "VoucherUsedUp", "Deze kortingscode is al gebruikt en geldt niet nog een keer."],
  ["redeemVoucher", 429, { code: "too-many-attempts" }, "TooManyAttempts", tooMany],
  ["placeOrder", 401, { code: "not-signed-in" }, "NotSignedIn", unauthorised],
  [
    "placeOrder",
    402,
    { code: "payment-refused" },
    "PaymentRefused",
    "De betaling is geweigerd. Kies een andere betaalwijze of probeer het opnieuw.",
  ],
  ["placeOrder", 503, { code: "payment-unavailable" }, "PaymentRefused", "Betalen lukt op dit moment niet. Probeer het later opnieuw."],
  ["placeOrder", 404, { code: "basket-not-found" }, "CheckoutIncomplete", incomplete],
  ["placeOrder", 409, { code: "checkout-incomplete", missing: ["shippingAddress"] }, "CheckoutIncomplete", incomplete],
  [
    "placeOrder",
    409,
    { code: "order-already-placed", orderNumber: "WL-1" },
    "OrderAlreadyPlaced",
    "Deze bestelling is al geplaatst onder nummer WL-1.",
  ],
  [
    "placeOrder",
    412,
    { code: "sold-out", lines: [] },
    "SoldOut",
    "Niet alle artikelen zijn nog in het gewenste aantal beschikbaar. Pas uw winkelwagen aan.",
  ],
  ["placeOrder", 422, { code: "idempotency-mismatch" }, "InvalidInput", "Controleer de gemarkeerde velden."],
  ["cancelOpenPayment", 404, { code: "payment-not-found" }, "ItemNotFound", "Er is geen betaling die nog openstaat."],
  [
    "cancelOpenPayment",
    409,
    { code: "order-already-placed", orderNumber: "WL-1" },
    "OrderAlreadyPlaced",
    "Deze bestelling is al geplaatst onder nummer WL-1.",
  ],
  ["settleReturn", 404, { code: "return-unknown" }, "ReturnUnknown", "Deze betaling is niet bekend of te lang geleden."],
  ["lookupOrder", 404, { code: "order-not-found" }, "OrderNotFound", lookedUpInVain],
  ["lookupOrder", 429, { code: "too-many-attempts" }, "TooManyAttempts", tooMany],
  ["withdrawOrder", 404, { code: "order-not-found" }, "OrderNotFound", "We kunnen deze bestelling niet vinden."],
  ["withdrawOrder", 410, { code: "token-expired" }, "OrderNotFound", "We kunnen deze bestelling niet vinden."],
  ["withdrawOrder", 410, { code: "withdrawal-too-late" }, "WithdrawalTooLate", /^De bedenktijd van deze bestelling is voorbij\./],
  [
    "withdrawOrder",
    404,
    { code: "piece-not-found" },
    "NotWithdrawable",
    /^Een van de artikelen is al herroepen of kan niet worden herroepen\./,
  ],
  [
    "translateReview",
    500,
    {},
    "TranslationFailed",
    "Er is een fout opgetreden bij het ophalen van de vertaling. Probeer het later opnieuw.",
  ],
  ["translateReview", 404, { code: "translation-not-available" }, "NoTranslation", noTranslation],
  ["translateReview", 403, {}, "NoTranslation", noTranslation],
  ["translateReview", 429, {}, "TooManyAttempts", tooMany],
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
  expect(data?.result).toMatchObject({ __typename: "VariantNotAvailable", message: "De geselecteerde productvariant bestaat niet." });
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
