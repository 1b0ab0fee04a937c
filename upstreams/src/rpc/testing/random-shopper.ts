import { randomBytes, randomUUID } from "node:crypto";

import * as fc from "fast-check";
import { expect } from "vitest";

import type { WireCheckout } from "../wire-checkout.ts";
import type { WirePlacedOrder } from "../wire-payment.ts";
import { testAddress, type Result } from "./rpc-test-shop.ts";
import type { WholeShop } from "./whole-shop.ts";

const small = fc.integer({ min: 0, max: 3 });
const handling = fc.constantFrom(
  "KeepExisting",
  "AddQuantityToExisting",
  "ReplaceExisting",
  "ReplaceExistingWithCombinedQuantity",
);
const kind = <Kind extends string, Rest extends object>(
  name: Kind,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => fc.record({ do: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<{ do: Kind } & Rest>;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: kind("add", {
      variant: small,
      quantity: fc.integer({ min: 1, max: 4 }),
      guest: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 2, arbitrary: kind("gift", { quantity: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: kind("change", { line: small, quantity: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 2, arbitrary: kind("remove", { line: small }) },
  { weight: 1, arbitrary: kind("clear", { guest: fc.boolean() }) },
  { weight: 2, arbitrary: kind("merge", { handling }) },
  { weight: 3, arbitrary: kind("redeem", { code: fc.integer({ min: 0, max: 2 }) }) },
  { weight: 1, arbitrary: kind("unredeem", { code: fc.integer({ min: 0, max: 2 }) }) },
  {
    weight: 6,
    arbitrary: kind("order", {
      variant: small,
      times: fc.constantFrom(1, 1, 2),
      sameKey: fc.boolean(),
      end: fc.constantFrom("", "paid", "paid", "failed"),
    }),
  },
  {
    weight: 4,
    arbitrary: kind("pay", {
      end: fc.constantFrom("paid", "paid", "failed", "canceled", "expired"),
      settles: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: kind("cancel", { times: fc.constantFrom(1, 2) }) },
  { weight: 1, arbitrary: kind("expire", { minutes: fc.constantFrom(1, 10, 17) }) },
);

export type ShopperStep = typeof step extends fc.Arbitrary<infer Step> ? Step : never;

/** What one shopper does. */
export function randomSteps(count: number): fc.Arbitrary<ShopperStep[]> {
  return fc.array(step, { minLength: count, maxLength: count });
}

interface Circumstances {
  token: string;
  variants: readonly number[];
  codes: readonly string[];
}

/** Somebody who does steps one after another, and to whom the shop never responds with a fault. */
export class RandomShopper {
  private readonly shop: WholeShop;
  private readonly who: Circumstances;
  private readonly basketKey = randomBytes(24).toString("base64url");
  private readonly guestKey = randomBytes(24).toString("base64url");
  private readonly payments: string[] = [];

  constructor(shop: WholeShop, who: Circumstances) {
    this.shop = shop;
    this.who = who;
  }

  async takeAll(steps: readonly ShopperStep[]): Promise<void> {
    for (const each of steps) await this.take(each);
  }

  /** The lines of the basket make its total, and those that cannot be had cost nothing. */
  async expectBasketAddsUp(): Promise<void> {
    for (const key of [this.basketKey, this.guestKey]) {
      const { basket } = await this.shop.basket("GET", key);
      const available = basket.items.filter(({ status }) => status === "available");
      expect(available.reduce((sum, { price }) => sum + price.total.withTax, 0)).toBe(basket.cost.withTax);
      expect(Math.min(0, ...basket.items.map(({ price }) => price.total.withTax))).toBe(0);
    }
  }

  private async take(each: ShopperStep): Promise<void> {
    const { variants, codes } = this.who;
    switch (each.do) {
      case "add":
        return await this.write("POST", each.guest ? this.guestKey : this.basketKey, "/items:batch", {
          items: [{ variantId: variants[each.variant], quantity: each.quantity }],
        });
      case "gift":
        return await this.write("POST", this.basketKey, "/items", {
          variantId: variants[3],
          quantity: each.quantity,
          promotionId: "gift",
          existingItemHandling: "AddQuantityToExisting",
        });
      case "change":
      case "remove":
        return await this.writeLine(each);
      case "clear":
        return await this.write("DELETE", each.guest ? this.guestKey : this.basketKey, "/items");
      case "merge":
        return await this.write("POST", this.basketKey, "/merge", {
          from: this.guestKey,
          existingItemHandling: each.handling,
        });
      case "redeem":
        return await this.call("redeemVoucher", { code: codes[each.code] });
      case "unredeem":
        return await this.call("removeVoucher", { code: codes[each.code] });
      case "order":
        return await this.order(each);
      case "pay":
        return await this.pay(each);
      case "cancel":
        await Promise.all(Array.from({ length: each.times }, () => this.call("cancelOpenPayment", {})));
        return;
      case "expire":
        await this.shop.pass(each.minutes * 60_000);
    }
  }

  private async writeLine(each: Extract<ShopperStep, { do: "change" | "remove" }>): Promise<void> {
    const { basket } = await this.shop.basket("GET", this.basketKey);
    const item = basket.items[each.line];
    if (!item) return;
    if (each.do === "remove") return await this.write("DELETE", this.basketKey, `/items/${item.key}`);
    await this.write("PATCH", this.basketKey, `/items/${item.key}`, { quantity: each.quantity });
  }

  private async write(method: string, key: string, path: string, body?: unknown): Promise<void> {
    const { status, basket } = await this.shop.basket(method, key, path, body);
    expectOutcome(status, basket);
  }

  private async call<T>(name: string, payload: object): Promise<Result<T>["body"]> {
    const { status, body } = await this.shop.orders.call<T>(name, { basketKey: this.basketKey, ...payload }, this.who);
    expectOutcome(status, body);
    return body;
  }

  private async order({ variant, times, sameKey, end }: Extract<ShopperStep, { do: "order" }>): Promise<void> {
    // so that there is mostly something to order
    await this.write("POST", this.basketKey, "/items:batch", {
      items: [{ variantId: this.who.variants[variant], quantity: 1 }],
    });
    await this.call("setCheckoutAddresses", { shippingAddress: testAddress });
    await this.call("setShippingOption", { key: "standard" });
    const checkout = await this.call<WireCheckout>("setPaymentMethod", { key: "ideal" });
    if (checkout.code !== undefined) return;
    const key = randomUUID();
    const buyer = { token: this.who.token, basketKey: this.basketKey, checkout };
    const responses = await Promise.all(
      Array.from({ length: times }, () => this.shop.orders.placeOrder(buyer, sameKey ? key : randomUUID())),
    );
    for (const { status, body } of responses) {
      expectOutcome(status, body);
      if (status === 200) this.remember(body);
    }
    if (end !== "") await this.pay({ end, settles: true });
  }

  private remember({ payment }: WirePlacedOrder): void {
    // an order that costs nothing has no payment to make
    if (payment.redirectUrl?.includes("/checkout/")) this.payments.push(payment.redirectUrl);
  }

  private async pay({ end, settles }: { end: string; settles: boolean }): Promise<void> {
    const url = this.payments.at(-1);
    if (url === undefined) return;
    const returnKey = await this.shop.orders.choose(url, end);
    if (settles && returnKey !== "") expectOutcome((await this.shop.orders.settle(returnKey)).status, { url });
  }
}

// a refusal is a response
function expectOutcome(status: number, response: unknown): void {
  if (status >= 500) throw new Error(`${status}: ${JSON.stringify(response)}`);
}
