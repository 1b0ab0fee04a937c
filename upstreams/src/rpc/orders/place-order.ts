import { randomUUID } from "node:crypto";

import type { Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { checkoutChanged } from "../checkout/checkout-changed.ts";
import { isForeignBasket } from "../checkout/foreign-basket.ts";
import type { CheckoutState } from "../checkout/checkout-state.ts";
import { readCheckout, type CheckoutQuestion } from "../checkout/read-checkout.ts";
import type { Customer } from "../customers/customer.ts";
import { Problem } from "../problem.ts";
import type { WireRequirement } from "../wire-checkout.ts";
import { bookDeliveryDays } from "./book-delivery-days.ts";
import { claimRequest, type IdempotentRequest } from "./idempotency.ts";
import { orderAlreadyPlaced } from "./payment/release-open-payment.ts";
import { sumPieces, takeStock } from "./stock.ts";
import { lockVouchers, takeVouchers } from "./order-vouchers.ts";
import { writeOrder } from "./write-order.ts";

export interface OrderWish extends CheckoutQuestion {
  customer: Customer;
  /** The basket's version the shopper saw. */
  checkoutVersion: number;
  /** The total the shopper agreed to pay, in cents. */
  acceptedTotalCents: number;
  paymentReturnUrl: string;
  request: IdempotentRequest;
  secret: string;
}

/**
 * The one way a basket becomes an order, in one short transaction (architecture.md, 'Writes'): basket version, completeness and total are
 * checked under the basket's lock and that of its vouchers, stock is taken where there is enough, then the order is written. A lower total than
 * agreed is passed on; a higher one, be it because a voucher has been used up, needs a new agreement.
 * @returns the order's id, the same one when the request was handled before
 * @throws Problem 409 (placed before, changed, incomplete), 412 sold out, 422 idempotency key of another request
 */
export async function placeOrder(trx: Transaction<Tables>, wish: OrderWish): Promise<string> {
  const orderId = randomUUID();
  const earlier = await claimRequest(trx, wish.request, { orderId }, wish.now);
  if (earlier !== undefined) return (earlier as { orderId: string }).orderId;
  const state = await readOpenCheckout(trx, wish);
  const { option, method } = state;
  const { shippingAddress } = state.choices;
  if (!option || !method || !shippingAddress) throw incomplete(state.missing);
  const { fromStock, soldOut } = await takeStock(trx, sumPieces(state.basket.lines));
  if (soldOut.size > 0) throw soldOutProblem(await readCheckout(trx, wish), soldOut);
  const { paymentReturnUrl, customer } = wish;
  await writeOrder(
    trx,
    { orderId, state, customer, option, method, shippingAddress, paymentReturnUrl, fromStock },
    wish.secret,
    wish.now,
  );
  if (!(await bookDeliveryDays(trx, orderId, state))) throw incomplete(["DELIVERY_DAY"]);
  await takeVouchers(trx, orderId, state.basket.vouchers);
  return orderId;
}

async function readOpenCheckout(
  trx: Transaction<Tables>,
  wish: OrderWish,
): Promise<CheckoutState & { basketId: string }> {
  const read = await readCheckout(trx, wish, true).catch(async (error: unknown) => {
    if (!(error instanceof Problem) || error.code !== "basket-not-found") throw error;
    const number = await newestOrderNumber(trx, wish);
    throw number === undefined ? error : orderAlreadyPlaced(number);
  });
  // whoever waited for a voucher sees what the others left of it
  const state = (await lockVouchers(trx, read.basket.vouchers)) ? await readCheckout(trx, wish) : read;
  const { basket, missing } = state;
  if (basket.openPayment) throw orderAlreadyPlaced(basket.openPayment.orderNumber, basket.openPayment);
  if (basket.version !== wish.checkoutVersion) throw checkoutChanged("version", state);
  if (missing.includes("SELLABLE_ITEMS")) throw soldOutProblem(state, new Set());
  if (missing.length > 0) throw incomplete(missing);
  if (state.totalCents > wish.acceptedTotalCents) throw checkoutChanged("price", state);
  return state;
}

/** The number of the order that closed the last basket of this key. */
async function newestOrderNumber(
  trx: Transaction<Tables>,
  { shop, basketKey, customer }: OrderWish,
): Promise<string | undefined> {
  if (await isForeignBasket(trx, basketKey, customer.customer_id)) return undefined;
  const row = await trx
    .selectFrom("basket")
    .innerJoin("shop_order", "shop_order.basket_id", "basket.basket_id")
    .select("shop_order.order_number")
    .where("basket.shop_id", "=", shop.shopId)
    .where("basket.basket_key", "=", basketKey)
    .where("basket.state", "=", "closed")
    .where("shop_order.status", "not in", ["cancelled", "failed", "expired"])
    .orderBy("shop_order.placed_at", "desc")
    .executeTakeFirst();
  return row?.order_number;
}

function incomplete(missing: readonly WireRequirement[]): Problem {
  return new Problem(409, "checkout-incomplete", "The checkout is not complete", { members: { missing } });
}

function soldOutProblem(state: CheckoutState, variants: ReadonlySet<number>): Problem {
  const lines = state.basket.lines.filter(
    (line) => line.allocatedQuantity < line.quantity || variants.has(line.variantId),
  );
  const named = lines.map(({ itemKey, variantId, availableQuantity }) => ({ itemKey, variantId, availableQuantity }));
  return new Problem(412, "sold-out", "Some articles are sold out", { members: { lines: named } });
}
