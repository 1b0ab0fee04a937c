import { randomUUID } from "node:crypto";

import { shipPackage } from "../shipments/ship-package.ts";
import type { WireWithdrawal } from "../wire-after-order.ts";
import type { WireOrder } from "../wire-order.ts";
import type { Result, Buyer, RpcTestShop } from "./rpc-test-shop.ts";

/** The address all orders of `PaidOrders` have. */
export const orderedBy = "herroepen@voorbeeld.nl";

export interface PaidOrder extends Buyer {
  orderId: string;
  orderNumber: string;
  variants: number[];
}

/** Orders that were paid or promised, and what becomes of them. */
export class PaidOrders {
  private readonly shop: RpcTestShop;

  constructor(shop: RpcTestShop) {
    this.shop = shop;
  }

  /** An order of two pieces for 100.01 and one for 49.99, of five in stock each; a parcel is a package of its own. */
  async place(
    method: "ideal" | "klarna" = "ideal",
    second: "two_person" | "parcel" = "two_person",
  ): Promise<PaidOrder> {
    const { shop } = this;
    const variants = [
      await shop.addVariant({ priceCents: 10_001, stock: 5 }),
      await shop.addVariant({ priceCents: 4999, stock: 5, delivery: second }),
    ];
    const lines = variants.map((variant, index) => [variant, 2 - index] as const);
    const buyer = await shop.prepare(lines, { method, email: orderedBy });
    const { body } = await shop.placeOrder(buyer);
    const settled = await shop.settle(
      await shop.choose(body.payment.redirectUrl, method === "klarna" ? "authorized" : "paid"),
    );
    if (settled.status !== 200 || settled.body.status !== (method === "klarna" ? "authorized" : "paid"))
      throw new Error(`The order was not settled: ${settled.status} ${JSON.stringify(settled.body)}`);
    return { ...buyer, orderId: body.orderId, orderNumber: body.orderNumber, variants };
  }

  async read({ orderId, token }: PaidOrder): Promise<WireOrder> {
    return (await this.shop.call<WireOrder>("getOrder", { id: orderId }, { token })).body;
  }

  withdraw(
    { orderId, token }: PaidOrder,
    pieceKeys: string[],
    key: string = randomUUID(),
  ): Promise<Result<WireWithdrawal>> {
    return this.shop.call<WireWithdrawal>("withdrawOrder", { order: { id: orderId }, pieceKeys }, { token, key });
  }

  ship({ orderId }: PaidOrder, packageId = 1): Promise<void> {
    const dispatch = { carrier: "PostNL", trackingCode: "3SABC", trackingUrl: "https://volg.example/3SABC" };
    return shipPackage(this.shop.upstream.services, { orderId, packageId, ...dispatch });
  }

  /** The pieces of each variant that are in stock. */
  stock({ variants }: PaidOrder): Promise<number[]> {
    return Promise.all(variants.map((variant) => this.shop.stockOf(variant)));
  }

  /** What the payment provider has given back, as it writes amounts. */
  async refunded({ orderId }: PaidOrder): Promise<string[]> {
    const { db, sandbox } = this.shop;
    const { payment_id: id } = await db
      .selectFrom("payment")
      .select("payment_id")
      .where("order_id", "=", orderId)
      .executeTakeFirstOrThrow();
    const response = await sandbox(
      new Request(`http://shop.test/v2/payments/${id}/refunds`, { headers: { authorization: "Bearer test_shop" } }),
    );
    const { _embedded: found } = (await response.json()) as { _embedded: { refunds: { amount: { value: string } }[] } };
    return found.refunds.map(({ amount }) => amount.value);
  }
}
