import type { BasketItem, BasketResponseData, ItemGroup } from "@scayle/storefront-api";
import type { DeliveryChoice } from "@warmeland/schema/rules/delivery/shipments.ts";
import * as z from "zod";
import type { CallContext } from "#gateway/sources/call-context.ts";
import type { Upstream } from "#gateway/sources/http.ts";
import { pathSegment } from "#gateway/sources/path-segment.ts";
import { commerceQuery } from "./commerce-query.ts";
import type { WireVoucher } from "#gateway/sources/rpc/wire-voucher.ts";
import { itemParameters, noteNeeds, type ProductNeeds } from "./product-with.ts";
import type { WireBasketPromotion } from "./wire-promotion.ts";

/** SCAYLE's basket with what this shop's upstream adds to it; a foreign upstream leaves the additions out. */
export type CommerceBasket = Omit<BasketResponseData, "currencyCode" | "packages"> & {
  readonly currencyCode: string;
  readonly packages: readonly WirePackage[];
  /** Whether the days are those of the checkout's delivery address. */
  readonly isAddressKnown?: boolean;
  /** The choice between packages apart and together; empty where there is none. */
  readonly deliveryOptions?: readonly WireDeliveryOption[];
  /** Counts every change of basket or checkout. */
  readonly version?: number;
  /** A payment under way for this basket, which a change would call off unless it was made. */
  readonly openPayment?: { readonly orderNumber: string; readonly redirectUrl: string | null } | null;
  /** Number of the order that the write found paid: it stands, and this basket is a new one. */
  readonly keptOrder?: string;
  /** Every promotion that has to do with the basket, in the order they are tried. */
  readonly promotions?: readonly WireBasketPromotion[];
  /** Those redeemed, in that order. */
  readonly vouchers?: readonly WireVoucher[];
};

/** A package of SCAYLE's basket, with the keys of the items it brings and of those the others wait for. */
export type WirePackage = BasketResponseData["packages"][number] & {
  readonly itemKeys?: readonly string[];
  readonly awaitedKeys?: readonly string[];
};

export interface WireDeliveryOption {
  readonly key: DeliveryChoice;
  readonly packages: readonly WirePackage[];
  readonly chosen: boolean;
}

/** What this shop's upstream adds to SCAYLE's item. */
export interface CommerceBasketItem extends BasketItem {
  /** Given for nothing by the promotion it names. */
  readonly isGift?: boolean;
  /** Where it stands among the others; for a line that is put back there. */
  readonly place?: number;
  /** The code its promotion was named with. */
  readonly promotionCode?: string;
}

/** How a write ended; `basket` is what it is now, missing when the upstream responded with an error only. */
export interface BasketWrite {
  readonly outcome:
    | "done"
    | "quantity-reduced"
    | "item-not-found"
    | "already-present"
    | "unavailable"
    | "conflict"
    | "full";
  readonly basket: CommerceBasket | undefined;
  /** Variants that stood in the way, as far as the upstream names them. */
  readonly refused?: readonly number[];
  /** Those among them that name a promotion the shop does not have. */
  readonly unknownPromotion?: readonly number[];
}

/** The strings of the SDK. */
export type WireItemHandling =
  | "KeepExisting"
  | "AddQuantityToExisting"
  | "ReplaceExisting"
  | "ReplaceExistingWithCombinedQuantity";

export interface NewBasketItem {
  readonly variantId: number;
  readonly quantity: number;
  readonly promotionId?: string;
  /** Names a promotion that needs it, with or without its id; SCAYLE reads it out of `promotions` only. */
  readonly promotionCode?: string;
  readonly promotions?: readonly { readonly id: string; readonly code: string }[];
  readonly displayData?: unknown;
  readonly customData?: unknown;
  readonly itemGroup?: ItemGroup;
  /** `CommerceBasketItem.place` of a line that was there before; SCAYLE, which does not read it, puts it last. */
  readonly place?: number;
  /** Does in one call what SCAYLE, which does not read it, refuses as `already-present`. */
  readonly existingItemHandling?: WireItemHandling;
}

export interface BasketItemChange {
  readonly quantity: number;
  readonly displayData?: unknown;
  readonly customData?: unknown;
  readonly itemGroup?: ItemGroup;
}

const promotionsBeside = new WeakMap<BasketItem, readonly WireBasketPromotion[]>();

/** The promotions of the basket that an item came with; none for an item of a foreign upstream. */
export function promotionsOfBasketOf(item: BasketItem): readonly WireBasketPromotion[] {
  return promotionsBeside.get(item) ?? [];
}

interface WriteParts {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly writeKey?: string | undefined;
}

const addRefusals = { 409: "already-present", 412: "unavailable", 413: "full" } as const;

const writeTimeoutMs = 5000;

const refusalsSchema = z.looseObject({
  refusals: z.array(z.looseObject({ variantId: z.int(), kind: z.optional(z.string()) })),
});

const basketSchema = z.looseObject({
  key: z.string(),
  items: z.array(z.looseObject({ key: z.string(), quantity: z.int() })),
  cost: z.looseObject({ withTax: z.int() }),
});

/** Reading and changing baskets. Nothing here is ever cached or retried. */
export class BasketCalls {
  private readonly upstream: Upstream;
  private readonly call: CallContext;

  constructor(upstream: Upstream, call: CallContext) {
    this.upstream = upstream;
    this.call = call;
  }

  /** The basket of a key; an unknown key has an empty one. `needs` is what its products are requested with. */
  async get(basketKey: string, needs: ProductNeeds): Promise<CommerceBasket> {
    const response = await this.upstream.request(this.call, {
      path: basketPath(basketKey),
      tracePath: "/v1/baskets/…",
      query: this.query(needs),
      parse: (body) => parseBasket(body, needs),
    });
    return response.data;
  }

  /** @param writeKey names the write, so that a repetition changes nothing; SCAYLE does not read it */
  add(basketKey: string, item: NewBasketItem, needs: ProductNeeds, writeKey?: string): Promise<BasketWrite> {
    return this.write("POST", basketKey, "/items", needs, { body: item, writeKey }, addRefusals);
  }

  /** All items or none, in one call. */
  addMany(
    basketKey: string,
    items: readonly NewBasketItem[],
    existingItemHandling: WireItemHandling,
    needs: ProductNeeds,
    writeKey?: string,
  ): Promise<BasketWrite> {
    return this.write(
      "POST",
      basketKey,
      "/items:batch",
      needs,
      { body: { items, existingItemHandling }, writeKey },
      addRefusals,
    );
  }

  /**
   * Changes a line; what a set cannot be ordered without follows its main item, which SCAYLE leaves as it is.
   * @param version the basket's version the client saw; the upstream refuses with `conflict` when it moved on
   */
  update(
    basketKey: string,
    itemKey: string,
    change: BasketItemChange,
    needs: ProductNeeds,
    version?: number,
  ): Promise<BasketWrite> {
    const body = version === undefined ? change : { ...change, version };
    return this.write(
      "PATCH",
      basketKey,
      `/items/${pathSegment(itemKey)}`,
      needs,
      { body, query: { withSet: "true" } },
      {
        404: "item-not-found",
        409: "conflict",
        412: "unavailable",
        413: "full",
      },
    );
  }

  /** Removes a line; the main item of a set takes the set with it, which SCAYLE leaves behind. */
  remove(basketKey: string, itemKey: string, needs: ProductNeeds): Promise<BasketWrite> {
    const query = { withSet: "true" };
    return this.write(
      "DELETE",
      basketKey,
      `/items/${pathSegment(itemKey)}`,
      needs,
      { query },
      {
        404: "item-not-found",
        409: "conflict",
      },
    );
  }

  /**
   * Removes every item at once.
   * @param version the basket's version the client saw; the upstream refuses with `conflict` when it moved on
   */
  clear(basketKey: string, needs: ProductNeeds, version?: number): Promise<BasketWrite> {
    return this.write("DELETE", basketKey, "/items", needs, { query: { version } }, { 409: "conflict" });
  }

  /** Chooses how packages that are ready at different times come; SCAYLE has no such choice. */
  chooseDelivery(basketKey: string, delivery: DeliveryChoice, needs: ProductNeeds): Promise<BasketWrite> {
    return this.write("PUT", basketKey, "/delivery", needs, { body: { delivery } }, {});
  }

  private async write(
    method: "PUT" | "POST" | "PATCH" | "DELETE",
    basketKey: string,
    path: string,
    needs: ProductNeeds,
    { body, query = {}, writeKey }: WriteParts,
    refusals: Readonly<Record<number, BasketWrite["outcome"]>>,
  ): Promise<BasketWrite> {
    const response = await this.upstream.request(this.call, {
      method,
      path: basketPath(basketKey) + path,
      tracePath: `/v1/baskets/…${path}`,
      query: this.query(needs, query),
      ...(writeKey !== undefined && { headers: { "idempotency-key": writeKey } }),
      takes: Object.keys(refusals).map(Number),
      // an open payment is looked up first
      timeoutMs: writeTimeoutMs,
      body,
      parse: (json, status): BasketWrite => {
        const outcome = refusals[status] ?? (status === 206 ? "quantity-reduced" : "done");
        const isSuccess = status < 400;
        const basket = isSuccess || basketSchema.safeParse(json).success ? parseBasket(json, needs) : undefined;
        return { outcome, basket, ...refusedOf(json) };
      },
    });
    return response.data;
  }

  private query(needs: ProductNeeds, more: WriteParts["query"] = {}): URLSearchParams {
    return commerceQuery(this.call, { ...more, ...itemParameters(needs) });
  }
}

function basketPath(basketKey: string): string {
  return `/v1/baskets/${encodeURIComponent(basketKey)}`;
}

function refusedOf(body: unknown): Required<Pick<BasketWrite, "refused" | "unknownPromotion">> {
  const refusals = refusalsSchema.safeParse(body).data?.refusals ?? [];
  const variantIds = (all: typeof refusals) => all.map(({ variantId }) => variantId);
  return {
    refused: variantIds(refusals),
    unknownPromotion: variantIds(refusals.filter(({ kind }) => kind === "PromotionUnknown")),
  };
}

function parseBasket(body: unknown, needs: ProductNeeds): CommerceBasket {
  const basket = basketSchema.parse(body) as unknown as CommerceBasket;
  const { items, promotions } = basket;
  noteNeeds(
    items.map(({ product }) => product),
    needs,
  );
  if (promotions?.length) for (const item of items) promotionsBeside.set(item, promotions);
  return basket;
}
