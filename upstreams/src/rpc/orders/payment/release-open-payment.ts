import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { sql } from "kysely";

import type { ReleasedPayment } from "#upstreams/commerce/commerce-call.ts";
import { cancelOpenPayment } from "#upstreams/rpc/cancel-open-payment.ts";
import { PaymentUnknownError, type ProviderPayment } from "#upstreams/rpc/provider/payment-provider.ts";
import { Problem } from "#upstreams/rpc/problem.ts";
import type { Services } from "#upstreams/rpc/services.ts";
import type { WireCheckout } from "#upstreams/rpc/wire-checkout.ts";
import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import { applyToOrder } from "./settle-payment.ts";

/** What became of it, once the provider has responded. */
type CheckedPayment = { outcome: "none"; orderNumber?: undefined } | Extract<ReleasedPayment, { orderNumber: string }>;

/**
 * Ends the payment that is open for a basket: at the provider first, so that one that was made is found. Then its order stands and the basket is
 * closed, so that the key begins a new one; money on its way (`pending`) counts as made. A payment that cannot be cancelled loses its order all the
 * same, and is given back when it comes.
 * @throws what the provider's client throws when it cannot be reached, and then nothing has changed
 */
export async function releaseOpenPayment(
  services: Services,
  shop: ShopLocale,
  basketKey: string,
): Promise<CheckedPayment> {
  const open = await services.db
    .selectFrom("basket")
    .innerJoin("shop_order", "shop_order.basket_id", "basket.basket_id")
    .leftJoin("payment", "payment.order_id", "shop_order.order_id")
    .select(["basket.basket_id", "shop_order.order_id", "shop_order.order_number", "payment.payment_id"])
    .where("basket.shop_id", "=", shop.shopId)
    .where("basket.basket_key", "=", basketKey)
    .where("basket.state", "=", sql.lit("open"))
    .where("shop_order.status", "=", sql.lit("payment_open"))
    .executeTakeFirst();
  if (!open) return { outcome: "none" };
  const orderNumber = open.order_number;
  if (open.payment_id !== null) {
    const payment = await cancelAtProvider(services, open.payment_id);
    const status = await applyToOrder(services, { orderId: open.order_id, paymentId: open.payment_id, payment });
    if (status === "paid" || status === "ordered") return { outcome: "kept", orderNumber };
    if (payment?.status === "pending" && status === "payment_open") {
      await closeBasket(services, open.basket_id);
      return { outcome: "kept", orderNumber };
    }
  }
  await runTransaction(services.db, async (trx) => {
    await trx.selectFrom("basket").select("basket_id").where("basket_id", "=", open.basket_id).forUpdate().execute();
    await cancelOpenPayment(trx, open.basket_id, services.now());
  });
  return { outcome: "called-off", orderNumber };
}

/** 409 for a basket that has become an order, with the payment that order still waits for. */
export function orderAlreadyPlaced(orderNumber: string, openPayment: WireCheckout["openPayment"] = null): Problem {
  return new Problem(409, "order-already-placed", "The basket has become an order", {
    members: { orderNumber, openPayment },
  });
}

async function cancelAtProvider({ provider }: Services, paymentId: string): Promise<ProviderPayment | null> {
  try {
    return await provider.cancel(await provider.read(paymentId));
  } catch (error) {
    if (error instanceof PaymentUnknownError) return null;
    throw error;
  }
}

async function closeBasket({ db, now }: Services, basketId: string): Promise<void> {
  await db
    .updateTable("basket")
    .set((column) => ({ state: "closed", version: column("version", "+", 1), changed_at: now() }))
    .where("basket_id", "=", basketId)
    .where("state", "=", "open")
    .execute();
}
