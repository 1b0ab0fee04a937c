import { type ShopLocale, shopById } from "@warmeland/schema/rules/shops.ts";
import { builder } from "#gateway/builder.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { entityNumber } from "#gateway/global-id.ts";
import { text, type TextKey } from "#gateway/locale/text.ts";
import { CurrencyCodeRef } from "./money.ts";
import { ShopContactRef } from "./shop-contact.ts";

const PaymentMethodLabelRef = builder.objectRef<TextKey>("PaymentMethodLabel").implement({
  description: "A payment method, as footers show it.",
  fields: (t) => ({
    key: t.string({
      description: "Stable name, such as `ideal`.",
      resolve: (textKey) => textKey.slice(paymentPrefix.length),
    }),
    name: t.string({
      description: "Its name in the shop's language.",
      resolve: (textKey, _args, context) => text(context.shop, textKey),
    }),
  }),
});

const ShopAlternateRef = builder.objectRef<ShopLocale>("ShopAlternate").implement({
  description: "A shop that is open for another country or language, for links between them.",
  fields: (t) => ({
    locale: t.exposeString("code", { description: "Value of the `x-shop` header for it, such as `be-nl`." }),
    language: t.exposeString("language", { description: "BCP 47 tag of its texts, such as `nl-BE`." }),
    pathPrefix: t.exposeString("pathPrefix", {
      description: "What stands before its paths in addresses, such as `/be-nl`; empty for the Dutch shop.",
    }),
    origin: t.string({
      nullable: true,
      description: "Origin of a shop with a domain of its own, null on this one.",
      resolve: () => null,
    }),
  }),
});

const paymentPrefix = "payment.";
// docs/rules.md#payment-methods
const paymentMethods: readonly TextKey[] = [
  "payment.ideal",
  "payment.visa",
  "payment.mastercard",
  "payment.amex",
  "payment.paypal",
  "payment.directdebit",
  "payment.klarna",
  "payment.in3",
];

export const ShopRef = builder.objectRef<ShopLocale>("Shop");

builder.node(ShopRef, {
  description: "The shop of the request: a country and a language.",
  id: { description: "Opaque global id, unique over all types.", resolve: (shop) => shop.shopId },
  // other shops are requested with their own x-shop header
  loadOne: (id, context) => (entityNumber(id) === context.shop.shopId ? (shopById(context.shop.shopId) ?? null) : null),
  fields: (t) => ({
    shopId: t.exposeInt("shopId", { description: "Number of the shop." }),
    name: t.string({
      description: "Name of the shop.",
      resolve: async (_shop, _args, context) => (await record(context)).name,
    }),
    locale: t.exposeString("code", { description: "Value of the `x-shop` header for this shop, such as `nl-NL`." }),
    language: t.exposeString("language", { description: "BCP 47 tag of its texts." }),
    country: t.exposeString("country", { description: "Country it delivers to, ISO 3166 alpha-2." }),
    currency: t.expose("currency", {
      type: CurrencyCodeRef,
      description: "Currency of all its amounts.",
    }),
    pathPrefix: t.exposeString("pathPrefix", {
      description: "What stands before its paths in addresses, such as `/be-nl`; empty for the Dutch shop.",
    }),
    languages: t.stringList({
      description: "BCP 47 tags of the languages its country is served in, its own first.",
      resolve: async (shop, _args, context) => {
        const others = (await context.sources.commerce.shop.openShops()).filter((other) => other !== shop);
        return [shop, ...others.filter(({ country }) => country === shop.country)].map(({ language }) => language);
      },
    }),
    paymentMethods: t.field({
      type: [PaymentMethodLabelRef],
      description: "The payment methods, as footers show them; the checkout says which ones an order can use.",
      resolve: () => [...paymentMethods],
    }),
    contact: t.field({
      type: ShopContactRef,
      description: "The company that runs the shop, and its contact details.",
      resolve: async (_shop, _args, context) => (await record(context)).contact,
    }),
    alternates: t.field({
      type: [ShopAlternateRef],
      description: "Every open shop, this one included.",
      resolve: async (_shop, _args, context) => [...(await context.sources.commerce.shop.openShops())],
    }),
    freeShipping: t.boolean({
      description: "Whether nothing is charged for delivery.",
      resolve: async (_shop, _args, context) => {
        const postage = Object.values((await record(context)).shippingCents);
        return postage.length > 0 && postage.every((cents) => cents === 0);
      },
    }),
    returnDays: t.int({
      description: "Days in which articles can be returned; 0 when only the law applies.",
      resolve: async (_shop, _args, context) => (await record(context)).returnDays,
    }),
  }),
});

builder.queryField("shop", (t) =>
  t.field({ type: ShopRef, description: "The shop of the request.", resolve: (_root, _args, context) => context.shop }),
);

function record(context: GatewayContext) {
  return context.sources.commerce.shop.record();
}
