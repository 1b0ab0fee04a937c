import {
  addItemSchema,
  addItemsSchema,
  basketKeyField,
  changeItemSchema,
  clearSchema,
  deliverySchema,
  mergeSchema,
  namePromotionsSchema,
  promotionCodeSchema,
  writeKeyField,
  type ExistingItemHandling,
  type NewItem,
} from "../basket/basket-input.ts";
import { planAdd, type PlannedItem } from "../basket/plan-add.ts";
import { planChange, planClear, planDelivery, planPromotions, planRemove } from "../basket/plan-change.ts";
import { planMerge } from "../basket/plan-merge.ts";
import type { PricedBasket } from "../basket/priced-basket.ts";
import { readBasket } from "../basket/read-basket.ts";
import { writeBasket, type BasketWrite, type Plan } from "../basket/write-basket.ts";
import type { CommerceCall } from "../commerce-call.ts";
import { CommerceError, parseOrRefuse } from "../commerce-error.ts";
import { isGiftItem, isUnknownPromotion, namedPromotion, promotionWithCode } from "../promotions/named-promotion.ts";
import type { OfferedPromotion } from "../promotions/promotion.ts";
import { jsonValueResponse } from "../json-response.ts";
import { largestBatch, readJsonBody } from "../request-body.ts";
import { basketText, basketValue, knowsLines } from "../wire/basket-json.ts";
import { applicablePromotions } from "../wire/basket-promotions.ts";
import { withParameter } from "../wire/product-include.ts";

/** `GET /v1/baskets/{key}`: creates nothing, an unknown key is an empty basket of version 0. */
export async function getBasket(call: CommerceCall, key: string): Promise<Response> {
  return await respond(call, await readBasket(call.db, { ...call, basketKey: parseKey(key) }), 200);
}

/**
 * `POST /v1/baskets/{key}/items`: 201 added, 206 added with less, 409 the line is there already, 412 not available, 413 too many lines; all
 * carry the basket. With `existingItemHandling` in the body a line that is there is treated so instead of refused. An `Idempotency-Key` that one
 * of the basket's last 20 writes had changes nothing: 201 with the basket as it is.
 */
export async function addBasketItem(call: CommerceCall, key: string): Promise<Response> {
  const basketKey = parseKey(key);
  const { existingItemHandling, ...item } = parseOrRefuse(addItemSchema, await readJsonBody(call.request), "body");
  return await add(call, basketKey, [item], existingItemHandling);
}

/** `POST /v1/baskets/{key}/items:batch`: all items or none; `refusals` beside the basket names the variants that stood in the way. */
export async function addBasketItems(call: CommerceCall, key: string): Promise<Response> {
  const basketKey = parseKey(key);
  const { items, existingItemHandling } = parseOrRefuse(
    addItemsSchema,
    await readJsonBody(call.request, largestBatch),
    "body",
  );
  return await add(call, basketKey, items, existingItemHandling);
}

/**
 * `PATCH /v1/baskets/{key}/items/{itemKey}`: 200, 206 with less, 404 no such line, 409 the basket moved on since `version`, 412 not available. With
 * `withSet=true` the members that a set cannot be ordered without follow the quantity of its main item.
 */
export async function changeBasketItem(call: CommerceCall, key: string, itemKey: string): Promise<Response> {
  const basketKey = parseKey(key);
  const withSet = call.query.get("withSet") === "true";
  const change = { ...parseOrRefuse(changeItemSchema, await readJsonBody(call.request), "body"), withSet };
  return await write(call, basketKey, 200, (state) =>
    planChange(state.lines, itemKey, change, state.variants, state.version, state.offered),
  );
}

/** `PUT /v1/baskets/{key}/promotions`: which promotion each of several lines names; 404 for a line that is not there, 412 for a gift that is not earned and for a promotion nobody knows. */
export async function nameBasketPromotions(call: CommerceCall, key: string): Promise<Response> {
  const basketKey = parseKey(key);
  const items = parseOrRefuse(namePromotionsSchema, await readJsonBody(call.request), "body");
  return await write(call, basketKey, 200, (state) => planPromotions(state.lines, items, state.offered));
}

/** `PUT /v1/baskets/{key}/delivery`: whether shipments of different days come `apart` or `together`; an empty basket has none and stays as it is. */
export async function chooseBasketDelivery(call: CommerceCall, key: string): Promise<Response> {
  const basketKey = parseKey(key);
  const { delivery } = parseOrRefuse(deliverySchema, await readJsonBody(call.request), "body");
  return await write(call, basketKey, 200, ({ lines }) => planDelivery(lines, delivery));
}

/** `POST /v1/baskets/{key}/promotion-code`: the basket with the lines a code is good for as `applicablePromotions`; it changes nothing. */
export async function tryPromotionCode(call: CommerceCall, key: string): Promise<Response> {
  const basketKey = parseKey(key);
  const { promotionCode } = parseOrRefuse(promotionCodeSchema, await readJsonBody(call.request), "body");
  const basket = await readBasket(call.db, { ...call, basketKey });
  const promotion = promotionWithCode(promotionCode, basket.offered);
  return await respond(call, basket, 200, {
    applicablePromotions: promotion ? applicablePromotions(basket, [promotion]) : [],
  });
}

/**
 * `DELETE /v1/baskets/{key}/items/{itemKey}`: 200, or 404 for a line that is not there. With `withSet=true` a main item takes its set with it, and
 * so does a member without which the set cannot be ordered.
 */
export async function removeBasketItem(call: CommerceCall, key: string, itemKey: string): Promise<Response> {
  const withSet = call.query.get("withSet") === "true";
  return await write(call, parseKey(key), 200, (state) => planRemove(state.lines, itemKey, withSet));
}

/** `DELETE /v1/baskets/{key}/items`: removes every line; 409 when the basket moved on since the `version` in the query. */
export async function clearBasket(call: CommerceCall, key: string): Promise<Response> {
  const { version } = parseOrRefuse(clearSchema, Object.fromEntries(call.query), "query");
  return await write(call, parseKey(key), 200, (state) => planClear(state.lines, state.version, version));
}

/** `POST /v1/baskets/{key}/merge`: merges the basket `from` into this one and empties it; a repeated merge finds nothing. */
export async function mergeBaskets(call: CommerceCall, key: string): Promise<Response> {
  const basketKey = parseKey(key);
  const { from, existingItemHandling } = parseOrRefuse(mergeSchema, await readJsonBody(call.request), "body");
  if (from === basketKey) return await getBasket(call, key);
  return await write(call, basketKey, 200, (state) => planMerge(state.lines, state.source, existingItemHandling), {
    sourceKey: from,
  });
}

async function add(
  call: CommerceCall,
  basketKey: string,
  items: readonly NewItem[],
  handling: ExistingItemHandling | undefined,
): Promise<Response> {
  const plan: Plan = ({ lines, variants, offered }) =>
    planAdd(
      lines,
      items.map((item) => plannedItem(item, offered)),
      variants,
      handling,
    );
  const writeKey = parseOrRefuse(
    writeKeyField,
    call.request.headers.get("idempotency-key") ?? undefined,
    "Idempotency-Key",
  );
  return await write(call, basketKey, 201, plan, { variantIds: items.map((item) => item.variantId), writeKey });
}

function plannedItem(item: NewItem, offered: readonly OfferedPromotion[]): PlannedItem {
  const promotion = namedPromotion(item, offered) ?? null;
  const isPromotionUnknown = isUnknownPromotion(item, offered);
  return { ...item, promotion, isPromotionUnknown, isGift: isGiftItem(promotion?.id, item, offered) };
}

async function write(
  call: CommerceCall,
  basketKey: string,
  doneStatus: number,
  plan: Plan,
  more: Pick<BasketWrite, "variantIds" | "sourceKey" | "writeKey"> = {},
): Promise<Response> {
  const { db, shop, now, promotions, releaseOpenPayment, writeQueue } = call;
  const written = await writeBasket(
    { db, shop, basketKey, now, promotions, releaseOpenPayment, writeQueue, ...more },
    plan,
  );
  const { basket, plan: planned, keptOrder } = written;
  const order = keptOrder === undefined ? {} : { keptOrder };
  if (planned.outcome !== "refused") return await respond(call, basket, planned.isReduced ? 206 : doneStatus, order);
  // the line went with the order, of which a new basket knows nothing
  const isOrdered = keptOrder !== undefined && (planned.status === 404 || planned.status === 409);
  return await respond(
    call,
    basket,
    isOrdered ? doneStatus : planned.status,
    isOrdered ? order : { refusals: planned.refusals, ...order },
  );
}

async function respond(call: CommerceCall, basket: PricedBasket, status: number, more: object = {}): Promise<Response> {
  const engine = knowsLines(call.catalogue, basket) ? call.engine : await call.freshEngine();
  const response = { basket, engine, withText: withParameter(call.query, "items.product."), hour: call.hour, more };
  return jsonValueResponse({ value: () => basketValue(response), text: () => basketText(response) }, status);
}

function parseKey(key: string): string {
  const parsed = basketKeyField.safeParse(key);
  if (!parsed.success) throw new CommerceError(400, "The basket key must be 22 to 128 characters of base64url or hex");
  return parsed.data;
}
