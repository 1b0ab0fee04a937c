import { paymentDetailsSchema } from "@warmeland/schema/rules/payment-details.ts";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { PricedBasket } from "#upstreams/commerce/basket/priced-basket.ts";
import { basketPromotions, basketVouchers } from "#upstreams/commerce/wire/basket-promotions.ts";
import {
  ancillaryVatRate,
  appliedFees,
  deliveryReduction,
  type AppliedFee,
  type DeliveryReduction,
} from "#upstreams/commerce/basket/shop-charge.ts";
import { textIn } from "#upstreams/commerce/text-in.ts";
import { feeJson } from "#upstreams/commerce/wire/fee-json.ts";
import { splitTax } from "#upstreams/commerce/price.ts";

import { toWireUser, type Customer } from "../customers/customer.ts";
import type { ProviderMethod } from "../provider/payment-provider.ts";
import type { WireCheckout, WireRequirement } from "../wire-checkout.ts";
import type { CheckoutChoices } from "./checkout-row.ts";
import { deliveryDayChoices, isDayLost, type BookedDays, type DeliveryDayChoice } from "./delivery-days.ts";
import { offeredMethods, type OfferedMethod } from "./payment-methods.ts";
import { shippingOptions, type ShippingOption } from "./shipping-options.ts";

/** Everything a checkout is computed from, read at one moment. */
export interface CheckoutFacts {
  shop: ShopLocale;
  shopDocument: ShopDocument;
  basket: PricedBasket;
  choices: CheckoutChoices;
  customer: Customer | null;
  switchedOn: readonly ProviderMethod[] | null;
  booked: BookedDays;
}

/** A checkout: what is offered, what is chosen of it, what it costs, what is missing. */
export interface CheckoutState extends CheckoutFacts {
  options: ShippingOption[];
  option: ShippingOption | null;
  methods: (OfferedMethod & { feeCents: number })[];
  method: OfferedMethod | null;
  /** The days that can be chosen for what two people bring. */
  dayChoices: DeliveryDayChoice[];
  /** The goods, promotions taken off. */
  subtotalCents: number;
  /** What vouchers take off them. */
  discountCents: number;
  shippingCents: number;
  /** Taken off what the chosen delivery costs, which `shippingCents` is after it. */
  deliveryReduction: DeliveryReduction | null;
  fees: AppliedFee[];
  feeCents: number;
  /** VAT on delivery: at the highest rate of the goods it brings. */
  shippingVatRate: number;
  shippingVatCents: number;
  vatCents: number;
  totalCents: number;
  missing: WireRequirement[];
}

/** Computes a checkout; the basket's own VAT is the sum of its lines', and delivery adds its own, so that parts make the total. */
export function checkoutState(facts: CheckoutFacts): CheckoutState {
  const { basket, choices, shop } = facts;
  const options = shippingOptions(basket, shop, facts.shopDocument);
  const option = options.find(({ key }) => key === choices.shippingOption) ?? null;
  const discountCents = basket.vouchers.reduce((sum, voucher) => sum + voucher.discountCents, 0);
  const subtotalCents = basket.cost.withTaxCents + discountCents;
  const reduction = deliveryReduction(basket.charges, basket.cost.withTaxCents, option?.priceCents ?? 0);
  const shippingCents = (option?.priceCents ?? 0) - (reduction?.cents ?? 0);
  const shippingVatRate = ancillaryVatRate(basket.lines);
  const beforePaymentCents = basket.cost.withTaxCents + shippingCents + sum(appliedFees(basket, null));
  const methods = offeredMethods(shop, facts.switchedOn, beforePaymentCents).map((offered) => {
    const ofMethod = appliedFees(basket, offered.key).filter(({ category }) => category === "payment");
    return Object.assign(offered, { feeCents: sum(ofMethod) });
  });
  const method = methods.find(({ key }) => key === "none" || key === choices.paymentMethod) ?? null;
  const fees = appliedFees(basket, method?.key ?? null);
  const feeCents = sum(fees);
  const totalCents = basket.cost.withTaxCents + shippingCents + feeCents;
  const shippingVatCents = splitTax(shippingCents, shippingVatRate).tax.vat.amount;
  const amounts = {
    subtotalCents,
    discountCents,
    shippingCents,
    deliveryReduction: reduction,
    fees,
    feeCents,
    totalCents,
  };
  const dayChoices = deliveryDayChoices(basket, facts.shopDocument.deliveryDays ?? {}, facts.booked);
  const state = {
    ...facts,
    options,
    option,
    dayChoices,
    methods,
    method,
    shippingVatRate,
    shippingVatCents,
    ...amounts,
  };
  return {
    ...state,
    vatCents: basket.cost.vatCents + shippingVatCents + fees.reduce((vat, fee) => vat + fee.vatCents, 0),
    missing: missing(state),
  };
}

function sum(fees: readonly AppliedFee[]): number {
  return fees.reduce((cents, fee) => cents + fee.cents, 0);
}

function missing(state: Omit<CheckoutState, "vatCents" | "missing">): WireRequirement[] {
  const { basket } = state;
  const wanted: [WireRequirement, boolean][] = [
    ["ITEMS", basket.lines.length === 0],
    ["SELLABLE_ITEMS", basket.lines.some((line) => line.allocatedQuantity < line.quantity)],
    ["CUSTOMER", state.customer === null],
    ["ADDRESS", state.choices.shippingAddress === null],
    ["SHIPPING_OPTION", state.option === null],
    ["DELIVERY_DAY", isDayLost(basket, state.choices.deliveryDays, state.dayChoices)],
    [
      "PAYMENT_METHOD",
      state.method === null || !paymentDetailsSchema(state.method.asks).safeParse(state.choices.paymentDetails).success,
    ],
    ["PAYMENT_OPEN", basket.openPayment !== null],
  ];
  return wanted.filter(([, isMissing]) => isMissing).map(([requirement]) => requirement);
}

/** A checkout as the procedures return it. */
export function toWireCheckout(state: CheckoutState): WireCheckout {
  const { basket, choices, customer, option, method } = state;
  return {
    version: basket.version,
    currencyCode: state.shop.currency,
    customer: customer && toWireUser(customer),
    shippingAddress: choices.shippingAddress,
    billingAddress: choices.billingAddress,
    shippingOptions: state.options.map((offered) => ({ ...offered, chosen: offered.key === option?.key })),
    deliveryDays: state.dayChoices,
    paymentMethods: state.methods.map((offered) => ({
      ...offered,
      chosen: offered.key === method?.key,
      given: offered.asks.filter((name) => offered.key === method?.key && choices.paymentDetails[name] !== undefined),
    })),
    subtotalCents: state.subtotalCents,
    discountCents: state.discountCents,
    vouchers: basketVouchers(basket),
    promotions: basketPromotions(basket),
    shippingCents: state.shippingCents,
    deliveryReduction: state.deliveryReduction && {
      name: textIn(state.deliveryReduction.name, state.shop),
      cents: state.deliveryReduction.cents,
    },
    fees: state.fees.map((fee) => feeJson(fee, state.shop)),
    vatCents: state.vatCents,
    totalCents: state.totalCents,
    missing: state.missing,
    openPayment: basket.openPayment,
  };
}
