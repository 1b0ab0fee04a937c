export type RefusedAction =
  | "addToBasket"
  | "updateBasketItem"
  | "removeFromBasket"
  | "redeemVoucher"
  | "placeOrder"
  | "settleReturn"
  | "lookupOrder"
  | "withdrawOrder"
  | "translateReview";

/**
 * A row of the error catalogue (docs/rules.md#error-catalogue) from basket to withdrawal: what is done, under the name of the mutation, the status and the body
 * of the upstream's response, the error the graph makes of it with its sentence, and what is read on the page.
 */
export interface OrderRefusal {
  readonly action: RefusedAction;
  readonly status: number;
  readonly body?: object;
  readonly error: string;
  readonly message: string | RegExp;
  /** Left out where the page shows the graph's sentence. */
  readonly read?: string;
}

const unchanged = "Uw winkelwagen kon niet worden gewijzigd. Probeer het opnieuw.";
const notChanged = "Uw winkelwagen is niet gewijzigd";
const notAvailable = {
  error: "VariantNotAvailable",
  message: /^\S.* is niet meer beschikbaar in deze uitvoering\.$/,
  read: "Matras Duinrust is in deze uitvoering niet meer beschikbaar",
};
const gone = {
  error: "ItemNotFound",
  message: "Dit artikel staat niet meer in uw winkelwagen.",
  read: "Dit artikel ligt niet meer in uw winkelwagen",
};
const incomplete = {
  error: "CheckoutIncomplete",
  message: "Er ontbreken nog gegevens om te kunnen bestellen.",
  read: "Er ontbreken nog gegevens. Loop de stappen na.",
};
const tooMany = { error: "TooManyAttempts", message: "Te veel pogingen. Probeer het over 2 min. opnieuw." };
const noTranslation = { error: "NoTranslation", message: "Er is geen vertaling beschikbaar voor deze beoordeling." };
const translationFailed = "Er is een fout opgetreden bij het ophalen van de vertaling. Probeer het later opnieuw.";
const unknownOrder = { error: "OrderNotFound", message: "Wij kunnen deze bestelling niet vinden." };

/** What makes the gateway respond so is tested by `gateway/src/errors/error-catalogue.test.ts`, what is read by the tests of each page. */
export const orderRefusals: readonly OrderRefusal[] = [
  { action: "addToBasket", status: 412, ...notAvailable },
  {
    action: "addToBasket",
    status: 413,
    error: "BasketLimitReached",
    message: "In uw winkelwagen passen ten hoogste 200 verschillende artikelen.",
    read: "Uw winkelwagen is vol: er passen 200 verschillende artikelen in",
  },
  {
    action: "addToBasket",
    status: 400,
    error: "BasketError",
    message: unchanged,
    read: "Matras Duinrust is niet toegevoegd",
  },
  {
    action: "addToBasket",
    status: 500,
    error: "BasketError",
    message: unchanged,
    read: "Matras Duinrust is niet toegevoegd",
  },
  { action: "updateBasketItem", status: 404, ...gone },
  { action: "updateBasketItem", status: 412, ...notAvailable },
  { action: "updateBasketItem", status: 503, error: "BasketError", message: unchanged, read: notChanged },
  { action: "removeFromBasket", status: 404, ...gone },
  { action: "removeFromBasket", status: 500, error: "BasketError", message: unchanged, read: notChanged },
  {
    action: "redeemVoucher",
    status: 404,
    body: { code: "voucher-not-found" },
    error: "VoucherNotFound",
    message: "Deze kortingscode kennen wij niet. Controleer de letters en cijfers.",
  },
  {
    action: "redeemVoucher",
    status: 410,
    body: { code: "voucher-expired" },
    error: "VoucherExpired",
    message: "Deze kortingscode is verlopen.",
  },
  {
    action: "redeemVoucher",
    status: 409,
    body: { code: "voucher-used-up" },
    error: "VoucherUsedUp",
    message: "Deze kortingscode is al gebruikt en geldt niet nog een keer.",
  },
  { action: "redeemVoucher", status: 429, body: { code: "too-many-attempts" }, ...tooMany },
  {
    action: "placeOrder",
    status: 402,
    body: { code: "payment-refused" },
    error: "PaymentRefused",
    message: "De betaling is geweigerd. Kies een andere betaalmethode of probeer het opnieuw.",
    read: "De betaling kon niet worden gestart",
  },
  {
    action: "placeOrder",
    status: 503,
    body: { code: "payment-unavailable" },
    error: "PaymentRefused",
    message: "Betalen lukt op dit moment niet. Probeer het later opnieuw.",
    read: "De betaling kon niet worden gestart",
  },
  {
    action: "placeOrder",
    status: 404,
    body: { code: "basket-not-found" },
    ...incomplete,
    message: "Uw winkelwagen is leeg. Leg er eerst iets in om te kunnen bestellen.",
  },
  {
    action: "placeOrder",
    status: 409,
    body: { code: "checkout-incomplete", missing: ["shippingAddress"] },
    ...incomplete,
  },
  {
    action: "placeOrder",
    status: 409,
    body: { code: "order-already-placed", orderNumber: "WL-1" },
    error: "OrderAlreadyPlaced",
    message: "Deze bestelling is al geplaatst onder nummer WL-1.",
    read: "Deze bestelling is al geplaatst: WL-1",
  },
  {
    action: "placeOrder",
    status: 412,
    body: { code: "sold-out", lines: [] },
    error: "SoldOut",
    message: "Niet alle artikelen zijn nog in het gewenste aantal beschikbaar. Pas uw winkelwagen aan.",
    read: "Een artikel is niet meer op voorraad",
  },
  {
    action: "settleReturn",
    status: 404,
    body: { code: "return-unknown" },
    error: "ReturnUnknown",
    message: "Deze betaling is niet bekend of te lang geleden.",
    read: "Deze betaling kennen wij niet",
  },
  {
    action: "lookupOrder",
    status: 404,
    body: { code: "order-not-found" },
    error: "OrderNotFound",
    message:
      "Wij vinden geen bestelling met dit bestelnummer en dit e-mailadres. Controleer beide en probeer het opnieuw.",
  },
  {
    action: "lookupOrder",
    status: 429,
    body: { code: "too-many-attempts" },
    ...tooMany,
    read: "Er zijn te veel pogingen gedaan. Probeer het over 2 minuten opnieuw.",
  },
  { action: "withdrawOrder", status: 404, body: { code: "order-not-found" }, ...unknownOrder },
  { action: "withdrawOrder", status: 410, body: { code: "token-expired" }, ...unknownOrder },
  {
    action: "withdrawOrder",
    status: 410,
    body: { code: "withdrawal-too-late" },
    error: "WithdrawalTooLate",
    message:
      "De bedenktijd van deze bestelling is voorbij. U kunt nog wel gratis retourneren; neem daarvoor contact met ons op.",
  },
  {
    action: "withdrawOrder",
    status: 404,
    body: { code: "piece-not-found" },
    error: "NotWithdrawable",
    message: "Een van de artikelen is al herroepen of kan niet worden herroepen. Controleer uw keuze.",
  },
  { action: "translateReview", status: 500, error: "TranslationFailed", message: translationFailed },
  { action: "translateReview", status: 404, body: { code: "translation-not-available" }, ...noTranslation },
  { action: "translateReview", status: 403, ...noTranslation },
  { action: "translateReview", status: 429, ...tooMany, read: translationFailed },
];

/** The rows of some actions with what is read on the page. */
export function refusalsOf(
  ...actions: readonly RefusedAction[]
): readonly (Omit<OrderRefusal, "read"> & { readonly read: string })[] {
  return orderRefusals.flatMap(({ read, ...row }) =>
    actions.includes(row.action) ? [{ ...row, read: read ?? String(row.message) }] : [],
  );
}
