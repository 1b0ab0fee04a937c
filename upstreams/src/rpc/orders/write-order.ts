import { sql, type Insertable, type Transaction } from "kysely";

import type { ImageDocument, Texts } from "#upstreams/catalogue/documents.ts";
import { textIn } from "#upstreams/commerce/text-in.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { CheckoutState } from "../checkout/checkout-state.ts";
import type { Customer } from "../customers/customer.ts";
import type { OrderDocument, OrderItemDocument } from "./order-document.ts";
import { newOrderNumber } from "./order-number.ts";
import { returnKeyHash, returnKeyOf } from "./payment/return-key.ts";

/** What an order is made of, once nothing is missing. */
export interface OrderSource {
  orderId: string;
  state: CheckoutState & { basketId: string };
  customer: Customer;
  option: NonNullable<CheckoutState["option"]>;
  method: NonNullable<CheckoutState["method"]>;
  shippingAddress: NonNullable<CheckoutState["choices"]["shippingAddress"]>;
  paymentReturnUrl: string;
  /** Variants whose pieces came out of stock. */
  fromStock: ReadonlySet<number>;
}

interface Article {
  variant_id: number;
  variant_reference_key: string;
  article_number: string;
  title: Texts;
  product_id: number;
  product_reference_key: string;
  master_key: string;
  name: Texts;
  image: ImageDocument | null;
}

// the payment is made right after the order and brings its own time; without one the pieces go back soon
const paymentIsMadeWithinMs = 5 * 60_000;

/** Writes an order with its lines, as a snapshot of basket and checkout, waiting for its payment. */
export async function writeOrder(
  trx: Transaction<Tables>,
  source: OrderSource,
  secret: string,
  now: Date,
): Promise<void> {
  const { orderId, state, customer } = source;
  const order = {
    order_id: orderId,
    shop_id: state.shop.shopId,
    basket_id: state.basketId,
    customer_id: customer.customer_id,
    email: customer.email,
    status: "payment_open" as const,
    currency: state.shop.currency,
    subtotal_cents: state.subtotalCents,
    discount_cents: state.discountCents,
    shipping_cents: state.shippingCents,
    fee_cents: state.feeCents,
    vat_cents: state.vatCents,
    total_cents: state.totalCents,
    data: JSON.stringify(orderDocument(source)),
    return_key_hash: returnKeyHash(returnKeyOf(orderId, secret)),
    placed_at: now,
    expires_at: new Date(now.getTime() + paymentIsMadeWithinMs),
  };
  const items = await orderItems(trx, source);
  for (let isWritten = false; !isWritten;) isWritten = await insertNumbered(trx, order, JSON.stringify(items), now);
}

async function orderItems(trx: Transaction<Tables>, { state, fromStock }: OrderSource) {
  const { lines } = state.basket;
  const articles = await readArticles(
    trx,
    lines.map((line) => line.variantId),
  );
  return lines.map((line, index) => {
    const article = articles.get(line.variantId)!;
    const data: OrderItemDocument = {
      itemKey: line.itemKey,
      reductions: line.total.appliedReductions.map(({ category, type, amount, promotionId }) => ({
        category,
        type,
        cents: amount.absoluteWithTax,
        ...(promotionId && { promotionId }),
      })),
      isGift: line.isGift,
      vatCents: line.total.tax.vat.amount,
      stockTaken: fromStock.has(line.variantId),
      packageId: line.packageId,
      name: textIn(article.name, state.shop),
      variantTitle: textIn(article.title, state.shop),
      articleNumber: article.article_number,
      variantReferenceKey: article.variant_reference_key,
      productId: article.product_id,
      productReferenceKey: article.product_reference_key,
      masterKey: article.master_key,
      image: article.image && { ...sizeOf(article.image), alt: textIn(article.image.description, state.shop) },
    };
    return {
      position: index + 1,
      variant_id: line.variantId,
      quantity: line.quantity,
      unit_cents: line.unit.withTax,
      total_cents: line.total.withTax,
      vat_rate: line.unit.tax.vat.rate,
      data,
    };
  });
}

/** Writes order and lines under a new number and raises the basket's version; false when the number is taken, and then nothing was written. */
async function insertNumbered(
  trx: Transaction<Tables>,
  order: Omit<Insertable<Tables["shop_order"]>, "order_number">,
  items: string,
  now: Date,
): Promise<boolean> {
  const numbered = trx
    .insertInto("shop_order")
    .values({ ...order, order_number: newOrderNumber() })
    .onConflict((conflict) => conflict.column("order_number").doNothing())
    .returning(["order_id", "basket_id"]);
  const { rows } = await sql<{ order_id: string }>`
    with numbered as (${numbered}), lines as (
      insert into order_item (order_id, position, variant_id, quantity, unit_cents, total_cents, vat_rate, data)
      select numbered.order_id, l.position, l.variant_id, l.quantity, l.unit_cents, l.total_cents, l.vat_rate, l.data
      from numbered, json_to_recordset(${items}) l (
        position integer, variant_id integer, quantity integer, unit_cents integer, total_cents integer, vat_rate numeric, data jsonb)
    ), raised as (
      update basket set version = version + 1, changed_at = ${now} from numbered where basket.basket_id = numbered.basket_id
    )
    select order_id from numbered`.execute(trx);
  return rows.length > 0;
}

function orderDocument({
  state,
  customer,
  option,
  method,
  shippingAddress,
  paymentReturnUrl,
}: OrderSource): OrderDocument {
  return {
    customer: {
      firstName: customer.first_name,
      lastName: customer.last_name,
      isGuest: customer.is_guest,
      isNew: customer.groups.includes("new"),
    },
    shippingAddress,
    billingAddress: state.choices.billingAddress ?? shippingAddress,
    shippingOption: {
      key: option.key,
      name: option.name,
      priceCents: option.priceCents,
      vatRate: state.shippingVatRate,
      vatCents: state.shippingVatCents,
    },
    ...(state.deliveryReduction && {
      deliveryReduction: { ...state.deliveryReduction, name: textIn(state.deliveryReduction.name, state.shop) },
    }),
    fees: state.fees.map((fee) => ({ ...fee, name: textIn(fee.name, state.shop) })),
    paymentMethod: { key: method.key, name: method.name },
    ...(method.asks.length > 0 && { paymentDetails: state.choices.paymentDetails }),
    vouchers: state.basket.vouchers.flatMap(({ status, voucherId, code, type, value, discountCents }) =>
      status === "applied" ? { voucherId, code, type, value, discountCents } : [],
    ),
    promotions: state.basket.promotions
      .filter(({ reductionCents }) => reductionCents > 0)
      .map(({ promotionId, reductionCents }) => ({
        id: promotionId,
        name: textIn(state.basket.storedPromotions.find(({ id }) => id === promotionId)?.document.name, state.shop),
        cents: reductionCents,
      })),
    packages: state.basket.packages.map(({ id, carrierKey, deliveryDate }) => ({ id, carrierKey, deliveryDate })),
    isTogether: state.basket.deliveryOptions.some(({ key, chosen }) => chosen && key === "together"),
    basketVersion: state.basket.version,
    paymentReturnUrl,
  };
}

async function readArticles(trx: Transaction<Tables>, variantIds: number[]): Promise<Map<number, Article>> {
  const { rows } = await sql<Article>`
    select v.variant_id, v.reference_key as variant_reference_key, v.data ->> 'articleNumber' as article_number, v.data -> 'title' as title,
      p.product_id, p.reference_key as product_reference_key, p.master_key, p.data -> 'name' as name, p.data -> 'images' -> 0 as image
    from variant v join product p on p.product_id = v.product_id
    where v.variant_id = any (${variantIds}::integer[])`.execute(trx);
  return new Map(rows.map((row) => [row.variant_id, row]));
}

function sizeOf({
  file,
  width,
  height,
  averageColour,
}: ImageDocument): Omit<NonNullable<OrderItemDocument["image"]>, "alt"> {
  return { file, width, height, averageColour };
}
