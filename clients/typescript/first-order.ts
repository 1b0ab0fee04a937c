import { createClient } from "@warmeland/client";
import * as documents from "@warmeland/client/documents";
import { payloadOf } from "@warmeland/client/payload-of";

const url = process.argv[2] ?? "http://localhost:3000";
const shop = createClient({ url, client: { name: "typescript-first-order", version: "1.0" } });
const name = { firstName: "Sanne", lastName: "de Vries", gender: "NO_CHOICE" as const };
const home = { street: "Keizersgracht", houseNumber: "12", zipCode: "1015 CJ", city: "Amsterdam" };

const { category } = await shop.send(documents.ListingDocument, { path: "/matrassen", sort: "PRICE_ASC" });
const slug = category?.listing?.nodes.find(({ soldOut }) => !soldOut)?.slug ?? "";
const { product } = await shop.send(documents.ProductDocument, { slug });
const variant = product?.variants?.nodes.find(({ sellable }) => sellable);
if (!variant) throw new Error("Every mattress is sold out.");

const item = { variantId: variant.variantId, quantity: 1, idempotencyKey: crypto.randomUUID() };
payloadOf((await shop.send(documents.AddToBasketDocument, { input: item })).addToBasket);
const guest = { ...name, email: "sanne@voorbeeld.example" };
payloadOf((await shop.send(documents.SignInAsGuestDocument, { input: guest })).signInAsGuest);

const address = { shipping: { ...name, ...home, countryCode: "NL" as const } };
payloadOf((await shop.send(documents.SetCheckoutAddressesDocument, { input: address })).setCheckoutAddresses);
payloadOf((await shop.send(documents.SetShippingOptionDocument, { input: { key: "standard" } })).setShippingOption);
const chosen = await shop.send(documents.SetPaymentMethodDocument, { input: { key: "ideal" } });
const { version, total } = payloadOf(chosen.setPaymentMethod).checkout;

const agreed = { checkoutVersion: version, acceptedTotalCents: total.cents, idempotencyKey: crypto.randomUUID() };
const { order, payment } = payloadOf((await shop.send(documents.PlaceOrderDocument, { input: agreed })).placeOrder);
process.stdout.write(`${product?.name}, ${variant.title}: order ${order.number}; pay at ${payment.redirectUrl}\n`);
