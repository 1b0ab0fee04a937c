import type { WishlistResponseData } from "@scayle/storefront-api";
import * as z from "zod";
import type { CallContext } from "#gateway/sources/call-context.ts";
import type { Upstream } from "#gateway/sources/http.ts";
import { pathSegment } from "#gateway/sources/path-segment.ts";
import { commerceQuery } from "./commerce-query.ts";
import { itemParameters, noteNeeds, type ProductNeeds } from "./product-with.ts";

/** How a write ended; `wishlist` is what it is now, missing when the upstream responded with an error only. */
export interface WishlistWrite {
  readonly outcome: "done" | "already-present" | "item-not-found" | "unavailable" | "full";
  readonly wishlist: WishlistResponseData | undefined;
}

/** A product, or one variant of it. */
export type Wish = { readonly productId: number } | { readonly variantId: number };

const wishlistSchema = z.looseObject({
  key: z.string(),
  items: z.array(
    z.looseObject({
      key: z.string(),
      productId: z.int(),
      product: z.looseObject({ id: z.int() }),
      addedAt: z.optional(z.string()),
    }),
  ),
});

const shareSchema = z.object({ token: z.nullable(z.string()) });

/** Reading and changing wishlists. Nothing here is ever cached or retried. */
export class WishlistCalls {
  private readonly upstream: Upstream;
  private readonly call: CallContext;

  constructor(upstream: Upstream, call: CallContext) {
    this.upstream = upstream;
    this.call = call;
  }

  /** The wishlist of a key; an unknown key has an empty one. `needs` is what its products are requested with. */
  async get(wishlistKey: string, needs: ProductNeeds): Promise<WishlistResponseData> {
    const response = await this.upstream.request(this.call, {
      path: wishlistPath(wishlistKey),
      tracePath: "/v1/wishlists/…",
      query: this.query(needs),
      parse: (body) => parseWishlist(body, needs),
    });
    return response.data;
  }

  add(wishlistKey: string, wish: Wish, needs: ProductNeeds): Promise<WishlistWrite> {
    return this.write("POST", wishlistKey, "/items", needs, wish, {
      409: "already-present",
      412: "unavailable",
      413: "full",
    });
  }

  remove(wishlistKey: string, itemKey: string, needs: ProductNeeds): Promise<WishlistWrite> {
    return this.write("DELETE", wishlistKey, `/items/${pathSegment(itemKey)}`, needs, undefined, {
      404: "item-not-found",
    });
  }

  /** Removes every item at once. */
  clear(wishlistKey: string, needs: ProductNeeds): Promise<WishlistWrite> {
    return this.write("DELETE", wishlistKey, "/items", needs, undefined, {});
  }

  /** The token that shows a wishlist to others; null without one, and at an upstream that knows none. */
  shareToken(wishlistKey: string): Promise<string | null> {
    return this.sendToken("GET", wishlistKey, [404]);
  }

  /** Makes that token if need be. */
  async share(wishlistKey: string): Promise<string> {
    return z.string().parse(await this.sendToken("PUT", wishlistKey));
  }

  /** Takes it back. */
  async stopSharing(wishlistKey: string): Promise<void> {
    await this.sendToken("DELETE", wishlistKey);
  }

  /** The wishlist a token shows; null for one that is unknown or was taken back. */
  async shared(token: string, needs: ProductNeeds): Promise<WishlistResponseData | null> {
    const response = await this.upstream.request(this.call, {
      path: `/v1/shared-wishlists/${pathSegment(token)}`,
      tracePath: "/v1/shared-wishlists/…",
      query: this.query(needs),
      takes: [404],
      parse: (body, status) => (status === 404 ? null : parseWishlist(body, needs)),
    });
    return response.data;
  }

  private async sendToken(
    method: "GET" | "PUT" | "DELETE",
    wishlistKey: string,
    takes: number[] = [],
  ): Promise<string | null> {
    const response = await this.upstream.request(this.call, {
      method,
      path: `${wishlistPath(wishlistKey)}/share`,
      tracePath: "/v1/wishlists/…/share",
      query: commerceQuery(this.call, {}),
      takes,
      parse: (body, status) => (status === 404 ? null : shareSchema.parse(body).token),
    });
    return response.data;
  }

  private async write(
    method: "POST" | "DELETE",
    wishlistKey: string,
    path: string,
    needs: ProductNeeds,
    body: unknown,
    refusals: Readonly<Record<number, WishlistWrite["outcome"]>>,
  ): Promise<WishlistWrite> {
    const response = await this.upstream.request(this.call, {
      method,
      path: wishlistPath(wishlistKey) + path,
      tracePath: `/v1/wishlists/…${path}`,
      query: this.query(needs),
      takes: Object.keys(refusals).map(Number),
      body,
      parse: (json, status): WishlistWrite => ({
        outcome: refusals[status] ?? "done",
        wishlist: status < 400 || wishlistSchema.safeParse(json).success ? parseWishlist(json, needs) : undefined,
      }),
    });
    return response.data;
  }

  private query(needs: ProductNeeds): URLSearchParams {
    return commerceQuery(this.call, itemParameters(needs));
  }
}

function wishlistPath(wishlistKey: string): string {
  return `/v1/wishlists/${encodeURIComponent(wishlistKey)}`;
}

function parseWishlist(body: unknown, needs: ProductNeeds): WishlistResponseData {
  const wishlist = wishlistSchema.parse(body) as unknown as WishlistResponseData;
  noteNeeds(
    wishlist.items.map(({ product }) => product),
    needs,
  );
  return wishlist;
}
