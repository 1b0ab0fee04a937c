import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { sql } from "kysely";

import { cancelOpenPayment } from "../cancel-open-payment.ts";
import { PaymentUnknownError } from "../provider/payment-provider.ts";
import { Problem } from "../problem.ts";
import type { Services } from "../services.ts";
import type { WireCheckout } from "../wire-checkout.ts";
import { runTransaction } from "./run-transaction.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Ends the payment that is open for a basket: at the provider first, so that one already paid is found and settled instead. A payment that
 * cannot be cancelled loses its order all the same, and is given back when it comes.
 * @returns false when no payment was open
 * @throws Problem 409 with the order's number when the payment had been made
 */
export async function releaseOpenPayment(services: Services, shop: ShopLocale, basketKey: string): Promise<boolean> {
  const open = await services.db
    .selectFrom("basket")
    .innerJoin("shop_order", "shop_order.basket_id", "basket.basket_id")
    .leftJoin("payment", "payment.order_id", "shop_order.order_id")
    .select(["basket.basket_id", "shop_order.order_number", "payment.payment_id"])
    .where("basket.shop_id", "=", shop.shopId)
    .where("basket.basket_key", "=", basketKey)
    .where("basket.state", "=", sql.lit("open"))
    .where("shop_order.status", "=", sql.lit("payment_open"))
    .executeTakeFirst();
  if (!open) return false;
  if (open.payment_id !== null) {
    await cancelAtProvider(services, open.payment_id);
    const status = await settlePayment(services, open.payment_id);
    if (status === "paid" || status === "ordered") throw orderAlreadyPlaced(open.order_number);
  }
  await runTransaction(services.db, async (trx) => {
    await trx.selectFrom("basket").select("basket_id").where("basket_id", "=", open.basket_id).forUpdate().execute();
    await cancelOpenPayment(trx, open.basket_id, services.now());
  });
  return true;
}

/** 409 for a basket that has become an order, with the payment that order still waits for. */
export function orderAlreadyPlaced(orderNumber: string, openPayment: WireCheckout["openPayment"] = null): Problem {
  return new Problem(409, "order-already-placed", "The basket has become an order", { members: { orderNumber, openPayment } });
}

async function cancelAtProvider(services: Services, paymentId: string): Promise<void> {
  try {
    await services.provider.cancel(await services.provider.read(paymentId));
  } catch (error) {
    if (!(error instanceof PaymentUnknownError)) throw error;
  }
}
