import type { NavigationV2Tree, Redirect, Value } from "@scayle/storefront-api";
import * as z from "zod";
import { type ShopLocale, shops } from "@warmeland/schema/rules/shops.ts";
import type { CallContext } from "#gateway/sources/call-context.ts";
import type { Upstream } from "#gateway/sources/http.ts";
import { pathSegment } from "#gateway/sources/path-segment.ts";
import { type CategoryTree, parseCategoryTree } from "./category-tree.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { commerceQuery, shellPolicy } from "./commerce-query.ts";
import { parseShopRecord, type ShopRecord } from "./shop-record.ts";

const navigationSchema = z.looseObject({ items: z.array(z.looseObject({ id: z.int(), name: z.string() })) });
const groupSchema = z.looseObject({ values: z.array(z.looseObject({ label: z.string() })) });
const redirectSchema = z.looseObject({ target: z.string(), statusCode: z.int() });

/** Reading the shell of the shop: its record, category tree, navigation and redirects. */
export class ShopCalls {
  private readonly upstream: Upstream;
  private readonly call: CallContext;

  constructor(upstream: Upstream, call: CallContext) {
    this.upstream = upstream;
    this.call = call;
  }

  /** The record of a shop, of the request's own unless another is named. */
  async record({ shopId } = this.call.shop): Promise<ShopRecord> {
    const response = await this.upstream.request(this.call, {
      path: "/v1/shop-configuration",
      query: new URLSearchParams({ shopId: String(shopId) }),
      cache: shellPolicy,
      parse: parseShopRecord,
    });
    return response.data;
  }

  /** Every shop that is there for shoppers. */
  async openShops(): Promise<readonly ShopLocale[]> {
    const areOpen = await Promise.all(shops.map((shop) => this.isOpen(shop)));
    return shops.filter((_shop, place) => areOpen[place]);
  }

  /** Whether a shop is there for shoppers: an upstream does not know those that are not. */
  async isOpen(shop: ShopLocale): Promise<boolean> {
    try {
      await this.record(shop);
      return true;
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return false;
      throw error;
    }
  }

  async categoryTree(): Promise<CategoryTree> {
    const response = await this.upstream.request(this.call, {
      path: "/v1/categories",
      query: commerceQuery(this.call, { depth: 10, with: "descendants,properties,productSorting" }),
      cache: shellPolicy,
      parse: parseCategoryTree,
    });
    return response.data;
  }

  /** A navigation by its key; null when the shop has none of that key. */
  async navigation(key: string): Promise<NavigationV2Tree | null> {
    const response = await this.upstream.request(this.call, {
      path: `/v2/navigations/${pathSegment(key)}`,
      query: commerceQuery(this.call, { with: "category" }),
      cache: shellPolicy,
      takes: [404],
      parse: (body, status) => (status === 404 ? null : (navigationSchema.parse(body) as unknown as NavigationV2Tree)),
    });
    return response.data;
  }

  /** Every brand of the shop; none when the shop knows no brands. */
  async brands(): Promise<readonly Value[]> {
    const response = await this.upstream.request(this.call, {
      path: "/v1/attributes/brand",
      query: commerceQuery(this.call),
      cache: shellPolicy,
      takes: [404],
      parse: (body, status) => (status === 404 ? [] : (groupSchema.parse(body).values as unknown as Value[])),
    });
    return response.data;
  }

  /** Where a path moved to; null when it did not. */
  async redirect(path: string): Promise<Redirect | null> {
    const response = await this.upstream.request(this.call, {
      method: "POST",
      path: "/v1/redirects",
      query: commerceQuery(this.call),
      body: { url: path },
      takes: [404],
      parse: (body, status) => (status === 404 ? null : (redirectSchema.parse(body) as unknown as Redirect)),
    });
    return response.data;
  }
}
