import { CaptureMethod, Locale, PaymentLineType, PaymentMethod, type PaymentCreateParams } from "@mollie/api-client";
import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import { shopById } from "@warmeland/schema/rules/shops.ts";

import type { OfferedMethod } from "../checkout/payment-methods.ts";
import { orderTexts } from "../checkout-texts.ts";
import type { StoredOrder } from "../orders/read-order.ts";
import { amountOf } from "./amount.ts";

const methods: Readonly<Record<OfferedMethod["key"], PaymentMethod | undefined>> = {
  ideal: PaymentMethod.ideal,
  creditcard: PaymentMethod.creditcard,
  paypal: PaymentMethod.paypal,
  directdebit: PaymentMethod.directdebit,
  klarna: PaymentMethod.klarna,
  in3: PaymentMethod.in3,
  none: undefined,
};

/** Methods whose provider pays for the shopper and wants to see what was bought, and by whom. */
const payLater: ReadonlySet<OfferedMethod["key"]> = new Set(["klarna", "in3"]);

/** The languages of Mollie's pages, which lack Swiss French. */
const locales: Readonly<Record<string, Locale>> = {
  "nl-NL": Locale.nl_NL,
  "nl-BE": Locale.nl_BE,
  "fr-BE": Locale.fr_BE,
  "fr-FR": Locale.fr_FR,
  "fr-CH": Locale.fr_FR,
  "de-DE": Locale.de_DE,
  "de-AT": Locale.de_AT,
  "de-CH": Locale.de_CH,
};

/** The payment of an order, as the provider is to make it; a repetition is the same one. */
export function paymentParameters(
  order: StoredOrder,
  redirectUrl: string,
  webhookUrl: string | undefined,
): PaymentCreateParams {
  const { document } = order;
  const language = shopById(order.shopId)?.language ?? "nl-NL";
  const texts = orderTexts(order);
  return {
    amount: amountOf(order.totalCents, order.currency),
    description: texts.paymentDescription.replace("{number}", order.orderNumber),
    method: methods[document.paymentMethod.key],
    redirectUrl,
    ...(webhookUrl && { webhookUrl }),
    metadata: { orderId: order.orderId, orderNumber: order.orderNumber },
    locale: locales[language],
    ...requestedDetails(document),
    // in3 knows no captures: it pays the shop at once
    ...(document.paymentMethod.key === "klarna" && { captureMode: CaptureMethod.manual }),
    ...(payLater.has(document.paymentMethod.key) && {
      lines: paymentLines(order, texts.shippingLine),
      billingAddress: providerAddress(document.billingAddress, order.email),
      shippingAddress: providerAddress(document.shippingAddress, order.email),
    }),
    idempotencyKey: `order-${order.orderId}`,
  };
}

function requestedDetails({ paymentDetails = {} }: StoredOrder["document"]) {
  const { accountHolder, iban, birthDate } = paymentDetails;
  return {
    ...(accountHolder && { consumerName: accountHolder }),
    ...(iban && { consumerAccount: iban }),
    ...(birthDate && { consumerDateOfBirth: birthDate }),
  };
}

type PaymentLine = NonNullable<PaymentCreateParams["lines"]>[number];

function paymentLines(order: StoredOrder, shippingLine: string): PaymentLine[] {
  const { currency } = order;
  const { priceCents, vatRate, vatCents } = order.document.shippingOption;
  const goods = order.items.map((item) => ({
    type: PaymentLineType.physical,
    description: `${item.name}, ${item.variantTitle}`,
    quantity: item.quantity,
    unitPrice: amountOf(item.unitCents, currency),
    ...discount(item, currency),
    totalAmount: amountOf(item.totalCents, currency),
    vatRate: percentage(item.vatRate),
    vatAmount: amountOf(item.vatCents, currency),
  }));
  const delivery = {
    type: PaymentLineType.shipping_fee,
    description: shippingLine,
    quantity: 1,
    unitPrice: amountOf(priceCents, currency),
    ...(order.document.deliveryReduction && {
      discountAmount: amountOf(order.document.deliveryReduction.cents, currency),
    }),
    totalAmount: amountOf(order.shippingCents, currency),
    vatRate: percentage(vatRate),
    vatAmount: amountOf(vatCents, currency),
  };
  const fees = order.document.fees.map((fee) => ({
    type: PaymentLineType.surcharge,
    description: fee.name,
    quantity: 1,
    unitPrice: amountOf(fee.cents, currency),
    totalAmount: amountOf(fee.cents, currency),
    vatRate: percentage(fee.vatRate),
    vatAmount: amountOf(fee.vatCents, currency),
  }));
  return [...goods, ...(priceCents === 0 ? [] : [delivery]), ...fees];
}

// what a set of lines or a voucher took off: pieces at their price make the total only with it
function discount({ unitCents, quantity, totalCents }: StoredOrder["items"][number], currency: string) {
  const cents = unitCents * quantity - totalCents;
  return cents > 0 && { discountAmount: amountOf(cents, currency) };
}

function percentage(rate: number): string {
  return (rate * 100).toFixed(2);
}

function providerAddress(address: PostalAddress, email: string): NonNullable<PaymentCreateParams["billingAddress"]> {
  const house = [address.houseNumber, address.addition].filter(Boolean).join(" ");
  return {
    givenName: address.firstName,
    familyName: address.lastName,
    ...(address.companyName && { organizationName: address.companyName }),
    email,
    streetAndNumber: `${address.street} ${house}`,
    postalCode: address.zipCode,
    city: address.city,
    country: address.countryCode,
  };
}
