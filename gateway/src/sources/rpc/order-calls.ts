import type { SampleOrder } from "@warmeland/schema/rules/sample-order.ts";
import * as z from "zod/mini";
import type { SendRpc } from "./send-rpc.ts";
import {
  wireOrderLookupSchema,
  type WireOrder,
  wireOrderSchema,
  type WireOrders,
  wireOrdersSchema,
  type WireWithdrawal,
  wireWithdrawalSchema,
} from "./wire-order.ts";

/** How an order is named: by its id with a session, or by the token of a look-up. */
export type WhichOrder = { readonly id: string } | { readonly token: string };

/** The order procedures of the shop RPC; every method throws UpstreamError. */
export class OrderCalls {
  private readonly send: SendRpc;

  constructor(send: SendRpc) {
    this.send = send;
  }

  /** An order of the session's customer, or the one that a look-up found. */
  get(which: WhichOrder): Promise<WireOrder> {
    return this.send("getOrder", which, wireOrderSchema);
  }

  /** The order a success token shows to whoever holds it. */
  getBySuccessToken(token: string): Promise<WireOrder> {
    return this.send("getOrderBySuccessToken", { token }, wireOrderSchema);
  }

  /** A page of the session's customer's orders, newest first; `page` from 1, `perPage` 1 to 100. */
  list(page: number, perPage: number): Promise<WireOrders> {
    return this.send("getOrders", { page, perPage }, wireOrdersSchema);
  }

  /** A token for the order of a number and an e-mail address. */
  lookUp(orderNumber: string, email: string): Promise<{ token: string; expiresAt: string }> {
    return this.send("lookupOrder", { orderNumber, email }, wireOrderLookupSchema);
  }

  /** Orders free samples; the same idempotency key is the same order. @returns how many come */
  orderSamples(order: SampleOrder & { readonly idempotencyKey: string }): Promise<{ count: number }> {
    return this.send("orderSamples", order, z.object({ count: z.int() }));
  }

  /** Withdraws pieces of an order; the same idempotency key returns the same receipt. */
  withdraw(
    order: WhichOrder,
    pieceKeys: readonly string[],
    reason: string | null,
    idempotencyKey: string,
  ): Promise<WireWithdrawal> {
    return this.send("withdrawOrder", { order, pieceKeys, reason }, wireWithdrawalSchema, {
      headers: { "idempotency-key": idempotencyKey },
      // refunds are handed on to the payment provider before the response
      callsOthers: true,
    });
  }
}
