import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import type { GuestLogin } from "@warmeland/schema/rules/account/guest-login.ts";
import * as z from "zod/mini";
import type { CallContext } from "../call-context.ts";
import type { Upstream } from "../http.ts";
import { AccountCalls } from "./account-calls.ts";
import type { SendRpc, SendRpcOptions } from "./send-rpc.ts";
import { ConfigurationCalls } from "./configuration-calls.ts";
import { OrderCalls } from "./order-calls.ts";
import { ReviewCalls } from "./review-calls.ts";
import { SleeperCalls } from "./sleeper-calls.ts";
import { type WirePostcodeAddress, wirePostcodeAddressSchema } from "./wire-postcode.ts";
import {
  type WireCheckout,
  wireCheckoutSchema,
  type WireUserAndCheckout,
  wireUserAndCheckoutSchema,
} from "./wire-checkout.ts";
import {
  type WirePlacedOrder,
  wirePlacedOrderSchema,
  type WireSettledReturn,
  wireSettledReturnSchema,
} from "./wire-payment.ts";
import { type WireTranslation, wireTranslationSchema } from "./wire-review.ts";
import { type WireLogin, wireLoginSchema, type WireUser, wireUserSchema } from "./wire-user.ts";

export interface PlaceOrderPayload {
  readonly basketKey: string;
  /** Version of the basket the shopper saw. */
  readonly checkoutVersion: number;
  /** Total the shopper saw, in cents including VAT. */
  readonly acceptedTotalCents: number;
  /** Where the payment sends the shopper back, ending in the place of the return key. */
  readonly paymentReturnUrl: string;
}

const nothing = z.unknown();
const othersTimeoutMs = 12_000;

/**
 * Procedures of the shop RPC (contracts/rpc.md), bound to one request and its session.
 * Every method throws UpstreamError; `rpcProblemOf` reads the explanation of an expected failure.
 */
export class RpcSource {
  readonly account: AccountCalls;
  readonly orders: OrderCalls;
  readonly configurations: ConfigurationCalls;
  readonly reviews: ReviewCalls;
  readonly sleepers: SleeperCalls;
  private readonly upstream: Upstream;
  private readonly call: CallContext;

  constructor(upstream: Upstream, call: CallContext) {
    this.upstream = upstream;
    this.call = call;
    const send: SendRpc = (procedure, payload, schema, options) => this.send(procedure, payload, schema, options);
    this.account = new AccountCalls(send);
    this.orders = new OrderCalls(send);
    this.configurations = new ConfigurationCalls(send);
    this.reviews = new ReviewCalls(send);
    this.sleepers = new SleeperCalls(send);
  }

  /** Opens a session for a guest, and the customer behind it. */
  guestLogin(guest: GuestLogin): Promise<WireLogin> {
    const { firstName, lastName, email, gender } = guest;
    return this.send("guestLogin", { first_name: firstName, last_name: lastName, email, gender }, wireLoginSchema);
  }

  async logout(): Promise<void> {
    await this.send("logout", {}, nothing);
  }

  /** Takes apart again what a sign-in of the session's customer brought together. */
  async undoMerge(undoKey: string): Promise<void> {
    await this.send("undoMerge", { undoKey }, nothing);
  }

  /** The customer of the session, null without one or with a dead one. */
  getUser(): Promise<WireUser | null> {
    return this.send("getUser", {}, z.nullable(wireUserSchema));
  }

  /**
   * As `getUser`, with the checkout of the customer's basket, or of the one a guest has: null when there is no basket, missing when the upstream
   * does not say.
   */
  getUserAndCheckout(guestBasketKey: string | undefined): Promise<WireUserAndCheckout | null> {
    return this.send("getUser", { checkout: { guestBasketKey } }, z.nullable(wireUserAndCheckoutSchema));
  }

  getCheckout(basketKey: string): Promise<WireCheckout> {
    return this.send("getCheckout", { basketKey }, wireCheckoutSchema);
  }

  /** @param billingAddress null means the same as the shipping address */
  setCheckoutAddresses(
    basketKey: string,
    shippingAddress: PostalAddress,
    billingAddress: PostalAddress | null,
  ): Promise<WireCheckout> {
    return this.send("setCheckoutAddresses", { basketKey, shippingAddress, billingAddress }, wireCheckoutSchema, {
      callsOthers: true,
    });
  }

  setDeliveryDay(basketKey: string, packageId: number, day: string | null): Promise<WireCheckout> {
    return this.send("setDeliveryDay", { basketKey, packageId, day }, wireCheckoutSchema, { callsOthers: true });
  }

  setShippingOption(basketKey: string, key: string): Promise<WireCheckout> {
    return this.send("setShippingOption", { basketKey, key }, wireCheckoutSchema, { callsOthers: true });
  }

  /** @param details what the method needs; null leaves what was given before */
  setPaymentMethod(basketKey: string, key: string, details: object | null): Promise<WireCheckout> {
    return this.send("setPaymentMethod", { basketKey, key, details }, wireCheckoutSchema, { callsOthers: true });
  }

  /** Redeems a voucher for the basket; refusals have codes that begin with `voucher-`. */
  redeemVoucher(basketKey: string, code: string): Promise<WireCheckout> {
    return this.send("redeemVoucher", { basketKey, code }, wireCheckoutSchema, { callsOthers: true });
  }

  removeVoucher(basketKey: string, code: string): Promise<WireCheckout> {
    return this.send("removeVoucher", { basketKey, code }, wireCheckoutSchema, { callsOthers: true });
  }

  /** Makes the basket an order; the same idempotency key and payload return the same order. */
  placeOrder(payload: PlaceOrderPayload, idempotencyKey: string): Promise<WirePlacedOrder> {
    return this.send("placeOrder", payload, wirePlacedOrderSchema, {
      headers: { "idempotency-key": idempotencyKey },
      callsOthers: true,
    });
  }

  /** Ends the payment that keeps the basket, and gives its stock back. */
  async cancelOpenPayment(basketKey: string): Promise<void> {
    await this.send("cancelOpenPayment", { basketKey }, nothing, { callsOthers: true });
  }

  settleReturn(returnKey: string): Promise<WireSettledReturn> {
    return this.send("settleReturn", { returnKey }, wireSettledReturnSchema, { callsOthers: true });
  }

  /** Street and city of a Dutch postcode and house number. */
  getPostcodeAddress(postcode: string, houseNumber: string): Promise<WirePostcodeAddress> {
    return this.send("getPostcodeAddress", { postcode, houseNumber }, wirePostcodeAddressSchema, { callsOthers: true });
  }

  /** A review in another language; a translation service may be called. */
  translateReview(reviewId: string, language: string): Promise<WireTranslation> {
    return this.send("translateReview", { reviewId, language }, wireTranslationSchema, {
      isPublic: true,
      callsOthers: true,
    });
  }

  private async send<T>(
    procedure: string,
    payload: unknown,
    schema: z.ZodMiniType<T>,
    options: SendRpcOptions = {},
  ): Promise<T> {
    const { clientAddress, shop } = this.call;
    const sessionToken = options.isPublic ? undefined : this.call.sessionToken;
    const response = await this.upstream.request(this.call, {
      method: "POST",
      path: `/rpc/${procedure}`,
      headers: {
        "x-shop-id": String(shop.shopId),
        ...(sessionToken && { authorization: `Bearer ${sessionToken}` }),
        ...(clientAddress && { "x-forwarded-for": clientAddress }),
        ...options.headers,
      },
      body: { payload },
      ...(options.cache && { cache: options.cache }),
      ...(options.callsOthers && { timeoutMs: othersTimeoutMs, ownGuard: procedure }),
      parse: (body) => schema.parse(body),
    });
    return response.data;
  }
}
